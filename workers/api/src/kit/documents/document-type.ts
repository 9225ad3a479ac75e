import type { FileType } from '@kere/contracts/files/file-kind'
import { textOfRefusal } from './document-refusal.ts'

const signatures: readonly (readonly [FileType, readonly number[]])[] = [
  ['application/msword', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', [0x50, 0x4b, 0x03, 0x04]],
]

/** PDF readers look for the start of a PDF within this many bytes. */
const pdfHeadBytes = 1024
const byteOrderMark = [0xef, 0xbb, 0xbf]

/** Blank space, a byte order mark or a printer's commands may precede a PDF, but no web page and no program may. */
function mayPrecedePdf(bytes: Uint8Array) {
  const isMarked = byteOrderMark.every((byte, place) => bytes[place] === byte)
  return bytes
    .subarray(isMarked ? byteOrderMark.length : 0)
    .every(
      (byte) =>
        byte === 0 || byte === 0x1b || (byte >= 9 && byte <= 13) || (byte >= 0x20 && byte < 0x7f && byte !== 0x3c),
    )
}

// The TextDecoder for `latin1` would decode as Windows-1252, so the bytes are decoded by hand.
const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes)

/** Gives the type that the first bytes claim; only a check of the whole file can prove it. */
export function documentTypeOf(head: Uint8Array): FileType | undefined {
  const found = signatures.find(([, signature]) => signature.every((byte, place) => head[place] === byte))
  if (found) return found[0]
  const text = textOf(head.subarray(0, pdfHeadBytes))
  const at = text.indexOf('%PDF-')
  const isPdf = at !== -1 && mayPrecedePdf(head.subarray(0, at)) && !isRtf.test(text)
  return isPdf ? 'application/pdf' : undefined
}

const isRtf = /^\s*\{\\rtf/
const isWebPage = /^(?:\u{ef}\u{bb}\u{bf})?\s*(?:<(?:!doctype|html|head|body|meta|!--|\?xml)|MIME-Version:)/iu

/**
 * JSON and CSV have no signature. Any text that is no web page claims to be one of them, and the whole file has to
 * prove it.
 */
export function dataTypeOf(head: Uint8Array): FileType | undefined {
  const text = textOf(head.subarray(0, pdfHeadBytes))
  if (text.includes('\0') || isRtf.test(text) || isWebPage.test(text)) return undefined
  return /^(?:\u{ef}\u{bb}\u{bf})?\s*[[{]/u.test(text) ? 'application/geo+json' : 'text/csv'
}

/** Names other formats that programs save as `.doc`, for the text of the refusal. */
export function otherFormatOf(head: Uint8Array): string | undefined {
  const text = textOf(head.subarray(0, pdfHeadBytes))
  if (isRtf.test(text)) return textOfRefusal('is_rtf')
  return isWebPage.test(text) ? textOfRefusal('is_web_page') : undefined
}
