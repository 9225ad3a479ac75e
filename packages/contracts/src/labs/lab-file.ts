import { dataTypes, defineFileKind, documentTypes, pictureTypes } from '../files/file-kind.ts'

/** A file in a submission, for the team that submits it and the people who guide the lab. */
export const labFile = defineFileKind({
  name: 'lab_file',
  bucket: 'lab-submissions',
  folder: 'lab-submissions',
  maxBytes: 5 * 1024 * 1024,
  types: [...pictureTypes, ...documentTypes, ...dataTypes],
  uploaders: ['student'],
  readers: [],
  perAccount: 100,
  maxPixels: 40_000_000,
  messages: {
    tooLarge: 'The file is larger than 5 MB. Make it smaller, or put a link to it instead.',
    tooManyPixels: 'The picture has too many pixels. Use one of at most 40 megapixels.',
    wrongType:
      'Only JPEG, PNG, WebP, CSV, GeoJSON, ZIP, PDF, DOC and DOCX. Save a workbook as CSV, anything else as a PDF.',
    failed: 'The file did not upload. Please try again.',
  },
})
