// The board of To the Light: three lights in the night, the moths of my hand, and where the last ones flew.
import { LIGHT_ART, MOTH_ART, SPARK_ART } from './art.js'

/** An element with a class and what stands in it: texts and elements. */
function h(tag, className, ...inside) {
  const element = document.createElement(tag)
  if (className) element.className = className
  element.append(...inside)
  return element
}

/** A drawing from art.js, which only looks nice. */
function drawing(art, className) {
  const element = h('span', className)
  element.innerHTML = art
  element.firstElementChild?.setAttribute('aria-hidden', 'true')
  return element
}

/** What the server tells of a light, with what is printed on it. */
const lit = (faces) => ({ light, glow }) => {
  const { kind, worth, name } = faces.lights[light]
  return { id: `light:${light}`, light, kind, name, glow, points: worth + glow }
}

/** The view as the parts draw it: every light with its face. */
function dress(told, faces) {
  const face = lit(faces)
  return {
    ...told,
    row: told.row.map(face),
    taken: told.taken.map((lights) => lights.map(face)),
    last: told.last.map((flight) => ({ ...flight, ...face({ light: flight.light, glow: 0 }) })),
  }
}

const told = (table, { name, points }) => table.t('ui-moths-light', { light: table.t(name), points })

/** A light on the table. */
function lightCard(table, light) {
  const card = h('div', `moths-light ${light.kind}`)
  card.append(
    drawing(LIGHT_ART[light.kind], 'art'),
    h('strong', '', String(light.points)),
    h('span', 'name', table.t(light.name), ...(light.glow ? [h('i', '', ` +${light.glow}`)] : [])),
  )
  return table.bind(card, light.id, told(table, light))
}

/** A moth as a card. */
function mothCard(moth) {
  return h('div', 'moths-moth', drawing(MOTH_ART, 'art'), h('strong', '', String(moth)))
}

/** One flight of the night before: whose moth came to which light, and what it brought. */
function flightLine(table, flight) {
  const line = h('li', flight.takes ? 'takes' : '')
  line.dataset.colour = String(table.colour(flight.seat))
  line.append(
    h('b', 'badge', String(flight.moth)),
    h('span', 'who', table.player(flight.seat)),
    drawing(LIGHT_ART[flight.kind], 'small'),
    ...(flight.spark ? [drawing(SPARK_ART, 'small')] : []),
  )
  line.title = table.t(flight.name)
  return line
}

function Board(target, table) {
  const board = h('div', 'moths-board')
  target.append(board)

  function update() {
    const { view, faces: { nights } } = table
    const over = view.night > nights
    const row = h('div', 'row', ...view.row.map((light) => lightCard(table, light)))
    const hand = h('div', 'hand', ...view.hand.map((moth) => table.bind(mothCard(moth), `moth:${moth}`, table.t('ui-moths-moth', { moth }))))
    const last = h('ul', 'last', ...view.last.map((flight) => flightLine(table, flight)))
    board.replaceChildren(
      h('h2', '', over ? table.t('ui-moths-over') : table.t('ui-moths-night', { night: view.night, nights })),
      row,
      ...(view.last.length ? [h('h3', '', table.t('ui-moths-last')), last] : []),
      ...(view.hand.length ? [h('h3', '', table.t('ui-moths-hand')), hand] : []),
    )
    board.classList.toggle('dawn', over)
  }

  update()
  return { update }
}

/** What a player has won, in the player's panel. */
function Seat(target, table, { seat }) {
  function update() {
    const lights = table.view.taken[seat]
    const list = h('span', 'moths-won')
    for (const light of lights) {
      const won = h('span', 'won', drawing(LIGHT_ART[light.kind], 'small'), String(light.points))
      won.title = told(table, light)
      list.append(won)
    }
    if (table.view.sparks[seat]) list.append(h('span', 'won', drawing(SPARK_ART, 'small'), String(table.view.sparks[seat])))
    target.replaceChildren(list)
  }
  update()
  return { update }
}

/** All lights and their points, and which moths have flown. */
function Reference(target, table) {
  const kinds = new Map(table.faces.lights.map((face) => [face.kind, face]))
  const lights = h('ul', 'moths-kinds')
  for (const { kind, name, worth } of kinds.values()) {
    lights.append(h('li', '', drawing(LIGHT_ART[kind], 'small'), told(table, { name, points: worth })))
  }
  const moths = h('ol', 'moths-all')
  for (let moth = 1; moth <= table.faces.moths; moth++) {
    moths.append(h('li', table.view.flown.includes(moth) ? 'flown' : '', String(moth)))
  }
  target.append(lights, h('h3', '', table.t('ui-moths-flown')), moths)
}

export const client = {
  interface: 1,
  dress,
  placed: (view, id) => view.row.some((light) => light.id === id) || view.hand.some((moth) => `moth:${moth}` === id),
  when: ({ night }, { nights }) => ({ id: 'ui-moths-night', args: { night: Math.min(night, nights), nights } }),
  parts: { Board, Seat, Reference },
}
