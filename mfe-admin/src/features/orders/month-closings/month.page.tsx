import type { ClosingMonth } from '@kere/contracts/orders/month-closings'
import { keptOf } from '@kere/contracts/orders/month-closing-options'
import { countOf } from '@kere/brand/count'
import { ApiError, type ApiClient } from '@kere/platform/api'
import type { PageModule } from '@kere/platform/page'
import { useRemote } from '@kere/platform/react/remote-tree'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { ExportButton } from '@kere/screens/export-button'
import { QuickStats } from '@kere/screens/quick-stats'
import { dateOf } from '@kere/screens/time-in-india'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Section } from '@kere/ui/layout/section'
import { Badge } from '@kere/ui/status/badge'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { ClosingCard } from './closing-card.tsx'
import { Differences } from './differences.tsx'
import { loadContract } from './month-closings.acts.tsx'
import { MonthSheet } from './month-sheet.tsx'
import { isMonth, monthAfter, monthHref, nameOfMonth, rupeesOf, thisMonth } from './months.ts'
import { ReadStatement } from './read-statement.tsx'
import { LoadState } from '../../../load-state.tsx'

export const route = { path: '/dashboard/orders/months/:month', roles: ['admin'] }

const shownClosings = 12

/** Null if the address names no month. */
const monthQuery = (api: ApiClient, month: string) =>
  queryOptions({
    queryKey: ['month', month],
    queryFn: async ({ signal }): Promise<ClosingMonth | null> => {
      if (!isMonth(month)) return null
      try {
        return await api.call((await loadContract()).getClosingMonth, { params: { month } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'validation_failed') return null
        throw error
      }
    },
  })

const closingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['month-closings'],
    queryFn: async ({ signal }) =>
      api.call((await loadContract()).monthClosings.list, { query: { limit: shownClosings } }, { signal }),
  })

function MonthPage() {
  const { api } = useRemote()
  const { month = '' } = useParams()
  const query = useQuery(monthQuery(api, month))
  const closings = useQuery({ ...closingsQuery(api), placeholderData: keepPreviousData })
  const [{ current, now }] = useState(() => ({ current: thisMonth(), now: Date.now() }))
  const data = query.data
  if (data === null)
    return (
      <Frame>
        <EmptyState
          title="Month not found"
          headingLevel="h1"
          action={<ButtonLink href={monthHref(current)}>{nameOfMonth(current)}</ButtonLink>}
        >
          The address names no month.
        </EmptyState>
      </Frame>
    )
  // The statement comes first, because most differences go once it is read.
  const isUnread = data?.isOver && data.closing === null && data.statementReadAt === null
  const figures = data?.closing?.figures ?? data?.figures
  return (
    <Frame>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex items-center gap-1">
          <Step to={monthAfter(month, -1)} label="Month before">
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Step>
          <h1 tabIndex={-1} className="text-title">
            {isMonth(month) ? nameOfMonth(month) : 'Month'}
          </h1>
          {month < current && (
            <Step to={monthAfter(month, 1)} label="Month after">
              <ChevronRight aria-hidden="true" className="size-5" />
            </Step>
          )}
        </div>
        {data && <State month={data} />}
        <div className="ms-auto flex flex-wrap gap-2 max-desk:ms-0 print:hidden">
          <ButtonLink href="/dashboard/orders/income" variant="outline" size="toolbar">
            Income
          </ButtonLink>
          {data?.closing && (
            <>
              <Button variant="outline" size="toolbar" icon={<Printer aria-hidden="true" />} onClick={() => print()}>
                Print
              </Button>
              <ExportButton
                exportName="month-closings"
                title={nameOfMonth(month)}
                params={[['month', month]]}
                total={undefined}
              />
            </>
          )}
        </div>
      </div>
      <LoadState query={query} what="the month" skeletons={['mt-5 h-29', 'mt-8 h-64']} className="mt-5">
        {data ? 'What you see below may be out of date.' : 'Nothing is lost. Try again in a moment.'}
      </LoadState>
      {data && figures && (
        <>
          <div className="mt-5">
            <QuickStats stats={statsOf(figures, data.isOver)} />
          </div>
          <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-8 wide:grid-cols-[minmax(0,1fr)_19.75rem]">
            <div className="flex min-w-0 flex-col gap-10">
              {isUnread && <ReadStatement key={month} month={month} />}
              <Differences month={data} />
              <Section
                title="Figures"
                meta={data.closing ? `As closed on ${dateOf(data.closing.closedAt)}` : 'In rupees'}
              >
                <MonthSheet figures={figures} caption={`${nameOfMonth(month)} by the way of payment`} />
              </Section>
              {data.closing === null && !isUnread && <ReadStatement key={month} month={month} />}
            </div>
            <div>
              <ClosingCard
                month={data}
                isWaiting={now < Date.parse(data.closableFrom)}
                isClosable={now >= Date.parse(data.closableFrom) && data.openCount === 0}
                earlier={(closings.data?.items ?? []).filter(
                  ({ reopenedAt, month: closed }) => reopenedAt === null && closed !== month,
                )}
              />
            </div>
          </div>
        </>
      )}
    </Frame>
  )
}

