import { outboxList } from '@kere/contracts/console/outbox'
import type { OutboxSort, OutboxState } from '@kere/contracts/console/outbox-options'
import { outbox, outboxCounts, urgencyOf } from '@kere/d1/schema/console/outbox'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import type { Context, Database } from '../../base/context.ts'
import { change } from '../../http/change.ts'
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
/** Within one state all rows are equally urgent, so that the order is by date alone. */
const pageOfState = keyset(outboxList, { ...dates, failures: dates.newest })

export const outboxPage = (request: OutboxFilters & ListRequest<OutboxSort>) =>
  request.state === undefined ? pageOfAll(request) : pageOfState(request)

const selectEntries = (db: Database) =>
  db
    .select({
      id: outbox.id,
      template: outbox.template,
      to: outbox.toAddress,
      // The columns have aliases, because two columns with the same name would overwrite each other in a batch's
      // answer.
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

/** Queues a mail again. Only a dead or unknown mail can be replayed. */
export const updateToReplay = (context: Context, id: string) =>
  change(context, outbox, {
    id,
    when: inArray(outbox.state, ['unknown', 'dead']),
    set: { state: 'pending', attempts: 0, dueAt: context.at, leasedAt: null },
    audit: {
      action: 'outbox.replayed',
      subject: 'mail',
      detail: sql`json_object('template', ${outbox.template}, 'was', ${outbox.state})`,
    },
    read: selectEntries(context.db).where(eq(outbox.id, id)),
  })
