import { instantOf } from '../../base/instants.ts'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import {
  type Hiding,
  type decideReport as decideEndpoint,
  reportedProfiles,
  type reportProfile as reportEndpoint,
} from '@kere/contracts/people/profile-reports'
import { nameOf } from '../../accounts/accounts/person.ts'
import { suspendOne } from '../../accounts/user-accounts/close-user.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { DomainError, requireFound } from '../../base/domain-error.ts'
import { throttleVisitorForm } from '../../forms/visitor-forms/throttle-visitor-form.ts'
import type { HttpExchange } from '../../http/http-exchange.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import { updateToDecided, updateToUndecided } from './decision.queries.ts'
import { selectHiding, updateToReplied } from './hiding.queries.ts'
import { type ReportedRow, reportedRows, selectReportedProfile, selectReportsOf } from './queue.queries.ts'
import { insertReport, selectReport } from '../../accounts/accounts/report-rows.ts'

type Report = EndpointRequest<typeof reportEndpoint>['body']

/** Reports a profile. The answer does not tell whether the person is listed. */
export async function reportProfile(
  context: Context,
  personId: string,
  { pebble, website, challenge, reason, text, email }: Report,
  exchange: HttpExchange,
) {
  const { actor } = context
  const id = context.stableId('rep')
  const done = { ok: true as const }
  if (context.isRetry && (await selectReport(context.db, id)).length > 0) return done
  const address = actor ? null : email || null
  const sent = { pebble, website, challenge }
  await throttleVisitorForm(
    context,
    exchange,
    { form: 'profile_report', email: actor?.userId ?? address, sent },
    (isDoubtful) =>
      insertReport(context, {
        id,
        personId,
        reporterId: actor?.userId ?? null,
        email: address,
        reason,
        text: text || null,
        isDoubtful,
      }),
  )
  return done
}

/** The answer is built field by field, so that a new column stays private until it is named here (W-49). */
const toReported = (row: ReportedRow) => ({
  id: row.id,
  person: {
    id: row.userId,
    name: nameOf(row),
    avatarUrl: smallPictureOf(row.avatarUrl),
    kind: row.role === 'educator' ? ('educator' as const) : ('learner' as const),
    bio: row.bio,
    isListed: row.isListed === 1,
  },
  status: row.status,
  times: row.times,
  latestReason: row.latestReason,
  lastReportedAt: instantOf(row.lastReportedAt),
  decision: row.decidedAt === null ? null : { at: instantOf(row.decidedAt), by: row.decider, message: row.message },
  reply: row.reply === null || row.repliedAt === null ? null : { text: row.reply, at: instantOf(row.repliedAt) },
  version: row.version,
})

export const reportedReads = readsOf(reportedProfiles, reportedRows, toReported)

export async function listProfileReports({ db }: Context, id: string) {
  const rows = requireFound(await selectReportsOf(db, id))
  return {
    items: rows.map(({ submittedAt, isFromUser, hasAddress, decisionKey, ...row }) => ({
      ...row,
      at: instantOf(submittedAt),
      isFromUser: isFromUser === 1,
      wantsAnswer: isFromUser === 1 || hasAddress === 1,
      isDecided: decisionKey !== null,
    })),
  }
}

/** A report about an admin waits for another admin, even if there is none yet. */
const ownReport = ({ userId }: ReportedRow, admin: SignedIn) => (userId === admin.userId ? 'own_report' : undefined)

/**
 * Decides on a report. A suspension runs the act of the list of users, with its checks, its email and its audit entry.
 */
export async function decideReport(
  context: Context,
  { id, version }: { id: string; version?: number | undefined },
  body: EndpointRequest<typeof decideEndpoint>['body'],
) {
  const admin = requireSignedIn(context)
  const { decision, status: seen } = body
  const message = body.decision === 'dismiss' ? null : body.message
  if (decision === 'suspend' && !context.isDone) {
    const before = requireFound((await selectReportedProfile(context.db, id)).at(0))
    if (before.status !== seen) throw new DomainError('report_changed')
    if (version !== undefined && before.version !== version) throw new DomainError('changed_since_read')
    // The suspension is an act of its own. If a retry finds it done but not the decision, it still makes the decision.
    await suspendOne({ ...context, ...(await context.ofOne('suspension')) }, before.userId, message ?? '')
  }
  const { isDone, row: decided } = await updateToDecided(context, { id, admin, decision, seen, version, message })
  const row = requireFound(decided)
  if (!isDone)
    throw new DomainError(ownReport(row, admin) ?? (row.status === seen ? 'changed_since_read' : 'report_changed'))
  return toReported(row)
}

export async function undoReportDecision(context: Context, id: string) {
  const admin = requireSignedIn(context)
  const { isDone, row: undone } = await updateToUndecided(context, { id, admin })
  const row = requireFound(undone)
  if (!isDone) throw new DomainError(ownReport(row, admin) ?? 'report_final')
  return toReported(row)
}

type HidingRow = Awaited<ReturnType<typeof selectHiding>>[number]

const toHiding = (row: HidingRow | undefined): Hiding =>
  row?.decidedAt && row.message !== null
    ? {
        at: instantOf(row.decidedAt),
        message: row.message,
        reply: row.reply === null || row.repliedAt === null ? null : { text: row.reply, at: instantOf(row.repliedAt) },
      }
    : null

export async function getOwnHiding(context: Context) {
  const [row] = await selectHiding(context.db, requireSignedIn(context).userId)
  return { hiding: toHiding(row) }
}

export async function replyToHiding(context: Context, text: string) {
  const { isReplied, row } = await updateToReplied(context, { actor: requireSignedIn(context), text })
  if (!row) throw new DomainError('profile_not_hidden')
  if (!isReplied) throw new DomainError('already_replied')
  return { hiding: toHiding(row) }
}
