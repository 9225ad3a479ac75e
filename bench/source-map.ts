import { readFile } from 'node:fs/promises'

interface Segment {
  column: number
  /** The index in `sources`; -1 for code without a source. */
  source: number
}

export interface SourceMap {
  sources: readonly string[]
  lines: readonly (readonly Segment[])[]
}

export async function readSourceMap(path: string): Promise<SourceMap> {
  const { sources, mappings } = JSON.parse(await readFile(path, 'utf8')) as { sources: string[]; mappings: string }
  let source = 0
  const lines = mappings.split(';').map((line) => {
    let column = 0
    return line
      .split(',')
      .filter(Boolean)
      .map((text): Segment => {
        const [columnStep = 0, sourceStep] = decode(text)
        column += columnStep
        if (sourceStep === undefined) return { column, source: -1 }
        source += sourceStep
        return { column, source }
      })
  })
  return { sources, lines }
}

/**
 * Returns the file that contains the source of a position in the bundle, counted from 0; `null` for code of the bundler
 * itself.
 */
export function sourceAt({ sources, lines }: SourceMap, line: number, column: number): string | null {
  const segments = lines[line] ?? []
  let [low, high] = [0, segments.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (segments[middle]!.column <= column) low = middle + 1
    else high = middle
  }
  return sources[segments[low - 1]?.source ?? -1] ?? null
}

export function charactersBySource({ sources, lines }: SourceMap, code: string): Map<string, number> {
  const characters = new Map<string, number>()
  for (const [number, text] of code.split('\n').entries()) {
    const segments = lines[number] ?? []
    for (const [place, { column, source }] of segments.entries()) {
      const name = sources[source]
      if (name === undefined) continue
      const end = segments[place + 1]?.column ?? text.length
      characters.set(name, (characters.get(name) ?? 0) + end - column)
    }
  }
  return characters
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * Decodes base64 digits of five bits each, the lowest first. The sixth bit means that more follow, and the lowest bit
 * of the first is the sign.
 */
function decode(text: string): number[] {
  const values: number[] = []
  let [value, shift] = [0, 0]
  for (const character of text) {
    const digit = digits.indexOf(character)
    value += (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    values.push(value & 1 ? -(value >> 1) : value >> 1)
    ;[value, shift] = [0, 0]
  }
  return values
}
