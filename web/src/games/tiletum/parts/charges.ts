// A small mark for each colour, so that pieces are told apart without hue.
export const CHARGES: Record<string, string> = {
  '0': 'M-5 8 0 3 5 8',
  '1': 'M0 1V9M-4 5H4',
  '2': 'M-5 2 5 9',
  '3': 'M-6 5H6',
  '4': 'M0 1 4 5 0 9-4 5Z',
  '5': 'M-3 1V9M3 1V9',
  cardinal: 'M0 0V10M-4 3H4M-2.5 6.5H2.5',
}
