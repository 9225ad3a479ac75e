const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endBytes = 22
const entryBytes = 46

const mostEntries = 2000
/** Unpacked: what a reader of it has to hold. */
const mostBytes = 64 * 1024 * 1024

const required = ['[Content_Types].xml', 'word/document.xml']

/** Programs, and files of other kinds inside. */
const acts = /vbaProject|vbaData|\/embeddings\/|\/activeX\/|\.(?:bin|exe|dll|js|vbs|bat|cmd|ps1|lnk|scr|jar|html?)$/i

const ascii = new TextDecoder('latin1')

/** A zip whose directory names what a document of Word has, and nothing that acts. It begins and ends with itself. */
export function isPlainDocx(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = bytes.length - endBytes
  // Without a comment: there is nothing behind its end.
  if (end < 0 || view.getUint32(end, true) !== endSignature || view.getUint16(end + 20, true) !== 0) return false
  const count = view.getUint16(end + 10, true)
  const start = view.getUint32(end + 16, true)
  if (count > mostEntries || start + view.getUint32(end + 12, true) !== end) return false
  const entries = readEntries(bytes, { at: start, end, count })
  return (
    entries !== null &&
    required.every((name) => entries.some((entry) => entry.name === name)) &&
    entries.every(({ name, isEncrypted }) => !isEncrypted && !acts.test(name) && !isElsewhere(name)) &&
    entries.reduce((sum, { unpacked }) => sum + unpacked, 0) <= mostBytes &&
    Math.min(...entries.map(({ offset }) => offset)) === 0
  )
}

const isElsewhere = (name: string) => name.startsWith('/') || name.includes('\\') || name.split('/').includes('..')

function readEntries(bytes: Uint8Array, { at: first, end, count }: { at: number; end: number; count: number }) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = []
  let at = first
  for (let place = 0; place < count; place += 1) {
    if (at + entryBytes > end || view.getUint32(at, true) !== entrySignature) return null
    const nameLength = view.getUint16(at + 28, true)
    entries.push({
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      unpacked: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
      name: ascii.decode(bytes.subarray(at + entryBytes, at + entryBytes + nameLength)),
    })
    at += entryBytes + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return at === end ? entries : null
}
