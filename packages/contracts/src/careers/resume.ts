import { defineFileKind, documentTypes } from '../files/file-kind.ts'
import { applicationMessages, careerLimits } from './career-options.ts'

/** S-527, W-29: of visitors, who send it with their application; admins get a link that ends, and leave a trace. */
export const resume = defineFileKind({
  name: 'resume',
  bucket: 'job-applications',
  folder: 'resumes',
  isKeyTimed: true,
  maxBytes: careerLimits.resumeBytes,
  types: documentTypes,
  uploaders: [],
  readers: [],
  perAccount: 1,
  messages: {
    tooLarge: applicationMessages.resumeRefused,
    wrongType: applicationMessages.resumeRefused,
    failed: applicationMessages.resumeFailed,
  },
})
