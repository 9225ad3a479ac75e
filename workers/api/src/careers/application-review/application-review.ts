import { type AnswerStage, jobStages, type movableStages } from '@kere/contracts/careers/career-options'
import type { getJobApplication, listJobApplications } from '@kere/contracts/careers/job-application-review'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { createDocumentLink } from '../../kit/documents/documents.ts'
import { countEach } from '../../kit/lists/counts.ts'
import { type ListRequest, pageOf } from '../../kit/lists/keyset.ts'
import { updateToAnswered, updateToUndone } from './answer.queries.ts'
import {
  applicationPage,
  type ApplicationRow,
  type Filters,
  selectApplication,
  selectApplicationPage,
  updateLink,
  updateNote,
  updateStage,
} from './application-review.queries.ts'

type Item = EndpointAnswer<typeof getJobApplication>

export async function listApplications(
  { db }: Context,
  request: Filters & ListRequest<'newest' | 'oldest'>,
): Promise<EndpointAnswer<typeof listJobApplications>> {
  const page = applicationPage(request)
  const { rows, counters, total, totalIsLowerBound } = await selectApplicationPage(db, request, page)
  return {
    ...pageOf(page, rows, toItem),
    total,
    totalIsLowerBound,
    counts: countEach(jobStages, (stage) =>
      counters.reduce((sum, counter) => (counter.stage === stage ? sum + counter.count : sum), 0),
    ),
  }
}

/** @throws {DomainError} `not_found` */
export async function getApplication({ db }: Context, id: string): Promise<Item> {
  const [row] = await selectApplication(db, id)
  if (!row) throw new DomainError('not_found')
  return toItem(row)
}

export async function moveApplication(context: Context, id: string, stage: (typeof movableStages)[number], kept = '') {
  const isMoved = await updateStage(context, { id, admin: requireSignedIn(context), stage }, kept)
  const item = await getApplication(context, id)
  if (item.stage !== stage) throw new DomainError('job_application_changed')
  return { isMoved, item }
}

/** @throws {DomainError} `not_found`, `job_application_changed` */
export async function answerApplication(context: Context, id: string, answer: { stage: AnswerStage; text: string }) {
  const isAnswered = await updateToAnswered(context, { id, admin: requireSignedIn(context), ...answer })
  const item = await getApplication(context, id)
  if (!isAnswered) throw new DomainError('job_application_changed')
  return item
}

/** Idempotent. @throws {DomainError} `not_found`, `job_answer_final` */
export async function undoAnswer(context: Context, id: string) {
  const isUndone = await updateToUndone(context, { id, admin: requireSignedIn(context) })
  const item = await getApplication(context, id)
  if (!isUndone && item.answer !== null) throw new DomainError('job_answer_final')
  return { isUndone, item }
}

/** @throws {DomainError} `not_found` */
export async function noteApplication(context: Context, id: string, text: string) {
  await updateNote(context, { id, admin: requireSignedIn(context), text })
  return getApplication(context, id)
}

/** @throws {DomainError} `not_found` */
export async function renewLink(context: Context, id: string) {
  const item = await getApplication(context, id)
  if (item.stage === 'withdrawn' || item.stage === 'doubtful') throw new DomainError('not_found')
  await updateLink(context, { id, admin: requireSignedIn(context) })
  return item
}

/** @throws {DomainError} `not_found` */
export async function linkResume(context: Context, id: string) {
  const [row] = await selectApplication(context.db, id)
  if (!row?.resumeId) throw new DomainError('not_found')
  return createDocumentLink(context, {
    fileId: row.resumeId,
    action: 'job_application.resume_downloaded',
    subject: { type: 'job_application', id },
  })
}

function toItem(row: ApplicationRow): Item {
  const { provenAt, resumeId, resumeName, resumeSize, createdAt, answer, answeredAt, answeredBy, ...others } = row
  return {
    ...others,
    isAddressProven: provenAt !== null,
    createdAt: new Date(createdAt).toISOString(),
    resume: resumeId === null || resumeSize === null ? null : { name: resumeName ?? 'Resume', size: resumeSize },
    answer:
      answer === null || answeredAt === null
        ? null
        : { text: answer, at: new Date(answeredAt).toISOString(), by: answeredBy },
  }
}
