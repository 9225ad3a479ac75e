import { mailTemplates, isMailTemplate } from '../labels.ts'
import { outboxStates, type OutboxSort } from '@kere/contracts/console/outbox-options'
import type { Context } from '../../base/context.ts'
import { invalidField, DomainError, requireFound } from '../../base/domain-error.ts'
import { countEach } from '../../kit/lists/counts.ts'
import { pageOf, type ListRequest } from '../../kit/lists/keyset.ts'
import { outboxEntryOf } from './outbox.domain.ts'
import { outboxPage, selectOutboxPage, updateToReplay, type OutboxFilters } from './outbox.queries.ts'

export const listMailTemplates = () => ({
  items: Object.entries(mailTemplates)
    .map(([template, { name }]) => ({ template, name }))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1)),
})

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

export async function replayOutboxEntry(context: Context, id: string) {
  const { isDone, row } = await updateToReplay(context, id)
  const entry = outboxEntryOf(requireFound(row))
  if (!isDone) throw new DomainError('not_replayable')
  context.queueMail(id)
  return entry
}
