import { defineFileKind, documentTypes } from '../files/file-kind.ts'
import { applicationMessages, careerLimits } from './career-options.ts'

/**
 * Visitors send a resume with their application (S-527). Admins get a link that expires, and each link is logged
 * (W-29).
 */
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
