import type { CourseCertificateDetails } from '@kere/contracts/certificates/course-certificates'
import type { Context } from '../../base/context.ts'
import { requireFound } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { issueNext, saveTemplate, selectTemplate } from './course-certificates.queries.ts'

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

/** The clock goes on with courses of which more learners have earned one than were served at once. */
export const issueEarlier = issueNext
