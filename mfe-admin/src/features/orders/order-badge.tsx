import { reportedLabel } from '@kere/contracts/orders/order-relations'
import type { AdminOrder } from '@kere/contracts/orders/orders'
import { OrderStateBadge } from '@kere/screens/order-state'

interface OrderBadgeProps {
  item: Pick<AdminOrder, 'state' | 'claim' | 'latePayment'>
}

export const OrderBadge = ({ item }: OrderBadgeProps) => <OrderStateBadge order={item} claimed={reportedLabel} />
