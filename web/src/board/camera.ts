// Where a drawing stands in its window: how far it is zoomed and shifted, always kept in sight.

export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** `zoom` 1 shows everything; `x` and `y` are the point of the drawing (0 to 1) in the middle of the window. */
export interface Camera {
  zoom: number
  x: number
  y: number
}

export const OVERVIEW: Camera = { zoom: 1, x: 0.5, y: 0.5 }
const MOST = 6
/** A small window much taller than the drawing begins zoomed in, so that things are large enough to touch. */
const TALL = 1.35
const SMALL = 600

const fit = (content: Size, room: Size): number => Math.min(room.width / content.width, room.height / content.height)

/** The camera with which a window opens; smaller than to the `least` scale it draws nothing. */
export function fitted(content: Size, room: Size, least = 0): Camera {
  const tallness = room.height / room.width / (content.height / content.width)
  const tall = tallness > TALL && room.width < SMALL
  const zoom = Math.max(tall ? Math.min(tallness, 2) : 1, least / fit(content, room))
  return zoom > 1 ? { ...OVERVIEW, zoom: Math.min(zoom, MOST) } : OVERVIEW
}

/** The same place in a window of another size. */
export function refitted(camera: Camera, content: Size, room: Size, least = 0): Camera {
  const { zoom } = fitted(content, room, least)
  return inSight({ ...camera, zoom }, content, room, 0)
}

/** Where that puts the drawing: its corner and its scale in pixels. */
export function placed(camera: Camera, content: Size, room: Size) {
  const base = fit(content, room)
  const scale = base * camera.zoom
  return {
    fit: base,
    scale,
    x: room.width / 2 - camera.x * content.width * scale,
    y: room.height / 2 - camera.y * content.height * scale,
  }
}

/** Zooms by a factor so that what is under the point (in pixels of the window) stays there. */
export function zoomed(camera: Camera, factor: number, at: Point, content: Size, room: Size): Camera {
  const zoom = Math.max(1, Math.min(MOST, camera.zoom * factor))
  const base = fit(content, room)
  const shift = (1 / camera.zoom - 1 / zoom) / base
  return inSight(
    {
      zoom,
      x: camera.x + ((at.x - room.width / 2) * shift) / content.width,
      y: camera.y + ((at.y - room.height / 2) * shift) / content.height,
    },
    content,
    room,
  )
}

/** Shifts by pixels of the window; the edge of the drawing may come so far in. */
export function moved(camera: Camera, dx: number, dy: number, content: Size, room: Size, slack = SLACK): Camera {
  const scale = fit(content, room) * camera.zoom
  const shifted = { ...camera, x: camera.x - dx / (content.width * scale), y: camera.y - dy / (content.height * scale) }
  return inSight(shifted, content, room, slack)
}

/** What fits by its numbers but for a rounding. */
const HAIR = 1e-6

/** How far the edge of the drawing may come into the window, so that nothing stays under what lies over it. */
export const SLACK = 50

/** The edge of the drawing comes only a little further in than the edge of the window, unless all of it is seen. */
function inSight(camera: Camera, content: Size, room: Size, slack = SLACK): Camera {
  const scale = fit(content, room) * camera.zoom
  const kept = (at: number, size: number, space: number): number => {
    const half = space / 2 / (size * scale)
    if (half > 0.5 - HAIR) return 0.5
    const least = half - slack / (size * scale)
    return Math.max(least, Math.min(1 - least, at))
  }
  return { ...camera, x: kept(camera.x, content.width, room.width), y: kept(camera.y, content.height, room.height) }
}

/** The middle of as many of the points as lie together in a window of this size, those named first before the others. */
export function amid(points: readonly Point[], { width, height }: Size): Point {
  const { x, y } = points[0]!
  let [left, top, right, bottom] = [x, y, x, y]
  for (const { x, y } of points) {
    const [l, t, r, b] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)]
    if (r - l <= width && b - t <= height) [left, top, right, bottom] = [l, t, r, b]
  }
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** The middle of something to look for, and where it matters how large it is. */
export interface Sought extends Point, Partial<Size> {}

/** A sign at an edge of the window, and whither it points, in degrees from the right. */
export interface Sign extends Point {
  turn: number
}

/** So far inside the window a sign stands, and so near it can be pressed. */
const INSIDE = 18
const FINGER = 20
const RADIUS = 13
/** How far along the edge a sign goes that would cover something. */
const BESIDE = [0, ...[30, 60, 90].flatMap((by) => [by, -by])]
/** This share of a thing, from its middle, has to be in the window. */
const SEEN = 0.3

/** Which way things lie that a window of this size does not show, or cuts off: at each of its edges one sign, before the
    nearest, and beside what may not be covered. */
export function signs(
  sought: readonly Sought[],
  { width, height }: Size,
  labels: readonly Required<Sought>[] = [],
): Sign[] {
  const nearest = new Map<number, { far: number; point: Point }>()
  for (const point of sought) {
    const [across, down] = [(point.width ?? 0) * SEEN, (point.height ?? 0) * SEEN]
    const ways: [number, number][] = [
      [point.x + across - width, 0],
      [point.y + down - height, 90],
      [across - point.x, 180],
      [down - point.y, 270],
    ]
    const [far, turn] = ways.reduce((one, other) => (other[0] > one[0] ? other : one))
    if (far > 0 && far < (nearest.get(turn)?.far ?? Infinity)) nearest.set(turn, { far, point })
  }
  const kept = (at: number, size: number) => Math.max(INSIDE, Math.min(size - INSIDE, at))
  return [...nearest].map(([turn, { point }]) => {
    const at = (by: number): Sign =>
      turn % 180
        ? { turn, x: kept(point.x + by, width), y: kept(point.y, height) }
        : { turn, x: kept(point.x, width), y: kept(point.y + by, height) }
    const free = ({ x, y }: Sign) =>
      labels.every((it) => Math.abs(it.x - x) > it.width / 2 + RADIUS || Math.abs(it.y - y) > it.height / 2 + RADIUS)
    return BESIDE.map(at).find(free) ?? at(0)
  })
}

/** The sign that somebody presses who presses there, unless something lies there that can be chosen. */
export function pressed(signs: readonly Sign[], { x, y }: Point, on: EventTarget | null): Sign | undefined {
  const sign = signs.find((each) => Math.hypot(each.x - x, each.y - y) <= FINGER)
  return on instanceof Element && on.closest('[data-lit]') ? undefined : sign
}
