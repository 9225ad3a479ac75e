import type { AdminDashboard } from '@kere/contracts/dashboard'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Skeleton, SkeletonGroup } from '@kere/ui/skeleton'
import { useQueries } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { DashboardPart, Task } from '../../dashboard-part.ts'
import { figuresQuery } from './dashboard.api.ts'

export function Tasks({ parts }: { parts: readonly DashboardPart[] }) {
  const { api } = useRemote()
  const [now] = useState(() => Date.now())
  const answers = useQueries({
    queries: [
      {
        ...figuresQuery(api),
        select: (figures: AdminDashboard | null) =>
          figures ? parts.flatMap((part) => part.tasks?.(figures) ?? []) : [],
      },
      ...parts.flatMap(({ taskQuery }) => (taskQuery ? [taskQuery(api, now)] : [])),
    ],
  })
  const tasks = answers.flatMap(({ data }) => data ?? [])
  const hasFailed = answers.some(({ isError }) => isError)
  const isPending = answers.some((answer) => answer.isPending)
  return (
    <section
      aria-labelledby="tasks"
      className="rounded-b-card border border-t-2 border-hairline border-t-ink bg-surface px-4 pt-4 desk:px-6"
    >
      <h2 id="tasks" className="pb-3 text-panel">
        Next for you
      </h2>
      {tasks.length > 0 && (
        <ul className="list-none">
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </ul>
      )}
      {isPending && (
        <SkeletonGroup label="Loading what needs your attention">
          <div className="flex min-h-16 items-center border-t border-hairline">
            <Skeleton className="h-5 w-2/5" />
          </div>
        </SkeletonGroup>
      )}
      {hasFailed && (
        <p role="alert" className="border-t border-hairline py-4 text-dense text-muted">
          Part of this list could not be loaded. Reload the page in a moment.
        </p>
      )}
      {!isPending && !hasFailed && tasks.length === 0 && (
        <p className="flex min-h-16 items-center gap-3 border-t border-hairline py-3 text-muted">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-leaf" />
          Nothing needs your attention. New applications, failed emails, refusals and trial releases appear here.
        </p>
      )}
    </section>
  )
}

function TaskRow({ task: { tone, icon: Icon, title, text, href } }: { task: Task }) {
  return (
    <li className="relative -mx-4 flex min-h-16 items-center gap-4 border-t border-hairline px-4 py-3 last:rounded-b-card hover:bg-hover desk:-mx-6 desk:px-6">
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${tone === 'warn' ? 'text-warn' : 'text-info'}`} />
      <div className="min-w-0 grow leading-dense">
        <Link to={href} className="font-semibold text-ink no-underline after:absolute after:inset-0">
          {title}
        </Link>
        <p className="mt-0.5 text-meta text-muted">{text}</p>
      </div>
      <ChevronRight aria-hidden="true" className="size-4.5 shrink-0" />
    </li>
  )
}
