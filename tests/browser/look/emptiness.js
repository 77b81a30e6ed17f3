// The largest rectangle of a picture in which nothing is drawn: [its share, left, top, width, height].
async (encoded) => {
  const CELL = 8
  const QUIET = 14
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  const [across, down] = [Math.floor(image.width / CELL), Math.floor(image.height / CELL)]

  /** Whether all pixels of a cell are nearly alike. */
  function quiet(column, row) {
    let [least, most] = [Infinity, -Infinity]
    for (let y = row * CELL; y < (row + 1) * CELL; y++)
      for (let x = column * CELL; x < (column + 1) * CELL; x++) {
        const at = (y * image.width + x) * 4
        const light = data[at] + data[at + 1] + data[at + 2]
        least = Math.min(least, light)
        most = Math.max(most, light)
      }
    return most - least < QUIET * 3
  }

  // For each row the height of the quiet columns above it; the largest rectangle under that outline.
  const heights = new Array(across + 1).fill(0)
  let best = [0, 0, 0, 0, 0]
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) heights[column] = quiet(column, row) ? heights[column] + 1 : 0
    const open = []
    for (let column = 0; column <= across; column++) {
      let start = column
      while (open.length && open.at(-1)[1] >= heights[column]) {
        const [from, height] = open.pop()
        const area = (height * (column - from)) / (across * down)
        if (area > best[0])
          best = [area, from * CELL, (row - height + 1) * CELL, (column - from) * CELL, height * CELL]
        start = from
      }
      open.push([start, heights[column]])
    }
  }
  return best
}
