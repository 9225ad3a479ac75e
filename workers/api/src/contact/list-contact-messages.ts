import { contactStatuses } from '@kere/contracts/contact'
import type { Context } from '../context.ts'
import { countEach } from '../lists/counts.ts'
import { type ListRequest, pageOf } from '../lists/keyset.ts'
import { visitorFormAnswer } from '../visitor-forms/visitor-form-answer.ts'
import { type ContactFilters, contactMessagePage, selectContactPage } from './contact.queries.ts'

export async function listContactMessages({ db }: Context, request: ContactFilters & ListRequest<'newest' | 'oldest'>) {
  const page = contactMessagePage(request)
  const { rows, counters, total } = await selectContactPage(db, request, page)
  return {
    ...pageOf(page, rows, visitorFormAnswer),
    total,
    totalIsLowerBound: total >= page.countUpTo,
    counts: countEach(contactStatuses, (status) => counters.find((counter) => counter.status === status)?.count ?? 0),
  }
}
