import type { Element, ElementContent, Properties } from 'hast'

export type Child = ElementContent | string

export const element = (tagName: string, properties: Properties, ...children: readonly Child[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
})

/**
 * Makes a drawing as wide as its container and of a fixed height. Horizontal positions are percentages and vertical
 * ones pixels, so its text keeps its size on every screen without a script.
 */
export const drawing = (name: string, height: number, ...children: readonly Child[]) =>
  element(
    'svg',
    { role: 'img', ariaLabel: name, width: '100%', height: String(height), fontSize: '13.5', fill: 'currentColor' },
    ...children,
  )

export const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`

const pixels = (value: number) => String(Number(value.toFixed(1)))

interface Place {
  /** The horizontal position in percent of the width. */
  x: number
  /** The vertical position in pixels from the top. */
  y: number
}

/** @param y the vertical middle of the text */
export const label = ({ x, y }: Place, text: string, properties: Properties = {}) =>
  element('text', { x: percent(x), y: pixels(y + 4.5), ...properties }, text)

export const box = ({ x, y }: Place, size: { width: number; height: number }, properties: Properties) =>
  element('rect', {
    x: percent(x),
    y: pixels(y),
    width: percent(size.width),
    height: pixels(size.height),
    ...properties,
  })

export const stroke = (from: Place, to: Place, properties: Properties) =>
  element('line', { x1: percent(from.x), y1: pixels(from.y), x2: percent(to.x), y2: pixels(to.y), ...properties })

export const dot = ({ x, y }: Place, properties: Properties) =>
  element('circle', { cx: percent(x), cy: pixels(y), r: '3.5', ...properties })

export const grid = { stroke: 'var(--ds-hairline)' }
export const ink = { stroke: 'var(--ds-ink)', strokeWidth: '1.5' }
export const quiet = { fill: 'var(--ds-muted)' }

export const colors = ['brand', 'warn', 'leaf', 'bloom', 'info'].map((name) => `var(--ds-${name})`)

export const colorAt = (place: number) => colors[place % colors.length] ?? 'currentColor'

/** The columns' fills differ in pattern too, for readers who cannot see the colours. */
export const fillAt = (place: number): Properties => ({
  fill: place === 2 ? 'none' : colorAt(place),
  ...(place === 1 && { fillOpacity: '.3' }),
  ...(place > 0 && { stroke: colorAt(place), strokeWidth: '1.5' }),
  ...(place === 2 && { strokeDashArray: ['3', '2'] }),
})

const dashes = [[], ['8', '5'], ['2', '5']]

export const dashAt = (place: number): Properties => ({
  strokeDashArray: dashes[place]?.length ? dashes[place] : undefined,
})

/** The width of a drawing on a phone of 360 px. */
const narrowest = 300

const letterWidth = 6.9

/** Estimates the share of the narrowest drawing's width that the text needs. */
export function widthOf(text: string) {
  const letters = [...text.replaceAll(/\p{M}/gu, '')]
  const wide = letters.filter((letter) => /(?!\p{Script=Latin})\p{L}/u.test(letter)).length
  return ((letters.length + wide * 0.6) * letterWidth) / narrowest
}

const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 6 })

/** Replaces the hyphen by a minus sign, so that screen readers read it as one. */
export const written = (value: number) => format.format(value).replace('-', '\u2212')
