import papa from 'papaparse'

const cellLength = 400

const isAddress = (cell: string) => /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/.test(cell)

/**
 * These headings name a column of first names: `First name`, `first_name`, `FirstName`, `Given name`, or only `Name`.
 */
const nameHeadings = [/^(first|given)name/, /^(forename|fname)$/, /^(full|display)?name$/]

const letters = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

export interface SubscriberRow {
  line: number
  email: string
  firstName: string
}

/**
 * Takes the addresses from the column that has most of them, because every program gives that column another heading.
 * @throws {TypeError} of a file that is neither UTF-8 nor UTF-16, whose names would be spoiled
 */
export function readSubscribers(bytes: ArrayBuffer): SubscriberRow[] {
  // The end of the file is trimmed before the delimiter is guessed, because an empty last line counts as a row of one
  // cell.
  const text = decode(bytes).replace(/(\r\n|\r|\n)+$/, '')
  const { data } = papa.parse<string[]>(text, { skipEmptyLines: false, delimiter: delimiterOf(text) })
  const lines = data.map((cells) => cells.map((cell) => cell.trim().slice(0, cellLength)))
  const width = Math.max(0, ...lines.map((cells) => cells.length))
  const counts = Array.from({ length: width }, (_, at) => lines.filter((cells) => isAddress(cells[at] ?? '')).length)
  const most = Math.max(0, ...counts)
  if (most === 0) return []
  const emailAt = counts.indexOf(most)
  const heads = lines[0] ?? []
  const isHeaded = !heads.some(isAddress)
  const nameAt = isHeaded
    ? nameHeadings.reduce(
        (found, heading) => (found >= 0 ? found : heads.findIndex((head) => heading.test(letters(head)))),
        -1,
      )
    : -1
  return lines
    .map((cells, place) => ({ line: place + 1, email: cells[emailAt] ?? '', firstName: cells[nameAt] ?? '' }))
    .slice(isHeaded ? 1 : 0)
    .filter(({ email }) => email !== '')
}

function delimiterOf(text: string) {
  const heading = /^.*/.exec(text)?.[0] ?? ''
  const count = (sign: string) => heading.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

function decode(bytes: ArrayBuffer) {
  const [first, second] = new Uint8Array(bytes)
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding, { fatal: true }).decode(bytes)
}
