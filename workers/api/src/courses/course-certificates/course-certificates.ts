import type { CourseCertificateDetails } from '@kere/contracts/certificates/course-certificates'
import type { Context } from '../../base/context.ts'
import { DomainError, requireFound } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import {
  type ByHand,
  insertByHand,
  issueNext,
  saveTemplate,
  selectTemplate,
  updateToTakenBack,
} from './course-certificates.queries.ts'

type TemplateRow = Awaited<ReturnType<typeof selectTemplate>>[number]

const toTemplate = ({ id, title, draftTitle, educatorName, ...row }: TemplateRow) => ({
  course: { id, title: draftTitle ?? title },
  isOn: row.isOn ?? false,
  words: row.words ?? '',
  signature: row.signature ?? educatorName,
  minimumPercent: row.minimumPercent ?? 0,
  issuedCount: row.issuedCount ?? 0,
  isCatchingUp: row.isCatchingUp ?? false,
})

/** @throws {DomainError} `not_found` */
export async function getCourseCertificate(context: Context, courseId: string) {
  const [row] = await selectTemplate(context.db, courseId, requireSignedIn(context))
  return toTemplate(requireFound(row))
}

/** @throws {DomainError} `not_found` */
export async function saveCourseCertificate(context: Context, courseId: string, details: CourseCertificateDetails) {
  return toTemplate(requireFound(await saveTemplate(context, { courseId, author: requireSignedIn(context), details })))
}

/** @throws {DomainError} `not_found`, `certificate_given` */
export async function issueCertificateByHand(context: Context, given: Omit<ByHand, 'author'>) {
  const { isDone, certificate } = await insertByHand(context, { ...given, author: requireSignedIn(context) })
  const { id, holderName } = requireFound(certificate)
  if (!isDone) throw new DomainError('certificate_given')
  return { id, holderName }
}

/**
 * Withdraws a certificate that was issued by hand. It can be repeated.
 * @throws {DomainError} `not_found`, `certificate_told`
 */
export async function withdrawCertificateByHand(context: Context, place: { courseId: string; id: string }) {
  const { isDone, row } = await updateToTakenBack(context, { ...place, author: requireSignedIn(context) })
  if (requireFound(row).revokeReason !== '' && !isDone) throw new DomainError('certificate_told')
}

/** Scheduled work for courses in which more learners had earned a certificate than one request could issue. */
export const issueEarlier = issueNext
