import { countOf } from '@kere/brand/count'
import { indianDigits } from '@kere/brand/indian-digits'
import { isKnown, labelOf } from '@kere/contracts/http/open-value'
import type { Income } from '@kere/contracts/orders/income'
import {
  orderWayNames,
  orderWays,
  type Period,
  periodBeside,
  periodKindNames,
  periodKinds,
  periodOf,
} from '@kere/contracts/orders/income-options'
import type { OrderSum } from '@kere/contracts/orders/order-sums'
import type { PageModule } from '@kere/platform/page'
import { useRemote } from '@kere/platform/react/remote-tree'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { ExportButton } from '@kere/screens/export-button'
import { QuickStats } from '@kere/screens/quick-stats'
import { dateOf, dayOf, shortDay } from '@kere/screens/time-in-india'
import { BarChart } from '@kere/ui/charts/bar-chart'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { DataTableTabs } from '@kere/ui/data-table/data-table-tabs'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Section } from '@kere/ui/layout/section'
import { useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { incomeHref, incomeQuery, ordersHref, periodIn, unitOf } from './income.api.ts'
import { periodsBetween } from './income-periods.ts'
import { incomePath, monthPath, ordersPath } from './order-paths.ts'
import { LoadState } from '../../load-state.tsx'

export const route = { path: '/dashboard/orders/income', roles: ['admin'] }

type Sums = Omit<Income['ways'][number], 'way'>

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A unit is a day, `2026-11-15`, or a month, `2026-11`. */
const nameOf = (unit: string) =>
  unit.length > 'yyyy-mm'.length ? dateOf(`${unit}T00:00:00+05:30`) : monthName.format(new Date(`${unit}-01T00:00:00Z`))

/** `formatPrice` would show an income of 0 as "Free". */
const rupees = (amount: number) => `${amount < 0 ? '−' : ''}₹${indianDigits(Math.abs(amount))}`

function totalOf({ ways }: Income): Sums {
  const sum = (name: keyof Sums) => ways.reduce((total, way) => total + way[name], 0)
  return {
    paidCount: sum('paidCount'),
    paidAmount: sum('paidAmount'),
    discountAmount: sum('discountAmount'),
    refundedCount: sum('refundedCount'),
    refundedAmount: sum('refundedAmount'),
  }
}

const keptOf = ({ paidAmount, refundedAmount }: Sums) => paidAmount - refundedAmount

function IncomePage() {
  const { api, request } = useRemote()
  const period = periodIn(request.search)
  const query = useQuery(incomeQuery(api, period))
  const [today] = useState(() => dayOf(Date.now()))
  const isRunning = period.from <= today && today <= period.to
  const total = query.data && totalOf(query.data.income)
  const isEmpty = total?.paidCount === 0 && total.refundedCount === 0
  return (
    <div className="min-h-[calc(100dvh-3.75rem)] bg-surface pb-section wide:min-h-[calc(100dvh-4rem)]">
      <DataTableTabs
        label="Income"
        tabs={periodKinds.map((kind) => ({
          label: periodKindNames[kind],
          // The end of a period that is over leads to the last part of it.
          href: incomeHref(periodOf(kind, isRunning ? today : period.to)),
          count: undefined,
          isCurrent: kind === period.kind,
        }))}
      />
      <div className="max-w-page px-4 pt-4 wide:px-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="flex items-center gap-1">
            <Step to={periodBeside(period, -1)} label="Period before">
              <ChevronLeft aria-hidden="true" className="size-5" />
            </Step>
            <h1 tabIndex={-1} className="text-title">
              {period.name}
            </h1>
            {period.to < today && (
              <Step to={periodBeside(period, 1)} label="Period after">
                <ChevronRight aria-hidden="true" className="size-5" />
              </Step>
            )}
          </div>
          <div className="ms-auto flex flex-wrap gap-2 max-desk:ms-0 print:hidden">
            <ButtonLink href={ordersPath} variant="outline" size="toolbar">
              All orders
            </ButtonLink>
            {period.kind === 'month' && (
              <ButtonLink href={monthPath(period.id)} variant="outline" size="toolbar">
                {isRunning ? 'Check the month' : 'Close the month'}
              </ButtonLink>
            )}
            {query.data && (
              <ExportButton
                exportName="order-sums"
                title={`Income ${period.name}`}
                params={[
                  ['unit', unitOf(period)],
                  ['from', period.from],
                  ['to', period.to],
                ]}
                total={query.data.units.length}
              />
            )}
          </div>
        </div>
        <LoadState query={query} what="the income" skeletons={['mt-5 h-29', 'mt-8 h-64']} className="mt-5">
          {query.data ? 'What you see below may be out of date.' : 'Nothing is lost. Try again in a moment.'}
        </LoadState>
        {query.data && total && (
          <>
            <div className="mt-4">
              <Totals total={total} before={totalOf(query.data.before)} period={period} isRunning={isRunning} />
            </div>
            {isEmpty ? (
              <EmptyState
                title={`No payments in ${period.name}`}
                className="mt-8"
                action={
                  <ButtonLink href={incomeHref(periodBeside(period, -1))} variant="outline">
                    {periodBeside(period, -1).name}
                  </ButtonLink>
                }
              >
                Payments appear here when they are confirmed, and refunds when they are recorded.
              </EmptyState>
            ) : (
              <div className="mt-8 flex flex-col gap-10">
                <Units units={query.data.units} period={period} today={today} />
                <Section title="By way of payment" meta="In rupees">
                  <SumTable
                    caption={`${period.name} by way of payment`}
                    head="Paid by"
                    rows={query.data.income.ways.map(({ way, ...sums }) => ({
                      id: way,
                      name: labelOf(orderWayNames, way),
                      days: period,
                      part: isKnown(orderWays, way) ? { way } : {},
                      sums,
                    }))}
                  />
                </Section>
                <Section title="By course and event" meta="The largest first">
                  <SumTable
                    caption={`${period.name} by course and event`}
                    head="For"
                    rows={query.data.income.items.map(({ kind, id, title, ...sums }) => ({
                      id: `${kind} ${id}`,
                      name: title,
                      days: period,
                      part: { item: id },
                      sums,
                    }))}
                  />
                </Section>
              </div>
            )}
          </>
        )}
      </div>
    </div>
  )
}

const Step = ({ to, label, children }: { to: Period; label: string; children: ReactNode }) => (
  <Link
    to={incomeHref(to)}
    aria-label={`${label}, ${to.name}`}
    className="grid size-11 place-items-center rounded-control text-ink hover:bg-sunken print:hidden"
  >
    {children}
  </Link>
)

interface TotalsProps {
  total: Sums
  before: Sums
  period: Period
  isRunning: boolean
}

function Totals({ total, before, period, isRunning }: TotalsProps) {
  const earlier = periodBeside(period, -1)
  const change = before.paidAmount === 0 ? null : Math.round((total.paidAmount / before.paidAmount - 1) * 100)
  return (
    <QuickStats
      stats={[
        {
          label: isRunning ? 'Received so far' : 'Received',
          value: rupees(total.paidAmount),
          note: countOf(total.paidCount, 'payment'),
          href: ordersHref('paid', period),
        },
        {
          label: 'Refunded',
          value: rupees(total.refundedAmount),
          note: countOf(total.refundedCount, 'refund'),
          href: ordersHref('refunded', period),
        },
        {
          label: 'Kept',
          value: rupees(keptOf(total)),
          note:
            total.discountAmount > 0 ? `after discounts of ${rupees(total.discountAmount)}` : 'received less refunded',
        },
        {
          label: `Received in ${earlier.name}`,
          value: rupees(before.paidAmount),
          note:
            isRunning || change === null
              ? `kept ${rupees(keptOf(before))}`
              : `now ${change < 0 ? `${-change}% less` : `${change}% more`}`,
          href: ordersHref('paid', earlier),
        },
      ]}
    />
  )
}

interface UnitsProps {
  units: readonly OrderSum[]
  period: Period
  today: string
}

/** Draws every day or month of the period up to now. One without payments has no row. */
function Units({ units, period, today }: UnitsProps) {
  const unit = unitOf(period)
  const cut = (day: string) => (unit === 'day' ? day : day.slice(0, 'yyyy-mm'.length))
  const last = cut(today < period.to ? today : period.to)
  const paid = new Map(units.map(({ period: of, paidAmount }) => [of, paidAmount]))
  return (
    <Section title={unit === 'day' ? 'By day' : 'By month'} meta="Received, in rupees">
      <BarChart
        bars={periodsBetween(cut(period.from), last).map((of) => ({
          label: unit === 'day' ? shortDay(of) : nameOf(of),
          value: paid.get(of) ?? 0,
        }))}
        isLastRunning={last === cut(today)}
        format={rupees}
      />
      <details className="mt-3 print:hidden">
        <summary className="min-h-6 cursor-pointer text-dense font-semibold">Show as a table</summary>
        <SumTable
          caption={`${period.name} by ${unit}, newest first`}
          head={unit === 'day' ? 'Day' : 'Month'}
          rows={units.map(({ period: of, discountAmount = 0, ...sums }) => ({
            id: of,
            name: nameOf(of),
            days: unit === 'day' ? { from: of, to: of } : periodOf('month', `${of}-01`),
            part: {},
            sums: { ...sums, discountAmount },
          }))}
        />
      </details>
    </Section>
  )
}

interface SumRow {
  id: string
  name: string
  days: Pick<Period, 'from' | 'to'>
  part: Parameters<typeof ordersHref>[2]
  sums: Sums
}

/** Each sum leads to its orders. */
function SumTable({ caption, head, rows }: { caption: string; head: string; rows: readonly SumRow[] }) {
  return (
    <table className="w-full max-w-3xl border-collapse text-dense tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink text-meta">
          <th scope="col" className="h-10 pe-4 text-start font-semibold">
            {head}
          </th>
          {['Received', 'Refunded', 'Kept'].map((name) => (
            <th key={name} scope="col" className="h-10 ps-4 text-end font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, days, part, sums }) => (
          <tr key={id} className="border-b border-hairline align-top">
            <th scope="row" className="py-3 pe-4 text-start font-semibold min-w-20 wrap-anywhere hyphens-auto">
              {name}
            </th>
            <SumCell
              amount={sums.paidAmount}
              note={countOf(sums.paidCount, 'payment')}
              href={sums.paidCount > 0 ? ordersHref('paid', days, part) : null}
            />
            <SumCell
              amount={sums.refundedAmount}
              note={countOf(sums.refundedCount, 'refund')}
              href={sums.refundedCount > 0 ? ordersHref('refunded', days, part) : null}
            />
            <td className="py-3 ps-2 text-end font-semibold desk:ps-4">{rupees(keptOf(sums))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const SumCell = ({ amount, note, href }: { amount: number; note: string; href: string | null }) => (
  <td className="py-3 ps-2 text-end desk:ps-4">
    {href === null ? (
      <span className="text-muted">–</span>
    ) : (
      <>
        <TextLink href={href}>{rupees(amount)}</TextLink>
        <span className="block text-meta text-muted min-[22.5rem]:whitespace-nowrap">{note}</span>
      </>
    )}
  </td>
)

export const page: PageModule = {
  component: IncomePage,
  queries: ({ search }, api) => [incomeQuery(api, periodIn(search))],
  describe: () =>
    describeInDashboard({
      title: 'Income',
      description: 'What came in and what was sent back, by period, way of payment and course.',
      path: incomePath,
      above: [{ label: 'Orders', path: ordersPath }],
    }),
}
