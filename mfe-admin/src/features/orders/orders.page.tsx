import { ListPage } from '@kere/screens/list-page'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { discountCodesPath, incomePath, invoicesPath, onlinePaymentsPath, statementPath } from './order-paths.ts'
import { orders } from './orders.list.tsx'
import { listScreen } from '@kere/screens/list-screen'

export const route = { path: '/dashboard/orders', roles: ['admin'] }

const others = [
  { href: incomePath, label: 'Income' },
  { href: discountCodesPath, label: 'Discount codes' },
  { href: invoicesPath, label: 'Invoices' },
  { href: onlinePaymentsPath, label: 'Online payments' },
]

const OrdersPage = () => (
  <ListPage list={orders}>
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 pt-4 desk:px-6">
      <ButtonLink href={statementPath} variant="outline" size="toolbar" className="max-desk:w-full">
        Confirm by bank statement
      </ButtonLink>
      {others.map(({ href, label }) => (
        <TextLink key={href} href={href} className="flex min-h-10 items-center text-dense">
          {label}
        </TextLink>
      ))}
    </div>
  </ListPage>
)

export const page = listScreen(orders, OrdersPage)
