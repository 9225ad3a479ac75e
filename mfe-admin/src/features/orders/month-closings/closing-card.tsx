import { countOf } from '@kere/brand/count'
import { formerMember } from '@kere/contracts/accounts/former-member'
import type { ClosingMonth, MonthClosing } from '@kere/contracts/orders/month-closings'
import { keptOf } from '@kere/contracts/orders/month-closing-options'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { dateOf, momentOf } from '@kere/screens/time-in-india'
import { TextLink } from '@kere/ui/controls/link'
import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import Minus from 'lucide-react/icons/minus'
import { monthActs } from './month-closings.acts.tsx'
import { monthHref, nameOfMonth, rupeesOf } from './months.ts'

interface ClosingCardProps {
  month: ClosingMonth
  isClosable: boolean
  /** True as long as the month cannot be closed because of its date. */
  isWaiting: boolean
  earlier: readonly MonthClosing[]
}

/** Says what is left to do before the month can be closed, and closes it. */
export function ClosingCard({ month, isClosable, isWaiting, earlier }: ClosingCardProps) {
  const { closing, openCount, explainedCount, statementReadAt, closableFrom, isOver, hasChanged } = month
  const name = nameOfMonth(month.month)
  const steps = [
    {
      label: 'The month is over',
      note: isOver ? '' : `from ${dateOf(closableFrom)}`,
      isDone: isOver,
    },
    {
      label: 'Bank statement read',
      note: statementReadAt ? dateOf(statementReadAt) : 'not yet',
      isDone: statementReadAt !== null,
    },
    {
      label: 'Every difference is settled or explained',
      note: openCount > 0 ? `${openCount} open` : explainedCount > 0 ? `${explainedCount} explained` : 'none',
      isDone: openCount === 0,
    },
  ]
  return (
    <section
      aria-labelledby="closing"
      className="rounded-b-card border border-t-2 border-hairline border-t-ink bg-surface p-5"
    >
      <h2 id="closing" className="text-panel">
        {closing ? `${name} is closed` : `Close ${name}`}
      </h2>
      {closing ? (
        <p className="mt-1.5 text-dense text-muted">
          By {closing.closedBy ?? formerMember.name}, {momentOf(closing.closedAt)} IST. Later payments and refunds count
          in the month in which they are made.
        </p>
      ) : (
        <>
          <p className="mt-1.5 text-dense text-muted">
            The figures of a closed month stay. Later refunds count in the month in which they are made.
          </p>
          <ul className="mt-3">
            {steps.map(({ label, note, isDone }) => (
              <li key={label} className="flex gap-2.5 border-b border-hairline py-2.5 text-dense">
                <span
                  className={`grid size-5 shrink-0 place-items-center rounded-full ${isDone ? 'bg-leaf-soft text-leaf' : 'bg-warn-soft text-warn'}`}
                >
                  {isDone ? (
                    <Check aria-hidden="true" className="size-3.5" />
                  ) : (
                    <Minus aria-hidden="true" className="size-3.5" />
                  )}
                </span>
                <span className="grow">
                  <span className="sr-only">{isDone ? 'Done: ' : 'Open: '}</span>
                  {label}
                </span>
                <span className={`whitespace-nowrap ${isDone ? 'text-muted' : 'font-semibold text-warn'}`}>{note}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {hasChanged && (
        <p role="status" className="mt-3 rounded-card bg-warn-soft px-3.5 py-2.5 text-dense">
          Rows of this month have changed since it was closed. Reopen it to close it with the new figures.
        </p>
      )}
      <div className="print:hidden">
        {closing !== null || isClosable ? (
          <RowActButtons
            acts={monthActs}
            row={{ id: month.month, isClosed: closing !== null }}
            names={['close', 'reopen']}
          />
        ) : (
          <p className="mt-4 flex gap-2.5 rounded-control border border-dashed border-control px-4 py-3 text-dense">
            <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {waitText(month, isWaiting)}
          </p>
        )}
      </div>
      {earlier.length > 0 && (
        <div className="mt-5 border-t-2 border-ink pt-3.5 print:hidden">
          <h3 className="font-body text-dense font-semibold tracking-normal">Closed months</h3>
          <ul className="text-dense">
            {earlier.map(({ id, month: closed, figures, closedBy, closedAt }) => (
              <li key={id} className="flex items-baseline justify-between gap-3 border-b border-hairline py-2.5">
                <span className="min-w-0">
                  <TextLink href={monthHref(closed)}>{nameOfMonth(closed)}</TextLink>
                  <span className="block text-meta text-muted">
                    {closedBy ?? formerMember.name}, {dateOf(closedAt)}
                  </span>
                </span>
                <span className="font-semibold tabular-nums">{rupeesOf(keptOf(figures))}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

const waitText = ({ closableFrom, openCount, month }: ClosingMonth, isWaiting: boolean) => {
  const from = isWaiting ? ` from ${momentOf(closableFrom)} IST` : ''
  const left =
    openCount > 0
      ? `${isWaiting ? ', ' : ' '}once ${countOf(openCount, ['difference is', 'differences are'])} settled or explained`
      : ''
  return `${nameOfMonth(month)} can be closed${from}${left}.`
}
