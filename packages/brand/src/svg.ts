import { mix } from './color.ts'
import type { Ramp } from './category-ramps.ts'

export const coverThresholds = Array.from({ length: 11 }, (_, index) => 0.07 + (index * 0.87) / 10)

const isIndexContour = (index: number) => index % 4 === 3

function rampColor({ base, middle, peak }: Ramp, height: number): string {
  if (!middle) return mix(base, peak, height)
  return height < 0.5 ? mix(base, middle, height * 2) : mix(middle, peak, height * 2 - 1)
}

/** Paints with attributes, so that the classes of `repaint` can override the colours. */
export function paintLevels(paths: readonly string[], ramp: Ramp): string {
  const levels = paths.map((path, index) => {
    const weight = isIndexContour(index) ? ' stroke-width="1.7"' : ''
    return (
      path && `<path class="l${index}" fill="${rampColor(ramp, (index + 1) / paths.length)}"${weight} d="${path}"/>`
    )
  })
  return `<g class="g" stroke="${ramp.line}" stroke-opacity="${ramp.lineOpacity}" stroke-width=".8">${levels.join('')}</g>`
}

export function repaint(levels: number, ramp: Ramp): string {
  const fills = Array.from(
    { length: levels },
    (_, index) => `.l${index}{fill:${rampColor(ramp, (index + 1) / levels)}}`,
  )
  return `.b{fill:${ramp.base}}.g{stroke:${ramp.line};stroke-opacity:${ramp.lineOpacity}}${fills.join('')}`
}

/** An SVG shown as an image takes its theme from the `color-scheme` of the surrounding element. */
export const inDark = (rules: string) => `@media(prefers-color-scheme:dark){${rules}}`

interface Picture {
  width: number
  height: number
  fit?: string
  style?: string
  body: string
}

export function svgFile({ width, height, fit, style, body }: Picture): string {
  const aspect = fit ? ` preserveAspectRatio="${fit}"` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${aspect}>${style ? `<style>${style}</style>` : ''}${body}</svg>`
}
