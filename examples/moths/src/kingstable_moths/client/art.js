// The drawings: a moth, a spark, and the five lights, each in a box of 64 by 64.

const svg = (inside) => `<svg viewBox="0 0 64 64" xmlns="http://www.w3.org/2000/svg">${inside}</svg>`

const HALO = '<circle cx="32" cy="26" r="25" fill="#ffe9a3" opacity=".16"/><circle cx="32" cy="26" r="15" fill="#ffe9a3" opacity=".26"/>'

const flame = (x, y, size) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0-14c4 6 7 9 7 14a7 7 0 0 1-14 0c0-5 3-8 7-14Z" fill="#ffb53d"/>` +
  `<path transform="translate(${x} ${y + 2 * size}) scale(${size * 0.55})" d="M0-14c4 6 7 9 7 14a7 7 0 0 1-14 0c0-5 3-8 7-14Z" fill="#fff3c4"/>`

export const MOTH_ART = svg(
  '<path d="M31 30C22 10 8 8 5 15c-3 8 4 17 14 20-8 2-13 9-10 15 4 7 16 4 23-12Z" fill="#cbb38c"/>' +
    '<path d="M33 30c9-20 23-22 26-15 3 8-4 17-14 20 8 2 13 9 10 15-4 7-16 4-23-12Z" fill="#cbb38c"/>' +
    '<circle cx="17" cy="22" r="5" fill="#8a5a3c"/><circle cx="47" cy="22" r="5" fill="#8a5a3c"/>' +
    '<circle cx="17" cy="22" r="2" fill="#f6ecd0"/><circle cx="47" cy="22" r="2" fill="#f6ecd0"/>' +
    '<circle cx="18" cy="44" r="3" fill="#a9764e"/><circle cx="46" cy="44" r="3" fill="#a9764e"/>' +
    '<path d="M32 22c3 0 4 4 4 12s-2 18-4 18-4-10-4-18 1-12 4-12Z" fill="#4a3526"/>' +
    '<path d="M31 23C29 15 25 11 20 9M33 23c2-8 6-12 11-14" fill="none" stroke="#4a3526" stroke-width="2" stroke-linecap="round"/>',
)

export const SPARK_ART = svg('<path d="M32 6l5 19 19 7-19 7-5 19-5-19-19-7 19-7Z" fill="#ffd35a" stroke="#8a5a10" stroke-width="2"/>')

export const LIGHT_ART = {
  candle: svg(
    HALO + flame(32, 22, 1) +
      '<path d="M25 32h14v22H25z" fill="#f1e3c4"/><path d="M25 32h14v5c-3 4-5-1-7 3-3 3-4-3-7-2Z" fill="#fff6dc"/><path d="M18 54h28v4H18z" fill="#a9764e"/>',
  ),
  lamp: svg(
    HALO + flame(32, 26, 0.9) +
      '<path d="M24 14c-6 8-6 18 0 26h16c6-8 6-18 0-26Z" fill="#dff0f5" opacity=".35"/><path d="M22 40h20l3 6H19z" fill="#c98b2c"/>' +
      '<path d="M17 46h30c0 8-6 12-15 12s-15-4-15-12Z" fill="#a8671d"/><path d="M27 8h10v6H27z" fill="#c98b2c"/>',
  ),
  lantern: svg(
    HALO +
      '<path d="M22 16a10 10 0 0 1 20 0" fill="none" stroke="#6f7d92" stroke-width="3"/><path d="M18 16h28l3 6H15z" fill="#3e4a60"/>' +
      '<path d="M19 22h26v26H19z" fill="#ffe9a3"/>' + flame(32, 38, 0.8) +
      '<path d="M19 22h3v26h-3zM42 22h3v26h-3zM15 48h34v7H15z" fill="#3e4a60"/>',
  ),
  campfire: svg(
    HALO + flame(22, 36, 1.1) + flame(42, 36, 1.1) + flame(32, 32, 1.7) +
      '<path d="M8 52 50 44l2 6-42 9zM56 52 14 44l-2 6 42 9z" fill="#7a4a2a"/>',
  ),
  lighthouse: svg(
    '<path d="M32 15 2 4v22zM32 15 62 4v22z" fill="#ffe9a3" opacity=".5"/><path d="M26 8h12v4H26z" fill="#a8321f"/><path d="M27 12h10v8H27z" fill="#fff3c4"/>' +
      '<path d="M24 20h16v4H24z" fill="#3e4a60"/><path d="M26 24h12l4 32H22z" fill="#f1e6cd"/><path d="M25 32h14l1 8H24zM23.5 46h17l1 8h-19z" fill="#a8321f"/><path d="M14 56h36v4H14z" fill="#3e4a60"/>',
  ),
}
