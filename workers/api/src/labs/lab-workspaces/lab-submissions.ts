import { pictureTypes } from '@kere/contracts/files/file-kind'
import type { LabHandIn } from '@kere/contracts/labs/lab-workspaces'
import { workspaceLimits } from '@kere/contracts/labs/lab-workspace-options'
import type { Context } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { DomainError, requireFound, invalidField } from '../../base/domain-error.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import type { FileAnswer } from '../../http/route.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { createDocumentLink } from '../../kit/documents/documents.ts'
import { answerFile } from '../../kit/files/answer-file.ts'
import { findStoredFile } from '../../kit/files/files.ts'
import { endOf } from '../labs/lab-summary.ts'
import { getLabWorkspace } from './lab-workspaces.ts'
import { updateFeedback, upsertSubmission } from './lab-submissions.queries.ts'
import { selectSubmissionFile, selectVersions } from './lab-versions.queries.ts'
import { toSubmission } from './submission-answer.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** The first day whose stages have not ended yet. */
function openFrom(now: number) {
  const today = dayInIndia(now)
  return endOf(today) > now ? today : dayInIndia(now + dayMs)
}

const handInLimits = { account: { limit: workspaceLimits.handInsPerHour, windowMs: hourMs } } as const

/** @throws {DomainError} `not_found`, `lab_is_over`, `lab_team_needed`, `lab_stage_ended`, `too_many_attempts` */
export async function handInLabStage(
  context: Context,
  labId: string,
  handIn: LabHandIn & { stageId: string },
  networkAddress: string,
) {
  const person = requireSignedIn(context)
  await throttle(context, { act: 'lab_hand_in', account: person.userId, networkAddress, limits: handInLimits })
  const isTaken = await upsertSubmission(context, {
    ...handIn,
    labId,
    person,
    id: context.newId('lsb'),
    openFrom: openFrom(context.at),
  })
  const workspace = await getLabWorkspace(context, labId)
  if (isTaken) return workspace
  if (!workspace.isWritable) throw new DomainError('lab_is_over')
  if (!workspace.lab.stages.some(({ id }) => id === handIn.stageId)) throw new DomainError('not_found')
  if (workspace.teamId === null) throw new DomainError('lab_team_needed')
  const stage = workspace.lab.stages.find(({ id }) => id === handIn.stageId)
  if (handIn.fileId && stage && Date.parse(stage.endsAt) > context.at)
    throw invalidField('/body/fileId', 'Please upload the file')
  throw new DomainError('lab_stage_ended')
}

/** @throws {DomainError} `not_found`, `changed_since_read`; `forbidden` for the team itself */
export async function giveLabFeedback(
  context: Context,
  read: { id: string; version?: number | undefined },
  text: string,
) {
  const { isGiven, submission, isSeen } = await updateFeedback(context, {
    ...read,
    text,
    person: requireSignedIn(context),
  })
  if (submission && !isGiven) throw new DomainError('changed_since_read')
  if (submission) return toSubmission(submission)
  throw isSeen ? new DomainError('forbidden', 'Mentors give feedback') : new DomainError('not_found')
}

/** @throws {DomainError} `not_found` for everybody except its team and those who guide the lab */
export async function listLabVersions(context: Context, id: string) {
  const rows = requireFound(await selectVersions(context, id, requireSignedIn(context)))
  return { items: rows.map(toSubmission) }
}

/**
 * Makes a link to the file and records it in the audit log.
 * @throws {DomainError} `not_found` for everybody except its team and those who guide the lab
 */
export async function linkLabFile(context: Context, id: string) {
  const fileId = await selectSubmissionFile(context, id, requireSignedIn(context))
  if (fileId === null) throw new DomainError('not_found')
  return createDocumentLink(context, {
    fileId,
    action: 'lab_submission.file_opened',
    subject: { type: 'lab_submission', id },
  })
}

/**
 * @throws {DomainError} `not_found` for everybody except its team and those who guide the lab, and for a file of
 * another kind
 */
export async function getLabPicture(context: Context, id: string): Promise<FileAnswer> {
  const fileId = await selectSubmissionFile(context, id, requireSignedIn(context))
  const file = fileId === null ? undefined : await findStoredFile(context, { id: fileId })
  if (!file || !pictureTypes.some((type) => type === file.type)) throw new DomainError('not_found')
  const { body, headers } = await answerFile(context, file, { isAttachment: false })
  return { body, headers: { ...headers, 'cache-control': 'private, no-cache', vary: 'cookie' } }
}
