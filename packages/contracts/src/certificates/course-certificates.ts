import * as z from 'zod/mini'
import { courseReference } from '../courses/course-figures.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { optionalText, requiredLine } from '../text/text.ts'
import { certificateLimits, certificateMessages } from './certificate-options.ts'

/** For the educator of a course, and for admins. */
const authors = { roles: ['educator', 'admin'] } as const

const minimumPercent = z
  .int(certificateMessages.minimumInvalid)
  .check(z.minimum(0, certificateMessages.minimumInvalid), z.maximum(100, certificateMessages.minimumInvalid))

export const courseCertificate = z.object({
  course: courseReference,
  isOn: z.boolean(),
  words: z.string(),
  /** The educator's name, until another was typed. */
  signature: z.string(),
  /** Percent of the lessons that a learner who completed the course has done at least. */
  minimumPercent: z.int(),
  issuedCount: z.int(),
  /** Learners who completed the course before get theirs, a few hundred a minute. */
  isCatchingUp: z.boolean(),
})

export type CourseCertificate = z.infer<typeof courseCertificate>

export const getCourseCertificate = defineEndpoint('getCourseCertificate', 'GET /api/course-certificates/:courseId', {
  summary: 'The template of a course’s certificates. For its educator and for admins.',
  access: authors,
  response: courseCertificate,
  failure: 'Failed to fetch the certificate’s template',
})

export const courseCertificateDetails = z.strictObject({
  isOn: z.boolean(),
  words: optionalText(certificateLimits.wordsLength),
  signature: requiredLine(certificateMessages.signatureRequired, certificateLimits.signatureLength),
  minimumPercent,
})

export type CourseCertificateDetails = z.infer<typeof courseCertificateDetails>

export const saveCourseCertificate = defineEndpoint('saveCourseCertificate', 'PUT /api/course-certificates/:courseId', {
  summary:
    'Saves the template. Switched on, it also gives a certificate to everybody who has completed the course; issued ones stay as they are.',
  access: authors,
  body: courseCertificateDetails,
  response: courseCertificate,
  failure: 'Failed to save the certificate’s template',
})
