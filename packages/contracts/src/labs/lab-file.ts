import { defineFileKind } from '../files/file-kind.ts'
import { handedInFile } from '../files/handed-in-file.ts'

/** A file in a submission, for the team that submits it and the people who guide the lab. */
export const labFile = defineFileKind({
  ...handedInFile,
  name: 'lab_file',
  folder: 'lab-submissions',
  uploaders: ['student'],
  perAccount: 100,
})
