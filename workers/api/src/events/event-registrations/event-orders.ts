import { registrationMessages } from '@kere/contracts/events/event-registration-options'
import type { Context, SignedIn } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { refusalOf } from './refusal.ts'
import { selectStanding } from './registrations.queries.ts'

export { cover, grant, isHad, isWithdrawn, offer, restore, revoke, stock } from './order-rows.ts'

export const grantPrefix = 'grt'

export async function explain(context: Context, eventId: string, buyer: SignedIn): Promise<DomainError> {
  const [standing] = await selectStanding(context, eventId, buyer)
  return refusalOf(standing, { userId: buyer.userId, now: context.at }, ({ price, hasSeat }) => {
    if (price === 0) return new DomainError('order_not_needed')
    const isTheirs = hasSeat || standing?.row?.status === 'offered'
    return isTheirs ? new DomainError('order_not_needed') : new DomainError('event_full', registrationMessages.full)
  })
}
