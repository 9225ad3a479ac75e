import { useRemote } from '@kere/platform/react/remote-tree'
import { countOf } from '@kere/brand/count'
import { TaskList } from '@kere/screens/next-list'
import { Section } from '@kere/ui/layout/section'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQueries, useQuery } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import type { DashboardPart } from '../../dashboard/dashboard-part.ts'
import { figuresQuery } from './dashboard.api.ts'
import { Queues } from './queues.tsx'

const hourMs = 3_600_000

/** Lists the queues from the API, and those that the parts of this console find by themselves. */
export function Tasks({ parts }: { parts: readonly DashboardPart[] }) {
  const { api } = useRemote()
  const [now] = useState(() => Date.now())
  const figures = useQuery(figuresQuery(api))
  const answers = useQueries({ queries: parts.flatMap(({ taskQuery }) => (taskQuery ? [taskQuery(api, now)] : [])) })
  const queues = figures.data?.queues ?? []
  const tasks = answers.flatMap(({ data }) => data ?? [])
  const hasFailed = figures.isError || answers.some(({ isError }) => isError)
  const isPending = figures.isPending || answers.some((answer) => answer.isPending)
  const late = queues.filter(
    ({ oldestAt, targetHours }) => targetHours && now - Date.parse(oldestAt) > targetHours * hourMs,
  ).length
  return (
    <Section
      title="Waiting for a decision"
      meta={late > 0 ? `${countOf(late, 'queue')} past the target` : queues.length > 0 ? 'The mark is the target' : ''}
    >
      <div className="-mt-4 flex flex-col gap-6">
        <div>
          <Queues queues={queues} now={now} />
        </div>
        {tasks.length > 0 && <TaskList tasks={tasks} />}
      </div>
      {isPending && (
        <SkeletonGroup label="Loading what needs your attention">
          <div className="flex min-h-16 items-center border-b border-hairline">
            <Skeleton className="h-5 w-2/5" />
          </div>
        </SkeletonGroup>
      )}
      {hasFailed && (
        <p role="alert" className="py-4 text-dense text-muted">
          Part of this list did not load. Reload the page in a moment.
        </p>
      )}
      {!isPending && !hasFailed && tasks.length + queues.length === 0 && (
        <p className="flex min-h-16 items-center gap-3 py-3 text-muted">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-leaf" />
          Nothing needs your attention. New applications, orders, messages, feedback and failed emails appear here.
        </p>
      )}
    </Section>
  )
}
