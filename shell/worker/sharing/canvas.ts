import { logo } from '@kere/brand/logo'
import { mailColors } from '@kere/brand/mail-colors'
import { Shape } from './raster.ts'

/** The size of every picture that is shown with a link. */
export const pictureSize = { width: 1200, height: 630 } as const

const { width, height } = pictureSize

export const colorOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

export const ground = colorOf('#0b5563')
export const white = colorOf(mailColors.light.surface)
const marigold = colorOf(mailColors.light.marigold)

const depths = [logo.shore, logo.ring, logo.core].map((path, step) => ({
  path,
  color: colorOf(['#0e6070', '#116b7c', '#147688'][step]!),
}))

interface Place {
  x: number
  y: number
  scale: number
}

/** Creates a picture filled with the background colour. */
export function createCanvas() {
  const colors = new Uint8Array(width * height * 3)
  for (let at = 0; at < colors.length; at += 3) colors.set(ground, at)
  const paint = (color: readonly number[], draw: (shape: Shape) => void) => {
    const shape = new Shape(width, height)
    draw(shape)
    shape.paint(colors, color)
  }
  return {
    width,
    height,
    colors,
    paint,
    paintLake(at: Place) {
      for (const { path, color } of depths) paint(color, (shape) => shape.add(path, at))
    },
    paintLogo({ x, y, scale }: Place) {
      const inner = 0.76 * scale
      paint(marigold, (shape) => shape.add(logo.ring, { x, y, scale }))
      paint(ground, (shape) =>
        shape.add(logo.ring, { x: x + 16 * (scale - inner), y: y + 16 * (scale - inner), scale: inner }),
      )
      paint(marigold, (shape) => shape.add(logo.core, { x, y, scale }))
    },
  }
}
