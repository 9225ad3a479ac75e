import type { ClosingMonth, Difference } from '@kere/contracts/orders/month-closings'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { momentOf, dateOf } from '@kere/screens/time-in-india'
import { ButtonLink } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { placeOf, textOf } from './difference-texts.ts'
import { differenceActs } from './month-closings.acts.tsx'
import { rupeesOf } from './months.ts'

/** A day of the statement has no time. */
const whenOf = ({ at, kind }: Difference) => {
  if (at === null || kind === 'statement_missing') return null
  return kind.startsWith('credit') || kind === 'refund_differs' ? dateOf(at) : `${momentOf(at)} IST`
}

const metaOf = ({ openCount, explainedCount }: ClosingMonth) =>
  [openCount > 0 && `${openCount} to settle`, explainedCount > 0 && `${explainedCount} explained`]
    .filter(Boolean)
    .join(', ')

/** Lists what does not agree. Each difference is settled on the page of its row, or stays with a reason. */
export function Differences({ month }: { month: ClosingMonth }) {
  const { differences, closing, openCount, explainedCount } = month
  const hidden = openCount + explainedCount - differences.length
  return (
    <Section title="Differences" meta={metaOf(month)}>
      {differences.length === 0 && (
        <p className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
          Every rupee has its order.
        </p>
      )}
      <ul>
        {differences.map((difference) => {
          const { kind, subject, reason, explainedBy, amount, bankReference } = difference
          const { title, advice } = textOf(difference)
          const place = placeOf(difference)
          const facts = [amount !== 0 && rupeesOf(amount), whenOf(difference), bankReference].filter(Boolean)
          return (
            <li
              key={`${kind} ${subject}`}
              className="flex flex-wrap gap-x-4 gap-y-3 border-b border-hairline py-4 first:pt-0 print:break-inside-avoid"
            >
              <span
                className={`grid size-9 shrink-0 place-items-center rounded-control ${reason === null ? 'bg-warn-soft text-warn' : 'bg-leaf-soft text-leaf'}`}
              >
                {reason === null ? (
                  <TriangleAlert aria-hidden="true" className="size-5" />
                ) : (
                  <Check aria-hidden="true" className="size-5" />
                )}
              </span>
              <div className="min-w-0 grow basis-64">
                <h3 className="font-body text-snug leading-dense font-semibold tracking-normal">{title}</h3>
                {facts.length > 0 && <p className="mt-0.5 text-dense wrap-anywhere tabular-nums">{facts.join(', ')}</p>}
                {reason === null ? (
                  <p className="mt-0.5 text-meta text-muted">{advice}</p>
                ) : (
                  <p className="mt-1 text-dense wrap-anywhere whitespace-pre-line">
                    {reason}
                    {explainedBy !== null && <span className="text-muted"> ({explainedBy})</span>}
                  </p>
                )}
              </div>
              <div className="flex flex-wrap items-center gap-2 max-desk:w-full print:hidden">
                {place && (
                  <ButtonLink href={place.href} variant="outline" size="toolbar">
                    {place.label}
                  </ButtonLink>
                )}
                {closing === null && (
                  <RowActButtons
                    acts={differenceActs}
                    row={{ ...difference, id: `${kind} ${subject}`, month: month.month }}
                    names={['explain', 'withdraw']}
                    isInRow
                    hasWords
                  />
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {hidden > 0 && (
        <p className="mt-4 text-dense text-muted">{hidden} more appear here once some of these are settled.</p>
      )}
    </Section>
  )
}
