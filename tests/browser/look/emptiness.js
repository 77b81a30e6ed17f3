// The largest rectangle of a picture in which nothing is drawn: [its share, left, top, width, height].
async (encoded) => {
  const CELL = 8
  const QUIET = 10
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${encoded}`)).blob())
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  const [across, down] = [Math.floor(image.width / CELL), Math.floor(image.height / CELL)]

  /** Whether all pixels of a cell are nearly alike. */
  function quiet(column, row) {
    const first = (row * CELL * image.width + column * CELL) * 4
    for (let y = 0; y < CELL; y++)
      for (let x = 0; x < CELL; x++) {
        const at = first + (y * image.width + x) * 4
        for (let colour = 0; colour < 3; colour++)
          if (Math.abs(data[at + colour] - data[first + colour]) > QUIET) return false
      }
    return true
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
        if (area > best[0]) best = [area, from * CELL, (row - height + 1) * CELL, (column - from) * CELL, height * CELL]
        start = from
      }
      open.push([start, heights[column]])
    }
  }
  return best
}
