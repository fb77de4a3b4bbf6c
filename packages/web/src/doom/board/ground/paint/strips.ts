/** Pixels that are painted at a time: a press in between waits only for them. */
const STRIP_PIXELS = 4e5

/** Paints a large picture a strip at a time; the way back gives it up. */
export function inStrips(
  image: HTMLImageElement,
  width: number,
  height: number,
  wait: number,
  done: (sheet: HTMLCanvasElement) => void,
): () => void {
  const sheet = document.createElement('canvas')
  sheet.width = width
  sheet.height = height
  const pen = sheet.getContext('2d')!
  const strip = Math.ceil(STRIP_PIXELS / width)
  let top = 0
  const paint = () => {
    pen.save()
    pen.beginPath()
    pen.rect(0, top, width, strip)
    pen.clip()
    pen.drawImage(image, 0, 0, width, height)
    pen.restore()
    pen.getImageData(0, top, 1, 1) // or else the browser would paint all strips with the last
    top += strip
    if (top < height) timer = setTimeout(paint)
    else done(sheet)
  }
  let timer = setTimeout(paint, wait)
  return () => clearTimeout(timer)
}
