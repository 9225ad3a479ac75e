import { formerMember } from '@kere/contracts/accounts/former-member'
import type { StatementMatch } from '@kere/contracts/orders/statement-matches'
import { TextLink } from '@kere/ui/controls/link'
import { formatPrice } from '@kere/ui/money/price-format'
import { ordersPath } from './order-paths.ts'

export interface MatchedRow extends StatementMatch {
  amount: number
  date: string
  reference: string
}

type StatementOrder = NonNullable<StatementMatch['order']>

interface StatementTableProps {
  caption: string
  rows: readonly MatchedRow[]
}

export function StatementTable({ caption, rows }: StatementTableProps) {
  return (
    <table className="w-full border-collapse text-dense">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-hairline text-meta">
          <th scope="col" className="h-10 pe-4 text-start font-semibold">
            In the statement
          </th>
          <th scope="col" className="h-10 text-start font-semibold">
            Order
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, outcome, amount, date, bankReference, reference, order, otherOrders = [] }) => (
          <tr key={line} className="border-b border-hairline align-top">
            <td className="py-3 pe-4 wrap-anywhere">
              <strong className="block font-semibold tabular-nums">{formatPrice(amount)}</strong>
              <span className="block text-meta text-muted">
                {[bankReference ?? reference, date].filter(Boolean).join(', ') || `Line ${line}`}
              </span>
            </td>
            <td className="py-3 wrap-anywhere">
              {order && outcome === 'amount_differs' && (
                <strong className="block font-semibold">{describeDifference(amount - order.amount)}</strong>
              )}
              {order ? (
                [order, ...otherOrders].map((each) => <MatchedOrder key={each.id} order={each} />)
              ) : (
                <span className="text-muted">–</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const MatchedOrder = ({ order: { id, reference, amount, title, buyerName } }: { order: StatementOrder }) => (
  <p className="not-last:mb-2">
    <TextLink href={`${ordersPath}/${encodeURIComponent(id)}`}>{reference}</TextLink>
    <span className="block text-meta text-muted">
      {formatPrice(amount)}, {title}, {buyerName ?? formerMember.name}
    </span>
  </p>
)

const describeDifference = (surplus: number) => {
  const rupees = formatPrice(Math.round(Math.abs(surplus) * 100) / 100)
  return surplus < 0 ? `${rupees} too little` : `${rupees} too much`
}
