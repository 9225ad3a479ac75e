import type { FileType } from '@kere/contracts/files/file-kind'
import { checkDoc } from './doc-check.ts'
import { DocumentRefusal } from './document-refusal.ts'
import { checkDocx } from './docx-check.ts'
import { checkPdf } from './pdf-check.ts'

const checks: Partial<Record<FileType, (bytes: Uint8Array) => void>> = {
  'application/pdf': checkPdf,
  'application/msword': checkDoc,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': checkDocx,
}

export const isDocument = (type: FileType) => checks[type] !== undefined

/** A document is a few megabytes at most, and judged as a whole: its structure begins at its end. */
export function judgeDocument(type: FileType, bytes: Uint8Array): DocumentRefusal | null {
  try {
    checks[type]?.(bytes)
    return null
  } catch (error) {
    if (error instanceof DocumentRefusal) return error
    throw error
  }
}
