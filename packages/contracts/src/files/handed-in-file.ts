import { dataTypes, documentTypes, handInBucket, pictureTypes, type FileType } from './file-kind.ts'

const types: readonly [FileType, ...FileType[]] = [...pictureTypes, ...documentTypes, ...dataTypes]

/** Files that learners hand in are judged alike, wherever they do. */
export const handedInFile = {
  bucket: handInBucket,
  maxBytes: 5 * 1024 * 1024,
  types,
  readers: [],
  maxPixels: 40_000_000,
  messages: {
    tooLarge: 'The file is larger than 5 MB. Make it smaller, or put a link to it instead.',
    tooManyPixels: 'The picture has too many pixels. Use one of at most 40 megapixels.',
    wrongType:
      'Only JPEG, PNG, WebP, CSV, GeoJSON, ZIP, PDF, DOC and DOCX. Save a workbook as CSV, anything else as a PDF.',
    failed: 'The file did not upload. Please try again.',
  },
} as const
