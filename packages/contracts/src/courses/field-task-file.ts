import { defineFileKind } from '../files/file-kind.ts'
import { handedInFile } from '../files/handed-in-file.ts'

/** A photo or file that a learner hands in, for the learner, the educator of the course, and admins. */
export const fieldTaskFile = defineFileKind({
  ...handedInFile,
  name: 'field_task_file',
  folder: 'field-tasks',
  uploaders: ['student', 'educator', 'admin'],
  perAccount: 200,
  messages: { ...handedInFile.messages, tooLarge: 'The file is larger than 5 MB. Make it smaller.' },
})
