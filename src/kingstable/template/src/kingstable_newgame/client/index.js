// The board in the browser. Kingstable calls the parts with an element to draw into and the table; the contract is
// `OutsideGame` in its web/src/games/outside.ts.

/** An element with a class and what stands in it. */
function h(tag, className, ...inside) {
  const element = document.createElement(tag)
  if (className) element.className = className
  element.append(...inside)
  return element
}

const idOf = (stone) => `stone:${stone}`

/** A stone: its number on its colour. */
function stoneOf(table, stone) {
  const { colour, number } = table.faces.stones[stone]
  return h('div', `newgame-stone ${colour}`, String(number))
}

/** What a stone is called, in the reader's language. */
function nameOf(table, stone) {
  const { colour, number } = table.faces.stones[stone]
  return table.say({ id: 'stone', args: { colour: { id: `colour-${colour}`, args: {} }, number } })
}

function Board(target, table) {
  const board = h('div', 'newgame-board')
  target.append(board)

  function update() {
    const { view } = table
    // `bind` makes an element stand for a thing: gold, clicks, keys and its name come with it.
    const row = view.row.map((stone) => table.bind(stoneOf(table, stone), idOf(stone), nameOf(table, stone)))
    board.replaceChildren(
      h('h2', '', table.t('ui-newgame-row')),
      h('div', 'row', ...row),
      h('p', '', table.t('ui-newgame-deck', { count: view.deck })),
    )
  }

  update()
  return { update }
}

/** What a player has taken, in the player's panel. */
function Seat(target, table, { seat }) {
  const update = () => {
    const taken = h('div', 'newgame-taken', ...table.view.taken[seat].map((stone) => stoneOf(table, stone)))
    target.replaceChildren(taken)
  }
  update()
  return { update }
}

export const client = {
  interface: 1,
  /** Whether the board shows a thing; choices that touch nothing on the board become buttons. */
  placed: (view, id) => view.row.some((stone) => idOf(stone) === id),
  parts: { Board, Seat },
}
