import { refuse } from './document-refusal.ts'

const entryBytes = 128
const headerBytes = 512
/** The number of allocation table sectors that the header itself lists. */
const namedTables = 109
/** Streams shorter than this are stored in small sectors, which together form one stream of the root. */
const smallSectorShift = 6
const storage = 1
const root = 5

interface Entry {
  name: string
  type: number
  start: number
  size: number
}

export interface CompoundFile {
  names: readonly string[]
  /** @returns undefined if there is no stream of this name */
  read(name: string): Uint8Array | undefined
}

/**
 * Reads a compound file, the format of Word 97 to 2003. It is organised like a disk: sectors, and a table that links
 * them to streams.
 * @throws {DocumentRefusal}
 */
export function readCompoundFile(bytes: Uint8Array): CompoundFile {
  if (bytes.length < 3 * headerBytes) refuse('word_damaged')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const shift = view.getUint16(30, true)
  if (shift !== 9 && shift !== 12) refuse('word_damaged')
  const table = readTable(view, shift)
  const chain = (start: number, size = Number.POSITIVE_INFINITY) => readChain(bytes, table, { start, size, shift })
  const entries = readEntries(chain(view.getUint32(48, true)))
  const top = entries.find(({ type }) => type === root)
  if (!top) return refuse('word_damaged')
  const least = view.getUint32(56, true)

  const readSmall = ({ start, size }: Entry) => {
    const disk = chain(top.start, top.size)
    const smallTable = numbersOf(chain(view.getUint32(60, true)))
    return readChain(disk, smallTable, { start, size, shift: smallSectorShift, first: 0 })
  }
  return {
    names: entries.map(({ name }) => name),
    read(name) {
      const entry = entries.find((each) => each.name === name && each.type !== storage)
      if (!entry) return undefined
      const whole = entry.size < least ? readSmall(entry) : chain(entry.start, entry.size)
      return whole.length < entry.size ? refuse('word_damaged') : whole
    },
  }
}

interface Chain {
  start: number
  size: number
  shift: number
  /** The offset of the first sector. The header fills one sector before it. */
  first?: number
}

/**
 * Reads a stream by following its sectors through the table. A chain that is longer than the file is refused, so that a
 * loop ends.
 */
function readChain(bytes: Uint8Array, table: Uint32Array, { start, size, shift, first = 1 << shift }: Chain) {
  const sectors: Uint8Array[] = []
  let length = 0
  for (let sector = start; length < size && sector < table.length; sector = table[sector]!) {
    const from = first + sector * 2 ** shift
    const part = bytes.subarray(from, from + 2 ** shift)
    if (part.length === 0 || length > bytes.length) refuse('word_damaged')
    sectors.push(part)
    length += part.length
  }
  const whole = new Uint8Array(Math.min(length, size))
  let at = 0
  for (const part of sectors) {
    whole.set(part.subarray(0, whole.length - at), at)
    at += part.length
  }
  return whole
}

const numbersOf = (bytes: Uint8Array) =>
  new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (bytes.byteLength & ~3)))

/** Reads the allocation table. The header lists its first sectors, and the others form a chain. */
function readTable(view: DataView, shift: number) {
  const sector = 2 ** shift
  const each = sector / 4
  const most = Math.ceil(view.byteLength / sector)
  const named: number[] = []
  const add = (at: number) => {
    if (at + 4 > view.byteLength || named.length > most) refuse('word_damaged')
    const number = view.getUint32(at, true)
    if (number < most) named.push(number)
  }
  for (let place = 0; place < namedTables; place += 1) add(76 + 4 * place)
  let next = view.getUint32(68, true)
  for (let left = view.getUint32(72, true); left > 0 && next < most; left -= 1) {
    const from = sector * (next + 1)
    for (let place = 0; place < each - 1; place += 1) add(from + 4 * place)
    next = from + sector <= view.byteLength ? view.getUint32(from + sector - 4, true) : refuse('word_damaged')
  }
  const table = new Uint32Array(Math.min(named.length * each, most))
  for (let place = 0; place < table.length; place += 1) {
    const at = sector * (named[Math.floor(place / each)]! + 1) + 4 * (place % each)
    table[place] = at + 4 <= view.byteLength ? view.getUint32(at, true) : refuse('word_damaged')
  }
  return table
}

const wide = new TextDecoder('utf-16le')

function readEntries(directory: Uint8Array): Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  const entries: Entry[] = []
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const type = view.getUint8(at + 66)
    const nameBytes = Math.min(view.getUint16(at + 64, true), 64)
    if (type === 0 || nameBytes < 2) continue
    entries.push({
      name: wide.decode(directory.subarray(at, at + nameBytes - 2)),
      type,
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    })
  }
  return entries
}
