import { changeOrder, type Changing, isOverdue } from './change.queries.ts'
import { selectOverdueOrders } from './orders.queries.ts'

export async function expireOrders(clock: Changing): Promise<number> {
  let expired = 0
  for (const { id } of await selectOverdueOrders(clock.db, clock.at)) {
    const isChanged = await changeOrder(clock, {
      id,
      from: ['pending_payment'],
      to: { state: 'expired', closedAt: clock.at },
      when: isOverdue(clock),
      access: 'release',
      mail: { template: 'order_expired', isHeld: false },
    })
    if (isChanged) expired += 1
  }
  return expired
}
