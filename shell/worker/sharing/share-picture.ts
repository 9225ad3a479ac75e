import { description, product } from '@kere/brand/brand'
import { createCanvas, white } from './canvas.ts'
import { layOut, spaced, write } from './draw-text.ts'
import { writePng } from './write-png.ts'

const margin = 80
const sizes = [96, 84, 72, 62, 54]

/** @param title empty, or a text that `canDraw` accepts */
export async function drawSharePicture(title: string): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = createCanvas()
  canvas.paintLake({ x: 640, y: 40, scale: 26 })
  canvas.paint(white, (shape) => {
    const room = { width: canvas.width - 2 * margin, mostLines: 4, sizes }
    const { size, lines } = layOut(spaced(title) || description, room)
    const top = margin + size * 0.72
    for (const [place, line] of lines.entries()) write(shape, line, { x: margin, y: top + place * size * 1.12, size })
    write(shape, product, { x: margin + 74, y: canvas.height - margin, size: 54 })
  })
  canvas.paintLogo({ x: margin - 18, y: canvas.height - margin - 52, scale: 2.6 })
  return writePng(canvas)
}
