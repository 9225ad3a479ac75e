import { refuse, type RefusalReason } from './document-refusal.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

/** Text has no control characters except tabs and line ends; those from U+0080 on are harmless. */
const control = /[^\P{Cc}\t\n\r\u{80}-\u{9f}]/u

/**
 * Decodes a file as UTF-8, without its byte order mark.
 * @throws {DocumentRefusal} if it is not UTF-8
 */
export function textOfData(bytes: Uint8Array, reason: RefusalReason): string {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    return refuse(reason)
  }
  if (control.test(text)) refuse(reason)
  return text
}
