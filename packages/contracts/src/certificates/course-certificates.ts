import * as z from 'zod/mini'
import { courseReference } from '../courses/course-figures.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { emailAddress } from '../text/email-address.ts'
import { optionalLine, optionalText, requiredLine, requiredText } from '../text/text.ts'
import { certificateLimits, certificateMessages } from './certificate-options.ts'

/** The educator of the course, and admins. */
const authors = { roles: ['educator', 'admin'] } as const

const minimumPercent = z
  .int(certificateMessages.minimumInvalid)
  .check(z.minimum(0, certificateMessages.minimumInvalid), z.maximum(100, certificateMessages.minimumInvalid))

export const courseCertificate = z.object({
  course: courseReference,
  isOn: z.boolean(),
  words: z.string(),
  /** The educator's name, until the educator types another signature. */
  signature: z.string(),
  /** The share of the lessons, in percent, that a learner must have done to get a certificate. */
  minimumPercent: z.int(),
  issuedCount: z.int(),
  /**
   * True while learners who completed the course earlier are still getting their certificates, a few hundred a minute.
   */
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

/** Educators name a learner of the course by the enrollment; admins name anybody by the address of the account. */
export const certificateByHand = z.strictObject({
  enrollmentId: z.optional(optionalLine(64)),
  email: z.optional(emailAddress),
  reason: requiredText(certificateMessages.reasonRequired, limits.reasonLength),
})

/** The form for admins, which also names the course. */
export const certificateByEmail = z.strictObject({
  courseId: requiredLine(certificateMessages.courseRequired, 64),
  email: emailAddress,
  reason: certificateByHand.shape.reason,
})

export const issueCertificateByHand = defineEndpoint(
  'issueCertificateByHand',
  'POST /api/course-certificates/:courseId/certificates',
  {
    summary: 'Issues a certificate of the course by hand. Its holder is told ten seconds later, with the reason.',
    access: authors,
    body: certificateByHand,
    response: z.object({ id: z.string(), holderName: z.string() }),
    problems: ['certificate_given'],
    failure: 'Failed to issue the certificate',
  },
)

export const withdrawCertificateByHand = defineEndpoint(
  'withdrawCertificateByHand',
  'DELETE /api/course-certificates/:courseId/certificates/:id',
  {
    summary:
      'Takes back within ten seconds what was issued by hand, before its holder is told; it is final after that.',
    access: authors,
    problems: ['certificate_told'],
    failure: 'Failed to take the certificate back',
  },
)

export const saveCourseCertificate = defineEndpoint('saveCourseCertificate', 'PUT /api/course-certificates/:courseId', {
  summary:
    'Saves the template. Switched on, it also gives a certificate to everybody who has completed the course; issued ones stay as they are.',
  access: authors,
  body: courseCertificateDetails,
  response: courseCertificate,
  failure: 'Failed to save the certificate’s template',
})
