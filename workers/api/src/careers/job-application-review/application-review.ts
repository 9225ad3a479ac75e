import { type AnswerStage, type movableStages } from '@kere/contracts/careers/career-options'
import { type jobApplication, jobApplications } from '@kere/contracts/careers/job-application-review'
import type * as z from 'zod/mini'
import type { Context } from '../../base/context.ts'
import { DomainError, requireFound } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { createDocumentLink } from '../../kit/documents/documents.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import { updateToAnswered, updateToUndone } from './answer.queries.ts'
import {
  type ApplicationRow,
  applicationRows,
  updateLink,
  updateNote,
  updateStage,
} from './application-review.queries.ts'

type Item = z.input<typeof jobApplication>

export const applicationReads = readsOf(jobApplications, applicationRows, toItem)

export const getApplication = applicationReads.get

export async function moveApplication(context: Context, id: string, stage: (typeof movableStages)[number], kept = '') {
  const { isDone, row } = await updateStage(context, { id, stage }, kept)
  const item = toItem(requireFound(row))
  if (item.stage !== stage) throw new DomainError('job_application_changed')
  return { isMoved: isDone, item }
}

export async function answerApplication(context: Context, id: string, answer: { stage: AnswerStage; text: string }) {
  const { isDone, row } = await updateToAnswered(context, { id, admin: requireSignedIn(context), ...answer })
  const item = toItem(requireFound(row))
  if (!isDone) throw new DomainError('job_application_changed')
  return item
}

/** Undoes an answer. It can be repeated. */
export async function undoAnswer(context: Context, id: string) {
  const { isDone, row } = await updateToUndone(context, id)
  const item = toItem(requireFound(row))
  if (!isDone && item.answer !== null) throw new DomainError('job_answer_final')
  return { isUndone: isDone, item }
}

export async function noteApplication(context: Context, id: string, text: string) {
  const { row } = await updateNote(context, { id, text })
  return toItem(requireFound(row))
}

export async function renewLink(context: Context, id: string) {
  const { isDone, row } = await updateLink(context, id)
  if (!isDone) throw new DomainError('not_found')
  return toItem(requireFound(row))
}

export async function linkResume(context: Context, id: string) {
  const [row] = await applicationRows.one(context, id)
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
