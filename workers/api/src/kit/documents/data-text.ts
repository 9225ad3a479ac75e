import { refuse, type RefusalReason } from './document-refusal.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

/** Text has no control characters but tabs and ends of lines; those from U+0080 do no harm. */
const control = /[^\P{Cc}\t\n\r\u{80}-\u{9f}]/u

/** The text of a file without its byte order mark. @throws {DocumentRefusal} for anything but UTF-8 */
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
