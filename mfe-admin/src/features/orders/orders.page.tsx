import { ListPage } from '@kere/screens/list-page'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { discountCodesPath, incomePath, invoicesPath, onlinePaymentsPath, statementPath } from './order-paths.ts'
import { orders } from './orders.list.tsx'
import { listScreen } from '@kere/screens/list-screen'

export const route = { path: '/dashboard/orders', roles: ['admin'] }

const Other = ({ href, children }: { href: string; children: string }) => (
  <TextLink href={href} className="flex min-h-10 items-center text-dense">
    {children}
  </TextLink>
)

const OrdersPage = () => (
  <ListPage list={orders}>
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 pt-4 desk:px-6">
      <ButtonLink href={statementPath} variant="outline" size="toolbar" className="max-desk:w-full">
        Confirm by bank statement
      </ButtonLink>
      <Other href={incomePath}>Income</Other>
      <Other href={discountCodesPath}>Discount codes</Other>
      <Other href={invoicesPath}>Invoices</Other>
      <Other href={onlinePaymentsPath}>Online payments</Other>
    </div>
  </ListPage>
)

export const page = listScreen(orders, OrdersPage)
