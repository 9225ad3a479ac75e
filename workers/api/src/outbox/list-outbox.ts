import { limits } from '@kere/contracts/limits'
import { type MailTemplate, type OutboxState, outboxStates } from '@kere/contracts/outbox-options'
import type { Context } from '../context.ts'
import { decodeCursor, encodeCursor } from './outbox-cursor.ts'
import { outboxEntryOf } from './outbox.domain.ts'
import { selectOutboxPage } from './outbox.queries.ts'

interface OutboxRequest {
  state?: OutboxState | undefined
  template?: MailTemplate | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

/** Lists a page of the outbox, with how many mails match and how many there are in each state. */
export async function listOutbox({ db }: Context, { state, template, limit = limits.pageSize, cursor }: OutboxRequest) {
  const { rows, counters } = await selectOutboxPage(db, {
    state,
    template,
    // One more than the page shows, to know whether another follows.
    limit: limit + 1,
    after: cursor === undefined ? undefined : decodeCursor(cursor),
  })

  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const sum = (isCounted: (counter: (typeof counters)[number]) => boolean) =>
    counters.filter(isCounted).reduce((total, { count }) => total + count, 0)
  const countOf = (each: OutboxState) => sum((counter) => counter.state === each)
  return {
    items: page.map(outboxEntryOf),
    nextCursor: rows.length > limit && last ? encodeCursor(last) : null,
    total: sum(
      (counter) => (state ?? counter.state) === counter.state && (template ?? counter.template) === counter.template,
    ),
    // Object.fromEntries forgets the keys; these are all of them.
    counts: Object.fromEntries(outboxStates.map((each) => [each, countOf(each)])) as Record<OutboxState, number>,
  }
}