const Frame = ({ children }: { children: React.ReactNode }) => (
  <div className="min-h-[calc(100dvh-3.75rem)] max-w-page px-4 pt-6 pb-section wide:min-h-[calc(100dvh-4rem)] wide:p-8 print:p-0">
    {children}
  </div>
)

const Step = ({ to, label, children }: { to: string; label: string; children: React.ReactNode }) => (
  <Link
    to={monthHref(to)}
    aria-label={label}
    className="grid size-11 place-items-center rounded-control text-ink hover:bg-sunken print:hidden"
  >
    {children}
  </Link>
)

function State({ month: { closing, isOver } }: { month: ClosingMonth }) {
  if (closing)
    return (
      <Badge tone="leaf" icon={<Lock aria-hidden="true" />}>
        Closed
      </Badge>
    )
  return (
    <Badge tone="brand" icon={<LockOpen aria-hidden="true" />}>
      {isOver ? 'Open' : 'Not over yet'}
    </Badge>
  )
}

const statsOf = (figures: ClosingMonth['figures'], isOver: boolean) => [
  {
    label: isOver ? 'Received' : 'Received so far',
    value: rupeesOf(figures.transferPaidAmount + figures.gatewayPaidAmount),
    note: countOf(figures.transferPaidCount + figures.gatewayPaidCount, 'payment'),
  },
  {
    label: 'Refunded',
    value: rupeesOf(figures.transferRefundAmount + figures.gatewayRefundAmount),
    note: countOf(figures.transferRefundCount + figures.gatewayRefundCount, 'refund'),
  },
  { label: 'Kept', value: rupeesOf(keptOf(figures)), note: 'received less refunded' },
  { label: 'Fees', value: rupeesOf(figures.feeAmount), note: `of it ${rupeesOf(figures.feeTax)} tax` },
]

export const page: PageModule = {
  component: MonthPage,
  queries: ({ params }, api) => [monthQuery(api, params.month ?? ''), closingsQuery(api)],
  describe: ({ params: { month = '' } }, { api, cache }) => {
    const { queryKey } = monthQuery(api, month)
    const isMissing = cache.getQueryData(queryKey) === null
    return describeInDashboard({
      status: isMissing ? 404 : cache.getQueryState(queryKey)?.status === 'error' ? 503 : 200,
      title: isMonth(month) ? nameOfMonth(month) : 'Month',
      description: 'What a month brought, and what keeps it from being closed.',
      path: monthHref(month),
      above: [
        { label: 'Orders', path: '/dashboard/orders' },
        { label: 'Income', path: '/dashboard/orders/income' },
      ],
    })
  },
}
