import type { AdminOrder } from '@kere/contracts/orders/orders'
import { OrderStateBadge } from '@kere/screens/order-state'

export const claimedLabel = 'Payment reported'

interface OrderBadgeProps {
  item: Pick<AdminOrder, 'state' | 'claim' | 'latePayment'>
}

export const OrderBadge = ({ item: { state, claim, latePayment } }: OrderBadgeProps) => (
  <OrderStateBadge state={state} claimed={claim && claimedLabel} latePayment={latePayment} />
)
