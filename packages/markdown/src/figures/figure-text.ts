interface Described {
  title: string
  unit: string
  source: string
  /** The headings of the table's columns. The first is that of the labels. */
  columns: readonly string[]
}

export interface Row {
  label: string
  values: readonly number[]
}

export interface Layer {
  name: string
  from: number
  to: number
  what: string
}

export interface Chart extends Described {
  kind: 'bars' | 'line' | 'shares'
  rows: readonly Row[]
}

export interface Section extends Described {
  kind: 'layers'
  layers: readonly Layer[]
}

export type Figure = Chart | Section

/** The limits of a figure, so that it is readable on a phone. */
const most = {
  bars: { rows: 14, columns: 3, label: 24 },
  line: { rows: 24, columns: 3, label: 14 },
  shares: { rows: 7, columns: 1, label: 24 },
  layers: { rows: 7, columns: 3, label: 24 },
} as const

const kinds = ['bars', 'line', 'shares', 'layers'] as const
const settings = { kind: 10, title: 80, unit: 20, source: 160 } as const
const columnLength = 30
const whatLength = 60

interface Line {
  number: number
  text: string
}

class FigureProblem extends Error {}

function fail({ number, text }: Line, problem: string): never {
  const shown = text.length > 60 ? `${text.slice(0, 59)}…` : text
  throw new FigureProblem(`line ${number}, “${shown}”: ${problem}`)
}

const lettersOf = (text: string) => [...text.normalize('NFC').replaceAll(/\p{M}/gu, '')].length

/** @returns the figure, or a text that names the line which prevents drawing it */
export function readFigure(text: string): Figure | { problem: string } {
  const lines = text
    .split('\n')
    .map((line, place) => ({ number: place + 1, text: line.trim() }))
    .filter((line) => line.text !== '')
  try {
    return parse(lines)
  } catch (error) {
    if (!(error instanceof FigureProblem)) throw error
    return { problem: error.message }
  }
}

const settingLine = /^(kind|title|unit|source)[ \t]*:(.*)$/i

function parse(lines: readonly Line[]): Figure {
  const said = new Map<string, Line>()
  let place = 0
  for (; place < lines.length; place += 1) {
    const line = lines[place]
    const [, key, value] = settingLine.exec(line?.text ?? '') ?? []
    if (!line || key === undefined || value === undefined) break
    said.set(key.toLowerCase(), { ...line, text: value.trim() })
  }
  const end = { number: lines.at(-1)?.number ?? 1, text: lines.at(-1)?.text ?? '' }
  const settingOf = (key: keyof typeof settings, isNeeded: boolean) => {
    const line = said.get(key)
    if (isNeeded && !line?.text) fail(line ?? lines[0] ?? end, `please add “${key}: …” at the top`)
    if (line && lettersOf(line.text) > settings[key]) fail(line, `at most ${settings[key]} letters, please`)
    return line?.text ?? ''
  }
  const wanted = settingOf('kind', true)
  const kind = kinds.find((each) => each === wanted)
  if (!kind) fail(said.get('kind') ?? end, `the kinds of figure are ${kinds.join(', ')}`)
  const about = {
    title: settingOf('title', true),
    unit: settingOf('unit', kind !== 'shares'),
    source: settingOf('source', false),
  }

  const [head, ...body] = lines.slice(place).filter(({ text }) => !/^[|:\- \t]*-[|:\- \t]*$/.test(text))
  if (!head?.text.includes('|')) fail(head ?? end, 'here the table begins: names of its columns, with | between them')
  const columns = cellsOf(head)
  const limits = most[kind]
  const isSection = kind === 'layers'
  const wrongColumns = isSection ? columns.length !== 4 : columns.length < 2 || columns.length > limits.columns + 1
  if (wrongColumns)
    fail(
      head,
      isSection
        ? 'the columns are Layer | From | To | What happens'
        : limits.columns === 1
          ? 'one column of names and one of numbers, please'
          : `one column of names and 1 to ${limits.columns} of numbers, please`,
    )
  if (columns.some((name) => name === '' || lettersOf(name) > columnLength))
    fail(head, `each column needs a name of at most ${columnLength} letters`)
  if (body.length < 2) fail(body.at(-1) ?? head, 'at least 2 rows, please')
  const tooMany = body[limits.rows]
  if (tooMany) fail(tooMany, `at most ${limits.rows} rows, please`)
  for (const line of body) {
    const cells = cellsOf(line)
    if (cells.length !== columns.length) fail(line, `${columns.length} cells are needed, this row has ${cells.length}`)
    const [label = ''] = cells
    if (label === '' || lettersOf(label) > limits.label)
      fail(line, `the first cell needs a name of at most ${limits.label} letters`)
  }
  return isSection
    ? { kind, ...about, columns, layers: layersOf(body) }
    : { kind, ...about, columns, rows: rowsOf(body, kind) }
}

/** Splits a row into cells. A row of a Markdown table, with a bar at either end, is accepted too. */
const cellsOf = ({ text }: Line) =>
  text
    .replace(/^\|(.*?)\|?$/, '$1')
    .split('|')
    .map((cell) => cell.trim())

const number = /^-?(?:\d{1,12}|\d{1,3}(?:,\d{2,3}){1,4})(?:\.\d{1,6})?$/

function numberOf(line: Line, cell = '') {
  const plain = cell.replace('−', '-')
  if (!number.test(plain)) fail(line, `“${cell.slice(0, 20)}” is not a plain number`)
  return Number(plain.replaceAll(',', ''))
}

function rowsOf(body: readonly Line[], kind: Chart['kind']): Row[] {
  const rows = body.map((line) => {
    const [label = '', ...cells] = cellsOf(line)
    const values = cells.map((cell) => numberOf(line, cell))
    if (kind === 'shares' && values.some((value) => value < 0)) fail(line, 'a share is not less than 0')
    return { label, values }
  })
  const [first] = body
  if (first && kind === 'shares' && rows.every(({ values: [value] }) => value === 0))
    fail(first, 'at least one share must be more than 0')
  return rows
}

function layersOf(body: readonly Line[]): Layer[] {
  const layers: Layer[] = []
  for (const line of body) {
    const [name = '', begin, end, what = ''] = cellsOf(line)
    const layer = { name, from: numberOf(line, begin), to: numberOf(line, end), what }
    const [first] = layers
    const before = layers.at(-1)
    if (lettersOf(what) > whatLength) fail(line, `the last cell holds at most ${whatLength} letters`)
    if (layer.from === layer.to) fail(line, 'From and To must differ')
    if (before && before.to !== layer.from) fail(line, `From must be ${before.to}, where the layer above ends`)
    if (first && first.to > first.from !== layer.to > layer.from) fail(line, 'all layers must run the same way')
    layers.push(layer)
  }
  return layers
}
