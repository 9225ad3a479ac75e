import { applicationMessages } from '@kere/contracts/careers/career-options'
import type { applyForPosition as endpoint } from '@kere/contracts/careers/job-applications'
import { resume as resumeKind } from '@kere/contracts/careers/resume'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import { limits } from '@kere/contracts/http/limits'
import type { Context } from '../../base/context.ts'
import { DomainError, invalidField } from '../../base/domain-error.ts'
import { requireSecrets } from '../../base/secrets.ts'
import { mayBeMailed } from '../../http/mail-budget.ts'
import { throttleVisitorForm } from '../../forms/visitor-forms/throttle-visitor-form.ts'
import type { HttpExchange } from '../../http/http-exchange.ts'
import type { SentFile } from '../../http/sent-files.ts'
import { readLink } from '../../http/signed-link.ts'
import { storeSentDocument } from '../../kit/files/upload-file.ts'
import { isEnded, stageForApplicant } from './job-applications.domain.ts'
import { linkPurpose } from './job-applications.labels.ts'
import {
  hasApplication,
  insertApplication,
  isPositionOpen,
  selectByLink,
  type SentRow,
  updateToProven,
  updateToWithdrawn,
} from './job-applications.queries.ts'

type Sent = EndpointRequest<typeof endpoint>['body']

export async function applyForPosition(
  context: Context,
  { pebble, website, challenge, position, resumeName, ...typed }: Sent,
  { exchange, openResume }: { exchange: HttpExchange; openResume: () => Promise<SentFile | null> },
) {
  const id = context.stableId('job')
  if (context.isRetry && (await hasApplication(context.db, id))) return { ok: true as const }
  if (!(await isPositionOpen(context.db, position))) throw new DomainError('position_closed')
  const visitorForm = { form: 'careers', email: typed.email, sent: { pebble, website, challenge } }
  await throttleVisitorForm(context, exchange, visitorForm, async (isDoubtful) => {
    const file = await openResume()
    if (!file) throw invalidField('/body/resume', applicationMessages.resumeRequired)
    const { isOpen } = await insertApplication(context, {
      id,
      ...typed,
      positionId: position,
      userId: context.actor?.userId ?? null,
      resumeId: await storeResume(context, file),
      resumeName: resumeName || toName(file.name),
      linkKey: context.newId('lnk'),
      isDoubtful,
      isMailed: context.actor !== null || (await mayBeMailed(context, typed.email)),
    })
    if (!isOpen) throw new DomainError('position_closed')
  })
  return { ok: true as const }
}

const toName = (name: string) => [...name].slice(0, limits.lineLength).join('') || null

const refusals: ReadonlySet<string> = new Set(['file_too_large', 'file_refused', 'payload_too_large'])

/** Stores the resume and reports a refusal at its field (U-25). */
async function storeResume(context: Context, { stream }: SentFile) {
  try {
    return await storeSentDocument(context, resumeKind, stream)
  } catch (error) {
    if (!(error instanceof DomainError) || !refusals.has(error.code)) throw error
    // If the refusal has a reason, the type and size are right and the content was refused.
    const reason = error.code === 'file_refused' ? error.detail : undefined
    throw invalidField('/body/resume', reason ?? applicationMessages.resumeRefused)
  }
}

export async function getSentApplication(context: Context, token: string) {
  return toSent(context, token, await selectByLink(context.db, await keyOf(context, token)))
}

/** Confirms an application. Repeating it changes nothing. */
export async function confirmApplication(context: Context, token: string) {
  return toSent(context, token, await updateToProven(context, await keyOf(context, token)))
}

/** Withdraws an application. Repeating it changes nothing. */
export async function withdrawApplication(context: Context, token: string) {
  const row = await updateToWithdrawn(context, await keyOf(context, token))
  if (row && row.stage !== 'withdrawn') throw new DomainError('application_ended')
  return toSent(context, token, row)
}

async function keyOf(context: Context, token: string) {
  const key = await readLink(requireSecrets(context), linkPurpose, token)
  if (key === undefined) throw new DomainError('application_link_invalid')
  return key
}

function toSent({ at }: Context, token: string, row: SentRow | undefined) {
  if (!row) throw new DomainError('application_link_invalid')
  const { position, positionId, createdAt, answer, answeredAt, resumeName } = row
  const stage = stageForApplicant(row, at)
  const isTold = answer !== null && answeredAt !== null && answeredAt + limits.undoSeconds * 1000 <= at
  return {
    token,
    position,
    positionId,
    stage,
    createdAt: new Date(createdAt).toISOString(),
    answer: isTold ? { text: answer, at: new Date(answeredAt).toISOString() } : null,
    resumeName,
    canBeWithdrawn: !isEnded(row.stage),
    isConfirmed: row.provenAt !== null,
  }
}
