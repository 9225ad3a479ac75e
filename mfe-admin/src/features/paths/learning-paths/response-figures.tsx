import { labelOf } from '@kere/contracts/http/open-value'
import { interestNames, learningStyleNames, userTypeNames } from '@kere/contracts/paths/learning-path-options'
import type { LearningPathFigures } from '@kere/contracts/paths/learning-paths'
import { useRemote } from '@kere/platform/react/remote-tree'
import { count } from '@kere/brand/count'
import { LoadFailure } from '@kere/screens/load-failure'
import { QuickStats, QuickStatsSkeleton } from '@kere/screens/quick-stats'
import { dateOf } from '@kere/screens/time-in-india'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { Shares } from './shares.tsx'
import { Weeks } from './weeks.tsx'
import type { ApiClient } from '@kere/platform/api'

export const figuresQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['learning-path-figures'],
    queryFn: async ({ signal }) =>
      api.call((await import('@kere/contracts/paths/learning-paths')).getLearningPathFigures, {}, { signal }),
  })

const named = (labels: Readonly<Record<string, string>>, counts: readonly { value: string; count: number }[]) =>
  counts.map((each) => ({ ...each, label: labelOf(labels, each.value) }))

/** The figures count all responses, not only those that the filters leave (S-445, U-12). */
export function ResponseFigures() {
  const { api } = useRemote()
  const query = useQuery(figuresQuery(api))
  const figures = query.data
  if (query.isError)
    return (
      <LoadFailure title="The counts did not load" query={query} className="mx-4 mt-4 wide:mx-6">
        The responses below are not affected.
      </LoadFailure>
    )
  if (!figures) return <QuickStatsSkeleton />
  const { total } = figures
  return (
    <div className="px-4 pb-8 wide:px-6 [&>section:first-child]:border-t-0">
      <QuickStats stats={statsOf(figures)} />
      {total > 0 && (
        <div className="mt-7 grid gap-x-10 gap-y-9 wide:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          <Weeks figures={figures} />
          <Shares
            name="userType"
            title="Who answered"
            column="User type"
            total={total}
            shares={named(userTypeNames, figures.userTypes)}
          />
          <Shares
            name="interest"
            title="Interests"
            note="Several answers each"
            column="Interest"
            total={total}
            shares={named(interestNames, figures.interests)}
          />
          <Shares
            name="learningStyle"
            title="Learning style"
            column="Style"
            total={total}
            shares={named(learningStyleNames, figures.learningStyles)}
          />
        </div>
      )}
    </div>
  )
}

function statsOf({ total, thisWeek, lastMonth, monthBefore, since, interests }: LearningPathFigures) {
  const [top] = interests
  const change = lastMonth - monthBefore
  return [
    { label: 'Total responses', value: total, ...(since && { note: `since ${dateOf(`${since}T00:00:00+05:30`)}` }) },
    { label: 'This Week', value: thisWeek, note: 'last 7 days' },
    {
      label: 'Last 30 Days',
      value: lastMonth,
      note: `${change < 0 ? '−' : '+'}${count(Math.abs(change))} on the 30 before`,
    },
    {
      label: 'Top interest',
      value: top && top.count > 0 ? labelOf(interestNames, top.value) : 'None yet',
      ...(top && top.count > 0 && { note: `chosen by ${count(top.count)} of ${count(total)}` }),
    },
  ]
}
