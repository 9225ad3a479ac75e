import { ListPage } from '@kere/screens/list-page'
import { TextLink } from '@kere/ui/controls/link'
import { incomePath, statementPath } from './order-paths.ts'
import { orders } from './orders.list.tsx'
import { listScreen } from '@kere/screens/list-screen'

export const route = { path: '/dashboard/orders', roles: ['admin'] }

const OrdersPage = () => (
  <ListPage list={orders}>
    <p className="flex flex-wrap justify-end gap-x-6 px-4 pt-1 text-dense wide:px-6">
      <TextLink href={statementPath} hasArrow className="min-h-11">
        Confirm by bank statement
      </TextLink>
      <TextLink href={incomePath} hasArrow className="min-h-11">
        Income by day and month
      </TextLink>
    </p>
  </ListPage>
)

export const page = listScreen(orders, OrdersPage)
