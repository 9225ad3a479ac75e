import type { OrderSumUnit } from '@kere/contracts/orders/order-options'
import type { OrderSum } from '@kere/contracts/orders/order-sums'
import { useRemote } from '@kere/platform/react/remote-tree'
import { countOf } from '@kere/brand/count'
import { indianDigits } from '@kere/brand/indian-digits'
import { ExportButton } from '@kere/screens/export-button'
import { LoadFailure } from '@kere/screens/load-failure'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { QuickStats } from '@kere/screens/quick-stats'
import { dateOf, dayOf, shortDay } from '@kere/screens/time-in-india'
import { BarChart } from '@kere/ui/charts/bar-chart'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { DataTableTabs } from '@kere/ui/data-table/data-table-tabs'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Section } from '@kere/ui/layout/section'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { incomeHref, incomeQuery, readIncome } from './income.api.ts'
import { periodsBetween } from './income-periods.ts'
import { ordersPath, incomePath } from './order-paths.ts'
import { useState } from 'react'
import type { PageModule } from '@kere/platform/page'

export const route = { path: '/dashboard/orders/income', roles: ['admin'] }

const units = [
  { value: 'day', label: 'By day' },
  { value: 'month', label: 'By month' },
] as const satisfies readonly { value: OrderSumUnit; label: string }[]

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A period is a day, `2026-11-15`, or a month, `2026-11`. */
const nameOf = (period: string) =>
  period.length > 'yyyy-mm'.length
    ? dateOf(`${period}T00:00:00+05:30`)
    : monthName.format(new Date(`${period}-01T00:00:00Z`))

function IncomePage() {
  const { api, request } = useRemote()
  const { unit, cursor } = readIncome(request.search)
  const sums = useQuery({ ...incomeQuery(api, { unit, cursor }), placeholderData: keepPreviousData })
  const months = useQuery(incomeQuery(api, { unit: 'month', cursor: null }))
  const [today] = useState(() => dayOf(Date.now()))
  const page = sums.data
  return (
    <div className="min-h-[calc(100dvh-3.75rem)] bg-surface pb-section wide:min-h-[calc(100dvh-4rem)]">
      <h1 tabIndex={-1} className="sr-only">
        Income
      </h1>
      <DataTableTabs
        label="Income"
        tabs={units.map(({ value, label }) => ({
          label,
          href: incomeHref({ unit: value }),
          count: undefined,
          isCurrent: value === unit,
        }))}
      />
      <div className="max-w-page px-4 pt-4 wide:px-6">
        {sums.isError && (
          <LoadFailure title="Failed to fetch the income" query={sums} className="mb-5">
            {page ? 'What you see below may be out of date.' : 'Nothing is lost. Try again in a moment.'}
          </LoadFailure>
        )}
        <p>
          <TextLink href={ordersPath}>All orders</TextLink>
        </p>
        {months.data && months.data.items.length > 0 && <Months months={months.data.items} today={today} />}
        {page && page.items.length > 0 && (
          <>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <p className="max-w-measure text-dense text-muted">
                In rupees, by the {unit} in IST on which a payment was confirmed or a refund recorded.
              </p>
              <ExportButton exportName="order-sums" title="Income" params={[['unit', unit]]} total={page.total} />
            </div>
            <IncomeFigure sums={page.items} unit={unit} today={today} />
          </>
        )}
        {(page === null || page?.items.length === 0) && (
          <EmptyState
            title={cursor ? 'This page is no longer available' : 'No payments yet'}
            className="mt-8"
            action={
              <ButtonLink href={cursor ? incomeHref({ unit }) : ordersPath} variant="outline">
                {cursor ? 'Newest' : 'All orders'}
              </ButtonLink>
            }
          >
            {cursor
              ? 'The list has moved to another page.'
              : 'Confirmed payments are summed here, by day and by month.'}
          </EmptyState>
        )}
        {page && (page.nextCursor || cursor) && (
          <nav aria-label="Pages" className="mt-5 flex justify-between gap-3">
            {cursor ? (
              <ButtonLink href={incomeHref({ unit })} variant="outline" size="toolbar">
                Newest
              </ButtonLink>
            ) : (
              <span />
            )}
            {page.nextCursor && (
              <ButtonLink href={incomeHref({ unit, cursor: page.nextCursor })} variant="outline" size="toolbar">
                Older
              </ButtonLink>
            )}
          </nav>
        )}
        {sums.isPending && (
          <SkeletonGroup label="Loading the income">
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} className="mt-4 h-10 w-full" />
            ))}
          </SkeletonGroup>
        )}
      </div>
    </div>
  )
}

