import { eventLimits } from '@kere/contracts/event-options'
import { nameOf } from '../accounts/person.ts'
import type { Context } from '../context.ts'
import { dayInIndia } from '../lists/days.ts'
import { type ListRequest, pageOf } from '../lists/keyset.ts'
import { eventEducatorPage, selectEventEducators } from './event-educators.queries.ts'

/** S-139; by first name. Group links only for who is signed in (W-50). */
export async function listEventEducators(
  { db, now, actor }: Context,
  request: ListRequest<'first-name'> & { search?: string | undefined },
) {
  const page = eventEducatorPage({ countUpTo: eventLimits.counted, ...request })
  const { rows, total } = await selectEventEducators(db, { today: dayInIndia(now()), search: request.search, page })
  return {
    ...pageOf(page, rows, ({ firstName, lastName, groupUrl, ...educator }) => ({
      ...educator,
      name: nameOf({ firstName, lastName }),
      groupUrl: actor ? groupUrl : null,
    })),
    total,
    totalIsLowerBound: total >= page.countUpTo,
  }
}
