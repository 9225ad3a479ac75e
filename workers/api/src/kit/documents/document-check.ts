import type { FileType } from '@kere/contracts/files/file-kind'
import { createEndCheck } from '../files/end-check.ts'
import { claimOf, headBytes } from '../files/inspect-head.ts'
import { checkCsv } from './csv-check.ts'
import { checkDoc } from './doc-check.ts'
import { DocumentRefusal } from './document-refusal.ts'
import { checkDocx } from './docx-check.ts'
import { checkGeojson } from './geojson-check.ts'
import { checkPdf } from './pdf-check.ts'
import { checkZip, isWordArchive } from './zip-check.ts'

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const checks: Partial<Record<FileType, (bytes: Uint8Array) => void>> = {
  'application/pdf': checkPdf,
  'application/msword': checkDoc,
  [wordType]: checkDocx,
  'text/csv': checkCsv,
  'application/geo+json': checkGeojson,
  'application/zip': (bytes) => checkZip(bytes, judgeEntry),
}

export const isDocument = (type: FileType) => checks[type] !== undefined

/** Decides whether a zip is a Word document, or an archive of files where the kind accepts those. */
export const typeOfWhole = (claimed: FileType, bytes: Uint8Array, types: readonly FileType[]): FileType =>
  claimed === wordType && types.includes('application/zip') && !isWordArchive(bytes) ? 'application/zip' : claimed

/** @throws {DocumentRefusal} */
function judgeEntry(bytes: Uint8Array): FileType | undefined {
  const { type: claimed } = claimOf(bytes.subarray(0, headBytes))
  if (claimed === undefined) return undefined
  const type = typeOfWhole(claimed, bytes, ['application/zip'])
  if (type === 'application/zip') return undefined
  if (isDocument(type)) {
    checks[type]?.(bytes)
    return type
  }
  const end = createEndCheck(type, bytes.length)
  end.take(bytes)
  return end.isWhole() ? type : undefined
}

/** Checks a whole document, because its structure begins at its end. A document has a few megabytes at most. */
export function judgeDocument(type: FileType, bytes: Uint8Array): DocumentRefusal | null {
  try {
    checks[type]?.(bytes)
    return null
  } catch (error) {
    if (error instanceof DocumentRefusal) return error
    throw error
  }
}