/** `formatPrice` would show an income of 0 as "Free". */
const rupees = (amount: number) => `₹${indianDigits(amount)}`

/** Compares the newest month with the one before it. */
function Months({ months: [newest, before], today }: { months: readonly OrderSum[]; today: string }) {
  if (!newest) return null
  const isRunning = newest.period === today.slice(0, 7)
  const name = `${nameOf(newest.period)}${isRunning ? ', so far' : ''}`
  return (
    <div className="mt-4 mb-7">
      <QuickStats
        stats={[
          {
            label: `Received in ${name}`,
            value: rupees(newest.paidAmount),
            note: before
              ? `${rupees(before.paidAmount)} in ${nameOf(before.period)}`
              : countOf(newest.paidCount, 'payment'),
          },
          {
            label: 'Refunded',
            value: rupees(newest.refundedAmount),
            note: countOf(newest.refundedCount, 'refund'),
          },
          {
            label: 'Left',
            value: rupees(newest.paidAmount - newest.refundedAmount),
            note: 'received less refunded',
          },
        ]}
      />
    </div>
  )
}

/**
 * Draws every day or month between the first and the last on the page. A period without payments has no row in `sums`.
 */
function IncomeFigure({ sums, unit, today }: { sums: readonly OrderSum[]; unit: OrderSumUnit; today: string }) {
  const [newest, oldest] = [sums[0], sums.at(-1)]
  if (!newest || !oldest) return null
  const paid = new Map(sums.map(({ period, paidAmount }) => [period, paidAmount]))
  const isRunning = newest.period === today.slice(0, newest.period.length)
  return (
    <div className="mt-6">
      <Section title={`Received by ${unit}`} meta="In rupees">
        <BarChart
          bars={periodsBetween(oldest.period, newest.period).map((period) => ({
            label: unit === 'day' ? shortDay(period) : nameOf(period),
            value: paid.get(period) ?? 0,
          }))}
          isLastRunning={isRunning}
          format={rupees}
        />
        <SumTable sums={sums} unit={unit} />
      </Section>
    </div>
  )
}

function SumTable({ sums, unit }: { sums: readonly OrderSum[]; unit: OrderSumUnit }) {
  const hasDiscounts = sums.some(({ discountAmount = 0 }) => discountAmount > 0)
  return (
    <table className="mt-3 w-full max-w-3xl border-collapse text-dense tabular-nums">
      <caption className="sr-only">Income by {unit}, newest first</caption>
      <thead>
        <tr className="border-b-2 border-ink text-meta">
          <th scope="col" className="h-10 pe-4 text-start font-semibold">
            {unit === 'day' ? 'Day' : 'Month'}
          </th>
          <th scope="col" className="h-10 ps-4 text-end font-semibold">
            Received
          </th>
          {hasDiscounts && (
            <th scope="col" className="h-10 ps-4 text-end font-semibold">
              Discounts
            </th>
          )}
          <th scope="col" className="h-10 ps-4 text-end font-semibold">
            Refunded
          </th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ period, paidAmount, paidCount, discountAmount = 0, refundedAmount, refundedCount }) => (
          <tr key={period} className="border-b border-hairline">
            <th scope="row" className="py-3 pe-4 text-start font-semibold">
              {nameOf(period)}
            </th>
            <SumCell amount={paidAmount} count={paidCount} noun={['payment', 'payments']} />
            {hasDiscounts && (
              <td className="py-3 ps-4 text-end">
                {discountAmount > 0 ? (
                  <>
                    <strong className="block font-semibold">{rupees(discountAmount)}</strong>
                    <span className="block text-meta text-muted">of {rupees(paidAmount + discountAmount)}</span>
                  </>
                ) : (
                  <span className="text-muted">–</span>
                )}
              </td>
            )}
            <SumCell amount={refundedAmount} count={refundedCount} noun={['refund', 'refunds']} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface SumCellProps {
  amount: number
  count: number
  noun: readonly [one: string, many: string]
}

const SumCell = ({ amount, count, noun }: SumCellProps) => (
  <td className="py-3 ps-4 text-end">
    {count === 0 ? (
      <span className="text-muted">–</span>
    ) : (
      <>
        <strong className="block font-semibold">{rupees(amount)}</strong>
        <span className="block text-meta text-muted">{countOf(count, noun)}</span>
      </>
    )}
  </td>
)

export const page: PageModule = {
  component: IncomePage,
  queries: ({ search }, api) => [incomeQuery(api, readIncome(search))],
  describe: () =>
    describeInDashboard({
      title: 'Income',
      description: 'What came in and what was sent back, by day and month.',
      path: incomePath,
      above: [{ label: 'Orders', path: ordersPath }],
    }),
}
