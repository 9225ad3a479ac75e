import type { AdminDashboard } from '@kere/contracts/console/dashboard'
import { useRemote } from '@kere/platform/react/remote-tree'
import { TaskList } from '@kere/screens/next-list'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQueries } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import type { DashboardPart } from '../../dashboard/dashboard-part.ts'
import { figuresQuery } from './dashboard.api.ts'

export function Tasks({ parts }: { parts: readonly DashboardPart[] }) {
  const { api } = useRemote()
  const [now] = useState(() => Date.now())
  const answers = useQueries({
    queries: [
      {
        ...figuresQuery(api),
        select: (figures: AdminDashboard | null) =>
          figures ? parts.flatMap((part) => part.tasks?.(figures, now) ?? []) : [],
      },
      ...parts.flatMap(({ taskQuery }) => (taskQuery ? [taskQuery(api, now)] : [])),
    ],
  })
  const tasks = answers.flatMap(({ data }) => data ?? [])
  const hasFailed = answers.some(({ isError }) => isError)
  const isPending = answers.some((answer) => answer.isPending)
  return (
    <TaskList tasks={tasks}>
      {isPending && (
        <SkeletonGroup label="Loading what needs your attention">
          <div className="flex min-h-16 items-center border-t border-hairline px-4 desk:px-6">
            <Skeleton className="h-5 w-2/5" />
          </div>
        </SkeletonGroup>
      )}
      {hasFailed && (
        <p role="alert" className="border-t border-hairline px-4 py-4 text-dense text-muted desk:px-6">
          Part of this list did not load. Reload the page in a moment.
        </p>
      )}
      {!isPending && !hasFailed && tasks.length === 0 && (
        <p className="flex min-h-16 items-center gap-3 border-t border-hairline px-4 py-3 text-muted desk:px-6">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-leaf" />
          Nothing needs your attention. New applications, orders, messages, feedback and failed emails appear here.
        </p>
      )}
    </TaskList>
  )
}
