import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { drawBars, drawLine } from './draw-chart.ts'
import { drawLayers, drawShares, percentOf } from './draw-parts.ts'
import { type Figure, readFigure } from './figure-text.ts'
import { element, written } from './svg.ts'

/** The class that the parser gives to a fenced code block with the language `figure`. */
export const figureClass = 'language-figure'

/**
 * Draws each figure from its numbers. The author's text enters the drawing only as text. This runs after the
 * sanitizing, which removes every drawing.
 */
export function drawFigures() {
  return (tree: Root) => {
    visit(tree, 'element', (node, place, parent) => {
      const [code] = node.children
      if (node.tagName !== 'pre' || !parent || place === undefined || code?.type !== 'element') return undefined
      if (!Array.isArray(code.properties['className'])) return undefined
      code.properties = {}
      const [source] = code.children
      const drawn = drawFigure(source?.type === 'text' ? source.value : '')
      const shown = drawn.tagName === 'figure' ? [drawn] : [drawn, node]
      parent.children.splice(place, 1, ...shown)
      return [SKIP, place + shown.length]
    })
  }
}

/** Draws a figure from its text, or says in a paragraph why it cannot be drawn. */
export function drawFigure(text: string): Element {
  const figure = readFigure(text)
  return 'problem' in figure ? element('p', {}, `This figure cannot be drawn: ${figure.problem}.`) : figureOf(figure)
}

const names = { bars: 'Bar chart', line: 'Line chart', shares: 'Shares of a whole', layers: 'Section' } as const

function draw(figure: Figure): Element {
  const name = `${names[figure.kind]}, its numbers are in the table that follows`
  switch (figure.kind) {
    case 'bars':
      return drawBars(figure, name)
    case 'line':
      return drawLine(figure, name)
    case 'shares':
      return drawShares(figure, name)
    case 'layers':
      return drawLayers(figure, name)
  }
}

const figureOf = (figure: Figure) =>
  element(
    'figure',
    {},
    element('figcaption', {}, figure.title),
    draw(figure),
    ...(figure.source ? [element('p', {}, `Source: ${figure.source}`)] : []),
    element('details', {}, element('summary', {}, 'Show the numbers'), tableOf(figure)),
  )

function tableOf(figure: Figure): ElementContent {
  const { columns, unit } = figure
  const withUnit = (name: string) => (unit ? `${name} (${unit})` : name)
  const rows =
    figure.kind === 'layers'
      ? figure.layers.map(({ name, from, to, what }) => [name, written(from), written(to), what])
      : figure.rows.map(({ label, values }) => [label, ...values.map(written), ...shareIn(figure, values)])
  const isNumber = (place: number) => place > 0 && (figure.kind !== 'layers' || place < 3)
  const heads = [...columns, ...(figure.kind === 'shares' ? ['Share'] : [])]
  const align = (place: number) => (isNumber(place) ? { align: 'right' } : {})
  const headOf = (name: string, place: number) =>
    element('th', align(place), isNumber(place) && place < columns.length ? withUnit(name) : name)
  return element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...heads.map(headOf))),
    element(
      'tbody',
      {},
      ...rows.map((cells) => element('tr', {}, ...cells.map((cell, place) => element('td', align(place), cell)))),
    ),
  )
}

function shareIn(figure: Figure, [value = 0]: readonly number[]): string[] {
  if (figure.kind !== 'shares') return []
  const sum = figure.rows.reduce((total, row) => total + (row.values[0] ?? 0), 0)
  return [percentOf(value / sum)]
}
