import { type OutboxSort, outboxStates } from '@kere/contracts/outbox-options'
import type { Context } from '../context.ts'
import { invalidField } from '../frame/domain-error.ts'
import { countEach } from '../lists/counts.ts'
import { type ListRequest, pageOf } from '../lists/keyset.ts'
import { isMailTemplate } from '../words.ts'
import { outboxEntryOf } from './outbox.domain.ts'
import { type OutboxFilters, outboxPage, selectOutboxPage } from './outbox.queries.ts'

export async function listOutbox({ db }: Context, request: OutboxFilters & ListRequest<OutboxSort>) {
  const { state, template } = request
  if (template !== undefined && !isMailTemplate(template))
    throw invalidField('/query/template', 'There is no such email')
  const page = outboxPage(request)
  const { rows, counters } = await selectOutboxPage(db, request, page)

  const sum = (isCounted: (counter: (typeof counters)[number]) => boolean) =>
    counters.filter(isCounted).reduce((total, { count }) => total + count, 0)
  return {
    ...pageOf(page, rows, outboxEntryOf),
    total: sum(
      (counter) => (state ?? counter.state) === counter.state && (template ?? counter.template) === counter.template,
    ),
    counts: countEach(outboxStates, (each) => sum((counter) => counter.state === each)),
  }
}
