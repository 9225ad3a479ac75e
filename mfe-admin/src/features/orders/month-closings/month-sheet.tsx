import { countOf } from '@kere/brand/count'
import type { MonthFigures } from '@kere/contracts/orders/month-closings'
import { keptOf } from '@kere/contracts/orders/month-closing-options'
import { rupeesOf } from './months.ts'

const head = 'h-10 font-semibold'
const cell = 'py-3 ps-4 text-end'

/** The sums of a month, by the way in which the money came. */
export function MonthSheet({ figures, caption }: { figures: MonthFigures; caption: string }) {
  const ways = [
    {
      name: 'UPI and bank transfer',
      paid: [figures.transferPaidCount, figures.transferPaidAmount],
      refunded: [figures.transferRefundCount, figures.transferRefundAmount],
    },
    {
      name: 'Online',
      paid: [figures.gatewayPaidCount, figures.gatewayPaidAmount],
      refunded: [figures.gatewayRefundCount, figures.gatewayRefundAmount],
    },
  ] as const
  const others = [
    ['Fees of the payment service', `${rupeesOf(figures.feeAmount)}, of it ${rupeesOf(figures.feeTax)} tax`],
    ['Left after fees', rupeesOf(keptOf(figures) - figures.feeAmount)],
    ['Discounts', rupeesOf(figures.discountAmount)],
    ['Free places, given or by a code', countOf(figures.freePlaceCount, 'place')],
    [
      'Sent back at once, never part of income',
      `${countOf(figures.turnedAwayCount, 'online payment')}, ${rupeesOf(figures.turnedAwayAmount)}`,
    ],
    ['In the bank statement', `${countOf(figures.creditCount, 'credit')}, ${rupeesOf(figures.creditAmount)}`],
  ] as const
  return (
    <>
      <table className="w-full border-collapse text-dense tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-ink text-meta">
            <th scope="col" className={`${head} pe-4 text-start`}>
              Paid by
            </th>
            {['Received', 'Refunded', 'Kept'].map((name) => (
              <th key={name} scope="col" className={`${head} ps-4 text-end`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ways.map(({ name, paid, refunded }) => (
            <tr key={name} className="border-b border-hairline">
              <th scope="row" className="py-3 pe-4 text-start font-semibold">
                {name}
              </th>
              <Sum count={paid[0]} paise={paid[1]} />
              <Sum count={refunded[0]} paise={refunded[1]} />
              <td className={cell}>{rupeesOf(paid[1] - refunded[1])}</td>
            </tr>
          ))}
          <tr className="border-b-2 border-ink font-semibold">
            <th scope="row" className="py-3 pe-4 text-start">
              Total
            </th>
            <td className={cell}>{rupeesOf(figures.transferPaidAmount + figures.gatewayPaidAmount)}</td>
            <td className={cell}>{rupeesOf(figures.transferRefundAmount + figures.gatewayRefundAmount)}</td>
            <td className={cell}>{rupeesOf(keptOf(figures))}</td>
          </tr>
        </tbody>
      </table>
      <dl className="mt-2 text-dense tabular-nums">
        {others.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 border-b border-hairline py-2.5">
            <dt className="text-muted">{name}</dt>
            <dd className="ms-auto text-end font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const Sum = ({ count, paise }: { count: number; paise: number }) => (
  <td className={cell}>
    {count === 0 ? (
      <span className="text-muted">–</span>
    ) : (
      <>
        <span className="block">{rupeesOf(paise)}</span>
        <span className="block text-meta text-muted">{count}</span>
      </>
    )}
  </td>
)
