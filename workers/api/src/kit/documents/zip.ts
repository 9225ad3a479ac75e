import { refuse, type RefusalReason } from './document-refusal.ts'

export interface ZipRefusals {
  damaged: RefusalReason
  behindEnd: RefusalReason
  tooLarge: RefusalReason
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const endBytes = 22
const entryBytes = 46
const localBytes = 30
/** The longest comment that may follow the end of an archive. */
const mostCommentBytes = 0xffff

const mostEntries = 2000

export interface ZipEntry {
  name: string
  /** The name, and those that its extra fields give instead. */
  names: readonly string[]
  isEncrypted: boolean
  isDeflated: boolean
  packed: Uint8Array
  /** The unpacked size that the directory declares. */
  size: number
}

/** Info-ZIP's field for a name in any script, which programs that know it prefer. */
const unicodePath = 0x7075

const latin = new TextDecoder('latin1')
const utf8 = new TextDecoder()

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

interface Directory {
  start: number
  end: number
  count: number
}

/** Reads the directory whose end record begins at this position, or gives null. */
function directoryAt(bytes: Uint8Array, at: number): Directory | null {
  const view = viewOf(bytes)
  if (view.getUint32(at, true) !== endSignature) return null
  const [count, length, start] = [
    view.getUint16(at + 10, true),
    view.getUint32(at + 12, true),
    view.getUint32(at + 16, true),
  ]
  return { start, end: start + length, count }
}

/** Looks for the end of an archive in the last bytes of a file: programs open it as a zip, whatever comes before. */
export function endsWithZip(bytes: Uint8Array) {
  const from = Math.max(0, bytes.length - endBytes - mostCommentBytes)
  for (
    let at = bytes.indexOf(0x50, from);
    at !== -1 && at + endBytes <= bytes.length;
    at = bytes.indexOf(0x50, at + 1)
  ) {
    const directory = directoryAt(bytes, at)
    if (directory && directory.count > 0 && directory.end <= at) return true
  }
  return false
}

/**
 * Lists the entries of an archive. The archive must fill the whole file.
 * @throws {DocumentRefusal}
 */
export function readZip(bytes: Uint8Array, { damaged, behindEnd }: ZipRefusals): ZipEntry[] {
  const at = bytes.length - endBytes
  const directory = at < 0 ? null : directoryAt(bytes, at)
  // Nothing may follow the end record, not even a comment.
  if (!directory || viewOf(bytes).getUint16(at + 20, true) !== 0 || directory.end !== at)
    return refuse(endsWithZip(bytes) ? behindEnd : damaged)
  const entries = directory.count > mostEntries ? null : readEntries(bytes, directory)
  if (!entries) return refuse(damaged)
  if (!entries.some(({ offset }) => offset === 0)) refuse(behindEnd)
  return entries
}

function readEntries(bytes: Uint8Array, { start, end, count }: Directory) {
  const view = viewOf(bytes)
  const entries: (ZipEntry & { offset: number })[] = []
  let at = start
  for (let place = 0; place < count; place += 1) {
    if (at + entryBytes > end || view.getUint32(at, true) !== entrySignature) return null
    const [method, packedSize, size, nameLength, offset] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
      view.getUint32(at + 42, true),
    ]
    const name = latin.decode(bytes.subarray(at + entryBytes, at + entryBytes + nameLength))
    const extraAt = at + entryBytes + nameLength
    const extra = bytes.subarray(extraAt, extraAt + view.getUint16(at + 30, true))
    const local = localOf(bytes, offset, name)
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
    const isReadable = method === 8 || (method === 0 && size === packedSize)
    if (!local || local.from + packedSize > start || !(isEncrypted || isReadable)) return null
    entries.push({
      name,
      names: [name, ...otherNames(extra), ...otherNames(local.extra)],
      isEncrypted,
      isDeflated: method === 8,
      packed: bytes.subarray(local.from, local.from + packedSize),
      size,
      offset,
    })
    at = extraAt + extra.length + view.getUint16(at + 32, true)
  }
  return at === end ? entries : null
}

/** An entry's name stands in the archive twice, and programs use either. Both must be equal. */
function localOf(bytes: Uint8Array, offset: number, name: string) {
  const view = viewOf(bytes)
  if (offset + localBytes > bytes.length || view.getUint32(offset, true) !== localSignature) return null
  const nameEnd = offset + localBytes + view.getUint16(offset + 26, true)
  if (latin.decode(bytes.subarray(offset + localBytes, nameEnd)) !== name) return null
  const from = nameEnd + view.getUint16(offset + 28, true)
  return { from, extra: bytes.subarray(nameEnd, from) }
}

function* otherNames(extra: Uint8Array) {
  const view = viewOf(extra)
  for (let at = 0; at + 4 <= extra.length;) {
    const end = at + 4 + view.getUint16(at + 2, true)
    // The name comes after a version and a checksum.
    if (view.getUint16(at, true) === unicodePath) yield utf8.decode(extra.subarray(at + 9, end))
    at = end
  }
}
