import type { AnswerStage } from '@kere/contracts/careers/career-options'
import { jobApplications } from '@kere/d1/schema/careers/job-applications'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { change, undo } from '../../http/change.ts'
import { applicationRows, isSettled, toApplicant } from './application-review.queries.ts'

interface Answer {
  id: string
  admin: SignedIn
  stage: AnswerStage
  text: string
}

export const updateToAnswered = (context: Context, { id, admin, stage, text }: Answer) =>
  change(context, jobApplications, {
    id,
    when: and(
      notInArray(jobApplications.stage, ['withdrawn', 'hired', 'declined', 'doubtful', stage]),
      isSettled(context),
    ),
    set: {
      stageBefore: sql`${jobApplications.stage}`,
      stage,
      answer: text,
      answerStage: stage,
      answeredAt: context.at,
      answeredBy: admin.userId,
      updatedAt: context.at,
    },
    audit: { action: 'job_application.answered', subject: 'job_application', detail: { stage } },
    mails: [{ template: 'job_application_answer', to: toApplicant, details: { applicationId: id, answer: text } }],
    undoable: true,
    read: applicationRows.one(context, id),
  })

export const updateToUndone = (context: Context, id: string) =>
  undo(context, jobApplications, {
    id,
    when: eq(jobApplications.stage, jobApplications.answerStage),
    set: {
      stage: sql`coalesce(${jobApplications.stageBefore}, 'in_review')`,
      answer: null,
      answerStage: null,
      answeredAt: null,
      answeredBy: null,
      stageBefore: null,
      updatedAt: context.at,
    },
    audit: { action: 'job_application.answer_undone', subject: 'job_application' },
    read: applicationRows.one(context, id),
  })
