import type { ClosingMonth, Difference } from '@kere/contracts/orders/month-closings'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { momentOf, dateOf } from '@kere/screens/time-in-india'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Section } from '@kere/ui/layout/section'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { placeOf, textOf } from './difference-texts.ts'
import { differenceActs, type ShownDifference } from './month-closings.acts.tsx'
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

const shownOfKind = 10

/**
 * Lists what does not agree, by kind. Each difference is settled on the page of its row, or stays with a reason. One
 * reason can be given for several.
 */
export function Differences({ month }: { month: ClosingMonth }) {
  const { differences, closing, openCount, explainedCount } = month
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const [whole, setWhole] = useState<readonly string[]>([])
  const hidden = openCount + explainedCount - differences.length
  const rows = differences.map((each): ShownDifference => ({
    ...each,
    id: `${each.kind} ${each.subject}`,
    month: month.month,
  }))
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  const isOpen = ({ reason }: Difference) => reason === null && closing === null
  const [first, ...others] = rows.filter((row) => chosenIds.has(row.id) && isOpen(row))
  const choose = (wanted: readonly ShownDifference[], isChosen: boolean) => {
    const next = new Set(chosenIds)
    for (const { id } of wanted) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    setChosenIds(next)
  }
  return (
    <Section title="Differences" meta={metaOf(month)}>
      {rows.length === 0 && (
        <p className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
          Every rupee has its order.
        </p>
      )}
      <ul className="flex flex-col gap-8">
        {kinds.map((kind) => {
          const own = rows.filter((row) => row.kind === kind)
          const open = own.filter(isOpen)
          const { title, advice } = textOf({ kind })
          const isWhole = own.length <= shownOfKind + 1 || whole.includes(kind)
          return (
            <li key={kind}>
              <div className="border-b-2 border-ink pb-2.5">
                <h3 className="text-panel">{title}</h3>
                <p className="mt-0.5 text-dense text-muted">{advice}</p>
                {open.length > 1 && (
                  <div className="print:hidden">
                    <Checkbox
                      checked={open.every(({ id }) => chosenIds.has(id))}
                      onChange={({ currentTarget }) => choose(open, currentTarget.checked)}
                    >
                      All {open.length}
                    </Checkbox>
                  </div>
                )}
              </div>
              <ul>
                {own.slice(0, isWhole ? undefined : shownOfKind).map((row) => (
                  <Row
                    key={row.id}
                    row={row}
                    isClosed={closing !== null}
                    isChosen={chosenIds.has(row.id)}
                    onChoose={open.length > 1 && isOpen(row) ? (isChosen) => choose([row], isChosen) : undefined}
                  />
                ))}
              </ul>
              {!isWhole && (
                <Button
                  variant="quiet"
                  size="toolbar"
                  className="-ms-3.5 mt-1"
                  onClick={() => setWhole([...whole, kind])}
                >
                  Show all {own.length}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {first && (
        <div className="sticky bottom-0 z-3 mt-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-hairline bg-raised px-4 py-2.5 shadow-layer print:hidden">
          <p className="text-dense font-semibold">{others.length + 1} chosen</p>
          <RowActButtons
            acts={differenceActs}
            row={others.length > 0 ? { ...first, others } : first}
            names={['explain']}
            isInRow
            hasWords
          />
        </div>
      )}
      {hidden > 0 && (
        <p className="mt-4 text-dense text-muted">{hidden} more appear here once some of these are settled.</p>
      )}
    </Section>
  )
}

interface RowProps {
  row: ShownDifference
  isClosed: boolean
  isChosen: boolean
  onChoose: ((isChosen: boolean) => void) | undefined
}

function Row({ row, isClosed, isChosen, onChoose }: RowProps) {
  const { amount, bankReference, order, reason, explainedBy } = row
  const place = placeOf(row)
  const when = whenOf(row)
  const facts = [bankReference, order && `order ${order.reference}`].filter(Boolean).join(', ')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-2 print:break-inside-avoid">
      <div className="flex min-w-0 grow basis-64 items-start gap-3">
        {onChoose && (
          <input
            type="checkbox"
            className="checkbox mt-0.5 print:hidden"
            aria-label={`Choose ${[rupeesOf(amount), when, facts].filter(Boolean).join(', ')}`}
            checked={isChosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        )}
        <div className="min-w-0">
          <p className="text-dense wrap-anywhere tabular-nums">
            {amount !== 0 && <strong className="me-3 font-semibold">{rupeesOf(amount)}</strong>}
            {when}
            {facts !== '' && <span className="block text-meta text-muted">{facts}</span>}
          </p>
          {reason !== null && (
            <p className="mt-0.5 text-dense wrap-anywhere whitespace-pre-line">
              {reason}
              {explainedBy !== null && <span className="text-muted"> ({explainedBy})</span>}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {place && (
          <ButtonLink
            href={place.href}
            variant="quiet"
            size="toolbar"
            aria-label={order ? `${place.label} ${order.reference}` : undefined}
          >
            {place.label}
          </ButtonLink>
        )}
        {!isClosed && (
          <RowActButtons
            acts={differenceActs}
            row={row}
            names={onChoose ? ['withdraw'] : ['explain', 'withdraw']}
            isInRow
            hasWords
          />
        )}
      </div>
    </li>
  )
}
