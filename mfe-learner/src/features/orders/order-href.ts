import { lookup } from '@kere/contracts/http/open-value'
import { orderItems } from '@kere/contracts/orders/order-items'

export const myOrdersPath = '/dashboard/my-orders'

export const myOrderHref = (id: string) => `${myOrdersPath}/${encodeURIComponent(id)}`

interface Item {
  kind: string
  id: string
}

export function itemLinks({ kind, id }: Item) {
  const item = lookup(orderItems, kind)
  if (!item) return null
  const segment = encodeURIComponent(id)
  return { ...item, href: `${item.path}/${segment}`, openHref: `${item.openPath}/${segment}` }
}
