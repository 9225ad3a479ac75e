import { refuse } from './document-refusal.ts'

/** Fields that take data from another program or a database. */
const fromPrograms = /^(?:DDE|DDEAUTO|DATABASE)\b/i
/** Fields that include a part of another file, which may be on another computer. */
const fromFiles = /^(?:LINK|INCLUDETEXT|INCLUDE|IMPORT|RD)\b/i
const fromPictures = /^INCLUDEPICTURE\b/i
const elsewhere = /\b[a-z][a-z\d+.-]{1,20}:\/\/|\\\\\\\\|["\s]\\\\[^\\\s"]/i
/** A picture may come from the web, but not from another computer's file share. */
const share = /\bfile:\/\/(?!\/)|\bfile:\/{4,}|\\\\\\\\|["\s]\\\\[^\\\s"]/i

const mostCodeLetters = 4096
const mostDepth = 200

interface Field {
  code: string
  isResult: boolean
}

/**
 * Watches the fields of a Word text. A field's code stands between its beginning and its result, and may be split
 * anywhere.
 */
export function watchFields() {
  const fields: Field[] = []
  const isRead = () => {
    const field = fields.at(-1)
    return field !== undefined && !field.isResult && field.code.length <= mostCodeLetters
  }
  return {
    begin() {
      const around = fields.at(-1)
      // The result of a field nested at this place would become the code of the outer one, so it is refused.
      if (around && !around.isResult && around.code === '') refuse('word_data_field')
      if (fields.length === mostDepth) refuse('word_damaged')
      fields.push({ code: '', isResult: false })
    },
    /** Tells whether text that is written now would be part of a field's code. */
    isRead,
    write(text: string) {
      const field = fields.at(-1)
      if (!field || !isRead()) return
      field.code += field.code === '' ? text.trimStart() : text
    },
    separate() {
      const field = fields.at(-1)
      if (!field) return
      field.isResult = true
      checkFieldCode(field.code)
    },
    end() {
      const field = fields.pop()
      if (field && !field.isResult) checkFieldCode(field.code)
    },
  }
}

/** @throws {DocumentRefusal} */
export function checkFieldCode(code: string) {
  const start = code.trimStart()
  const isElsewhere = fromFiles.test(start) && (elsewhere.test(start) || start.length > mostCodeLetters)
  if (fromPrograms.test(start) || isElsewhere || (fromPictures.test(start) && share.test(start)))
    refuse('word_data_field')
}
