import { actBatch } from '../../base/named-batch.ts'
import { outboxList } from '@kere/contracts/console/outbox'
import type { OutboxSort, OutboxState } from '@kere/contracts/console/outbox-options'
import { outbox, outboxCounts, urgencyOf } from '@kere/d1/schema/console/outbox'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/name-rows.ts'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { isBlindBy } from '../blind-rows.ts'
import { mailTemplates } from '../labels.ts'
import { ascending, descending, keyset, type ListRequest, type PageQuery } from '../../kit/lists/keyset.ts'

export interface OutboxFilters {
  state?: OutboxState | undefined
  template?: string | undefined
}

const byDate = { createdAt: outbox.createdAt, id: outbox.id }

const dates = { newest: descending(byDate), oldest: ascending(byDate) }
const pageOfAll = keyset(outboxList, { ...dates, failures: descending({ urgency: outbox.urgency, ...byDate }) })
/** One state is as urgent throughout. */
const pageOfState = keyset(outboxList, { ...dates, failures: dates.newest })

export const outboxPage = (request: OutboxFilters & ListRequest<OutboxSort>) =>
  request.state === undefined ? pageOfAll(request) : pageOfState(request)

const selectEntries = (db: Database) =>
  db
    .select({
      id: outbox.id,
      template: outbox.template,
      to: outbox.toAddress,
      // Two columns of one name would be one in a batch's answer.
      recipientId: sql<string | null>`${profiles.id}`.as('recipient_id'),
      recipientName: fullName(profiles).as('recipient_name'),
      state: outbox.state,
      attempts: outbox.attempts,
      createdAt: outbox.createdAt,
      dueAt: outbox.dueAt,
      sentAt: outbox.sentAt,
      lastError: outbox.lastError,
      urgency: outbox.urgency,
      isBlind: isBlindBy(outbox.template, mailTemplates).as('is_blind_now'),
    })
    .from(outbox)
    .leftJoin(profiles, eq(profiles.id, outbox.userId))

export async function selectOutboxPage(db: Database, { state, template }: OutboxFilters, page: PageQuery) {
  const [rows, counters] = await db.batch([
    selectEntries(db)
      .where(
        and(
          state === undefined ? undefined : eq(outbox.urgency, urgencyOf[state]),
          template === undefined ? undefined : eq(outbox.template, template),
          page.after,
        ),
      )
      .orderBy(page.orderBy)
      .limit(page.limit),
    db.select().from(outboxCounts),
  ])
  return { rows, counters }
}

/** Only a dead or unknown mail can be sent again; of two admins at once only one succeeds. */
export async function updateToReplay(context: Context, { userId, role }: SignedIn, id: string) {
  const { db, at } = context
  const isReplayable = and(eq(outbox.id, id), inArray(outbox.state, ['unknown', 'dead']))
  const { isDone, rows } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'outbox.replayed',
      outcome: 'succeeded',
      actor: { userId, role },
      subject: { type: 'mail', id },
      detail: sql`json_object('template', ${outbox.template}, 'was', ${outbox.state})`,
      from: sql`FROM ${outbox} WHERE ${isReplayable}`,
    }),
    {
      done: db
        .update(outbox)
        .set({ state: 'pending', attempts: 0, dueAt: at, leasedAt: null })
        .where(isReplayable)
        .returning({ id: outbox.id }),
    },
    { rows: selectEntries(db).where(eq(outbox.id, id)) },
  ])
  return { isReplayed: isDone, row: rows.at(0) }
}
