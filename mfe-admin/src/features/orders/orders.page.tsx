import { ListPage } from '@kere/screens/list-page'
import { ButtonLink } from '@kere/ui/controls/button'
import { discountCodesPath, incomePath, invoicesPath, onlinePaymentsPath, statementPath } from './order-paths.ts'
import { orders } from './orders.list.tsx'
import { listScreen } from '@kere/screens/list-screen'

export const route = { path: '/dashboard/orders', roles: ['admin'] }

const OrdersPage = () => (
  <ListPage list={orders}>
    <div className="flex flex-wrap gap-2 px-4 pt-4 wide:px-6">
      <ButtonLink href={statementPath} variant="outline" size="toolbar">
        Confirm by bank statement
      </ButtonLink>
      <ButtonLink href={incomePath} variant="outline" size="toolbar">
        Income
      </ButtonLink>
      <ButtonLink href={discountCodesPath} variant="outline" size="toolbar">
        Discount codes
      </ButtonLink>
      <ButtonLink href={invoicesPath} variant="outline" size="toolbar">
        Invoices
      </ButtonLink>
      <ButtonLink href={onlinePaymentsPath} variant="outline" size="toolbar">
        Online payments
      </ButtonLink>
    </div>
  </ListPage>
)

export const page = listScreen(orders, OrdersPage)
