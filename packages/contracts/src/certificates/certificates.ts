import * as z from 'zod/mini'
import { roles } from '../accounts/roles.ts'
import { bulkOf } from '../http/bulk.ts'
import { admins, defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { listFilters, listOf } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { days, newestOrOldest, oneOf, resource } from '../http/resource.ts'
import { requiredText } from '../text/text.ts'
import {
  certificateKinds,
  certificateLimits,
  certificateMessages,
  certificateStandings,
  certificateStates,
  verificationOutcomes,
  verificationReasons,
  verificationReasonTexts,
  verificationTexts,
} from './certificate-options.ts'
import { verificationPath } from './certificate-paths.ts'

export const problems = {
  certificate_under_age: {
    status: 409,
    title: 'Certificates of people under 18 are neither listed nor shown to others',
  },
  certificate_name_same: { status: 409, title: 'The certificate has your name of now already' },
  certificate_corrected_often: {
    status: 409,
    title: `The name on a certificate can be corrected ${certificateLimits.corrections} times. Write to us if it is still wrong`,
  },
  certificate_given: { status: 409, title: 'This person has a certificate of the course already' },
  certificate_told: {
    status: 409,
    title: 'Its holder has been told of this certificate. An admin can still revoke it',
  },
  certificate_revoked: { status: 409, title: 'This certificate has been revoked' },
} as const

/** A certificate keeps the wording of its issue, even if the course or a name changes later. */
export const certificate = z.object({
  id: z.string(),
  /**
   * The absolute address, for the QR code and LinkedIn, because a page rendered at the edge does not know its own
   * origin.
   */
  address: z.string(),
  /** For a holder under 18 or of unknown age, the surname is cut to its initial. */
  holderName: z.string(),
  kind: z.optional(openEnum(certificateKinds)),
  /**
   * The course, or only the title of another achievement. `id` is null if the course no longer exists. `isPublished` is
   * true if it has a page.
   */
  course: z.object({ id: z.nullable(z.string()), title: z.string(), isPublished: z.boolean() }),
  /** The educator's description of what was achieved; may be empty. */
  words: z.string(),
  /** The signature, as the educator typed it. */
  signature: z.string(),
  lessonCount: z.int(),
  lessonsDone: z.int(),
  minutes: z.int(),
  completedAt: z.iso.datetime(),
  issuedAt: z.iso.datetime(),
  state: openEnum(certificateStates),
  revokedAt: z.nullable(z.iso.datetime()),
  /** The id of the certificate with the corrected name. */
  supersededBy: z.optional(z.nullable(z.string())),
  /** Whether search engines may index the certificate's page. */
  isIndexed: z.boolean(),
})

export type Certificate = z.infer<typeof certificate>

export const getCertificate = defineEndpoint('getCertificate', 'GET /api/certificates/:id', {
  summary: 'A certificate, for whoever has its link. Whether it was revoked is asked anew of each request.',
  access: 'public',
  response: certificate,
  failure: 'Failed to fetch the certificate',
})

export const getCredential = defineEndpoint('getCredential', 'GET /api/feeds/certificates/:id/credential.json', {
  summary: 'The signed certificate: an Open Badges 3.0 credential. Not found until it is signed.',
  access: 'public',
  response: z.string(),
  mediaType: 'application/vc',
  failure: 'Failed to fetch the certificate',
})

export const getStatusList = defineEndpoint(
  'getStatusList',
  'GET /api/feeds/certificates/status-lists/:list/credential.json',
  {
    summary: 'A signed Bitstring Status List, which says of each certificate that names it whether it was revoked.',
    access: 'public',
    response: z.string(),
    mediaType: 'application/vc',
    failure: 'Failed to fetch the status list',
  },
)

export const getDidDocument = defineEndpoint('getDidDocument', 'GET /api/feeds/.well-known/did.json', {
  summary: 'The public keys that sign certificates, those of before among them (did:web).',
  access: 'public',
  response: z.string(),
  mediaType: 'application/did+json',
  failure: 'Failed to fetch the keys',
})

export const certificateCheck = z.strictObject({
  /** The exact text of a credential's file, the address of a certificate, or its number. */
  credential: z
    .string()
    .check(
      z.minLength(1, verificationTexts.unreadable.text),
      z.maxLength(certificateLimits.verifiedLength, verificationReasonTexts.too_large),
    ),
})

export const verification = z.object({
  outcome: openEnum(verificationOutcomes),
  reason: z.nullable(openEnum(verificationReasons)),
  /** The certificate, if this site signed it and the submitted content is equal to it. */
  certificate: z.nullable(certificate),
})

export type Verification = z.infer<typeof verification>

export const verifyCertificate = defineEndpoint('verifyCertificate', `POST ${verificationPath}`, {
  summary: 'Verifies a certificate by its signature, its dates, and whether it was revoked. Nothing of it is stored.',
  access: 'public',
  body: certificateCheck,
  bodyBytes: 256 * 1024,
  status: 200,
  response: verification,
  problems: ['too_many_attempts'],
  isNeverStored: true,
  failure: 'Failed to verify the certificate',
})

export const myCertificate = z.extend(certificate, {
  /** Whether others see the certificate in the holder's portfolio. */
  isPublic: z.boolean(),
  revokeReason: z.nullable(z.string()),
  /** True if the holder is not known to be of age. Neither switch can then be turned on. */
  isUnderAge: z.boolean(),
  /** The name that a corrected certificate would carry. Null if it is the same, or if no correction is left. */
  correctedName: z.optional(z.nullable(z.string())),
})

export type MyCertificate = z.infer<typeof myCertificate>

export const myCertificateList = listOf(myCertificate, { name: 'my-certificates', filters: {}, sorts: ['newest'] })

export const listMyCertificates = defineEndpoint('listMyCertificates', 'GET /api/me/certificates', {
  summary: 'The caller’s own certificates, newest first.',
  access: { roles },
  query: myCertificateList.query,
  response: myCertificateList.response,
  failure: 'Failed to fetch your certificates',
})

export const changeMyCertificate = defineEndpoint('changeMyCertificate', 'PATCH /api/me/certificates/:id', {
  summary: 'Says whether search engines may list an own certificate, and whether others see it in the portfolio.',
  access: { roles },
  body: z.strictObject({ isIndexed: z.optional(z.boolean()), isPublic: z.optional(z.boolean()) }),
  response: myCertificate,
  problems: ['certificate_under_age'],
  failure: 'Failed to change the certificate',
})

export const correctMyCertificate = defineEndpoint(
  'correctMyCertificate',
  'POST /api/me/certificates/:id/corrections',
  {
    summary:
      'Issues an own certificate anew with the name of now. The former one says that it was superseded, and by which.',
    access: { roles },
    response: myCertificate,
    problems: ['certificate_revoked', 'certificate_name_same', 'certificate_corrected_often'],
    failure: 'Failed to correct the certificate',
  },
)

export const listPersonCertificates = defineEndpoint('listPersonCertificates', 'GET /api/people/:id/certificates', {
  summary: 'The certificates that an adult shows in their portfolio, newest first; valid ones only.',
  access: 'public',
  response: z.object({ items: z.array(certificate) }),
  isAlwaysFound: true,
  failure: 'Failed to fetch certificates',
})

export const issuedCertificate = z.extend(certificate, {
  holder: z.object({ id: z.string(), name: z.string() }),
  /** Empty if the achievement was undone, or if the certificate is superseded. */
  revokeReason: z.nullable(z.string()),
  /** The reason that was given when the certificate was issued by hand; null for all others. */
  issueReason: z.optional(z.nullable(z.string())),
})

export type IssuedCertificate = z.infer<typeof issuedCertificate>

export const issuedCertificates = resource('/api/issued-certificates', issuedCertificate, {
  name: 'certificates',
  access: admins,
  filters: {
    standing: oneOf(certificateStandings),
    course: z.optional(z.string().check(z.maxLength(64))),
    kind: oneOf(certificateKinds),
    search: listFilters.search,
    ...days,
  },
  sorts: newestOrOldest,
  counts: certificateStandings,
  nonPersonalFilters: ['course'],
  list: {
    name: 'listIssuedCertificates',
    summary: 'Every certificate, filtered, sorted and paged; the search finds holders and courses.',
    failure: 'Failed to fetch certificates',
  },
  get: {
    name: 'getIssuedCertificate',
    summary: 'One certificate, as admins see it.',
    failure: 'Failed to fetch the certificate',
  },
  csv: 'exportIssuedCertificates',
})

export const revocation = z.strictObject({
  reason: requiredText(certificateMessages.reasonRequired, limits.reasonLength),
})

export const revokeCertificate = defineEndpoint('revokeCertificate', 'PUT /api/issued-certificates/:id/revocation', {
  summary: 'Revokes a certificate. Its holder is told why; everybody else sees only that it is no longer valid.',
  access: admins,
  body: revocation,
  response: issuedCertificate,
  problems: ['certificate_revoked'],
  failure: 'Failed to revoke the certificate',
})

export const reinstateCertificate = defineEndpoint(
  'reinstateCertificate',
  'DELETE /api/issued-certificates/:id/revocation',
  {
    summary: 'Takes a revocation back. Within ten seconds its holder hears of neither; later, they are told.',
    access: admins,
    response: issuedCertificate,
    failure: 'Failed to reinstate the certificate',
  },
)

export const actOnCertificates = bulkOf({
  name: 'actOnCertificates',
  summary: 'Revokes several certificates with one reason, or takes that back.',
  list: issuedCertificates,
  endpoint: issuedCertificates.list,
  acts: ['revoke', 'reinstate'],
})

export const signingKey = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** The key signs nothing after this time. The signatures that it has made stay valid. */
  retiredAt: z.nullable(z.iso.datetime()),
  certificateCount: z.int(),
})

export type SigningKey = z.infer<typeof signingKey>

export const listSigningKeys = defineEndpoint('listSigningKeys', 'GET /api/signing-keys', {
  summary: 'The keys that sign certificates, newest first. None until the first certificate is signed.',
  access: admins,
  response: z.object({ items: z.array(signingKey) }),
  failure: 'Failed to fetch the keys',
})

export const rotateSigningKey = defineEndpoint('rotateSigningKey', 'POST /api/signing-keys/rotations', {
  summary:
    'Retires the key that signs certificates; the next signature makes a new one. What it has signed stays valid.',
  access: admins,
  failure: 'Failed to change the key',
})
