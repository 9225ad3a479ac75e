import { defineFileKind, documentTypes } from '../files/file-kind.ts'

/** A file with a submission: for the team that submits it, and those who guide the lab. */
export const labFile = defineFileKind({
  name: 'lab_file',
  bucket: 'lab-submissions',
  folder: 'lab-submissions',
  maxBytes: 5 * 1024 * 1024,
  types: documentTypes,
  uploaders: ['student'],
  readers: [],
  perAccount: 100,
  messages: {
    tooLarge: 'The file is larger than 5 MB. Export it as a smaller PDF and try again.',
    wrongType: 'Only PDF, DOC and DOCX files. Export it as a PDF and try again.',
    failed: 'The file did not upload. Please try again.',
  },
})
