import type { FileType } from '@kere/contracts/files/file-kind'
import { isPlainDocx } from './docx-check.ts'

const checks: Partial<Record<FileType, (bytes: Uint8Array) => boolean>> = {
  'application/pdf': isPlainPdf,
  'application/msword': isPlainDoc,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': isPlainDocx,
}

/** A document is a few megabytes at most, and judged as a whole: its structure begins at its end. */
export function createDocumentCheck(type: FileType, size: number) {
  const bytes = new Uint8Array(size)
  let length = 0
  return {
    take(chunk: Uint8Array) {
      if (length + chunk.length <= size) bytes.set(chunk, length)
      length += chunk.length
    },
    isBroken: () => length > size,
    isWhole: () => length === size && (checks[type]?.(bytes) ?? false),
  }
}

const latin = new TextDecoder('latin1')

/** Acts, programs and files inside; a name may be written with escapes of its letters (`/J#61vaScript`). */
const actsOfPdf = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z0-9])/

const readNames = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const endLength = 1024

function isPlainPdf(bytes: Uint8Array): boolean {
  const text = latin.decode(bytes)
  const end = text.slice(-endLength)
  const last = end.lastIndexOf('%%EOF')
  if (!text.startsWith('%PDF-') || last === -1 || !text.includes('startxref')) return false
  // Nothing but blank space stands behind its end.
  return /^\s*$/.test(end.slice(last + '%%EOF'.length)) && !actsOfPdf.test(readNames(text))
}

const sectorBytes = 512

/** Names of streams are in UTF-16. */
const wide = (name: string) => [...name].map((letter) => `${letter}\0`).join('')

const textStream = wide('WordDocument')
const actsOfDoc = ['_VBA_PROJECT', 'Macros', '\u{1}Ole10Native', 'EncryptedPackage'].map(wide)

function isPlainDoc(bytes: Uint8Array): boolean {
  const text = latin.decode(bytes)
  return (
    bytes.length >= 3 * sectorBytes && text.includes(textStream) && !actsOfDoc.some((stream) => text.includes(stream))
  )
}
