import { concat } from '../pictures.ts'
import { latin, little, wide } from './bytes.ts'

const sectorBytes = 512
const free = 0xff_ff_ff_ff
const chainEnd = 0xff_ff_ff_fe

interface Stream {
  name: string
  data?: Uint8Array
}

export interface WrittenDoc {
  text?: string
  /** Stores two bytes for each letter. */
  isWide?: boolean
  /** The position at which the text is split, so that its pieces are stored in reverse order. */
  cut?: number
  flags?: number
  kind?: number
  streams?: readonly Stream[]
}

/** Writes a file as Word 97 does: the text in pieces, and a table of them. */
export function aDoc({
  text = 'Asha Rao',
  isWide = false,
  cut = 0,
  flags = 0x200,
  kind = 0xa5ec,
  streams = [],
}: WrittenDoc = {}) {
  const [first, second] = [text.slice(0, cut), text.slice(cut)]
  const encode = isWide ? wide : latin
  const head = new Uint8Array(1536)
  // The second piece is stored first.
  const places = [head.length + encode(second).length, head.length]
  const letters = [first, second].map(({ length }) => length)
  const ends = [0, letters[0]!, letters[0]! + letters[1]!].map((at) => little(at, 4))
  const named = places.map((at) => concat(little(0, 2), little(isWide ? at : at * 2 + 0x40_00_00_00, 4), little(0, 2)))
  const plc = concat(...ends, ...named)
  const formats = concat(Uint8Array.of(1), little(4, 2), new Uint8Array(4))
  const pieces = concat(formats, Uint8Array.of(2), little(plc.length, 4), plc)
  head.set(concat(little(kind, 2), little(0xc1, 2)))
  head.set(little(flags, 2), 10)
  head.set(concat(little(0, 4), little(pieces.length, 4)), 0x1a2)
  const document = concat(head, encode(second), encode(first), new Uint8Array(4096))
  const table = flags & 0x200 ? '1Table' : '0Table'
  return aCompoundFile([
    { name: 'WordDocument', data: document },
    { name: table, data: pieces },
    { name: '\u{1}CompObj' },
    ...streams,
  ])
}

/** Writes a compound file. Streams shorter than 4096 bytes are stored in small sectors. */
export function aCompoundFile(streams: readonly Stream[]) {
  const sectors: Uint8Array[] = []
  const table: number[] = []
  const add = (data: Uint8Array) => {
    const start = sectors.length
    const count = Math.ceil(data.length / sectorBytes)
    for (let at = 0; at < count; at += 1) {
      const sector = new Uint8Array(sectorBytes)
      sector.set(data.subarray(at * sectorBytes, (at + 1) * sectorBytes))
      sectors.push(sector)
      table.push(at === count - 1 ? chainEnd : start + at + 1)
    }
    return count === 0 ? chainEnd : start
  }
  const small: Uint8Array[] = []
  const smallTable: number[] = []
  const addSmall = (data: Uint8Array) => {
    const start = smallTable.length
    const count = Math.ceil(data.length / 64)
    for (let at = 0; at < count; at += 1) smallTable.push(at === count - 1 ? chainEnd : start + at + 1)
    small.push(concat(data, new Uint8Array(count * 64 - data.length)))
    return count === 0 ? chainEnd : start
  }
  const placed = streams.map(({ name, data = new Uint8Array() }) => ({
    name,
    size: data.length,
    start: data.length < 4096 ? addSmall(data) : add(data),
  }))
  const disk = concat(...small)
  const entry = (name: string, type: number, start: number, size: number) => {
    const bytes = new Uint8Array(128)
    bytes.set(wide(name))
    bytes.set(little(2 * name.length + 2, 2), 64)
    bytes[66] = type
    bytes.set(concat(little(start, 4), little(size, 4)), 116)
    return bytes
  }
  const diskStart = add(disk)
  const directory = add(
    concat(
      entry('Root Entry', 5, diskStart, disk.length),
      ...placed.map(({ name, start, size }) => entry(name, 2, start, size)),
    ),
  )
  const smallStart = add(concat(...smallTable.map((next) => little(next, 4))))
  const tables = Math.ceil((sectors.length + 1) / 127)
  const own = Array.from({ length: tables }, (_, at) => sectors.length + at)
  const all = concat(...[...table, ...own.map(() => 0xff_ff_ff_fd)].map((next) => little(next, 4)))
  const filled = new Uint8Array(tables * sectorBytes).fill(255)
  filled.set(all)
  const header = new Uint8Array(sectorBytes).fill(255, 76)
  header.set(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))
  header.set(concat(little(0x3e, 2), little(3, 2), little(0xff_fe, 2), little(9, 2), little(6, 2)), 24)
  header.set(concat(little(tables, 4), little(directory, 4), little(0, 4), little(4096, 4)), 44)
  header.set(concat(little(smallStart, 4), little(1, 4), little(free - 1, 4), little(0, 4)), 60)
  header.set(concat(...own.map((at) => little(at, 4))), 76)
  return concat(header, ...sectors, filled)
}

const doc = 'application/msword' as const

const texts = {
  text: 'Asha Rao\r',
  'words about macros': 'Macros, VBA, _VBA_PROJECT, Ole10Native, EncryptedPackage and DDEAUTO\r',
  fields: '\u{13} HYPERLINK "https://x.example" \u{14}x\u{15} and \u{13}PAGE \u{14}1\u{15}\r',
  'a field of a field': '\u{13} IF \u{13} MERGEFIELD a \u{14}1\u{15} = 1 "LINK" \u{14}\u{13} DATE \u{14}2\u{15}\u{15}',
  'a long text': 'The lake of Bellandur. '.repeat(9000),
}

export const innocentDocs = Object.entries(texts).flatMap(([content, text]) =>
  [false, true].flatMap((isWide) => [
    { title: `a DOC with ${content}${isWide ? ', wide' : ''}`, type: doc, bytes: aDoc({ text, isWide }) },
    {
      title: `a DOC with ${content}${isWide ? ', wide' : ''}, saved in haste`,
      type: doc,
      bytes: aDoc({
        text,
        isWide,
        cut: 5,
        flags: 0,
        streams: [{ name: 'ObjectPool' }, { name: 'Data', data: new Uint8Array(9000) }],
      }),
    },
  ]),
)
