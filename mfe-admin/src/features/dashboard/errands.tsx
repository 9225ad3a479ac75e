import { useRemote } from '@kere/platform/react/remote-tree'
import { Skeleton, SkeletonGroup } from '@kere/ui/skeleton'
import { useQueries } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Errand, ErrandSource } from './errand.ts'

/** What waits for an admin; a source that cannot be asked is said, not passed over. */
export function Errands({ sources }: { sources: readonly ErrandSource[] }) {
  const { api } = useRemote()
  const [now] = useState(() => Date.now())
  const answers = useQueries({ queries: sources.map((source) => source(api, now)) })
  const errands = answers.flatMap(({ data }) => data ?? [])
  const hasFailed = answers.some(({ isError }) => isError)
  const isPending = answers.some((answer) => answer.isPending)
  return (
    <section
      aria-labelledby="errands"
      className="rounded-b-card border border-t-2 border-hairline border-t-ink bg-surface px-4 pt-4 desk:px-6"
    >
      <h2 id="errands" className="pb-3 text-panel">
        Next for you
      </h2>
      {errands.length > 0 && (
        <ul className="list-none">
          {errands.map((errand) => (
            <ErrandRow key={errand.id} errand={errand} />
          ))}
        </ul>
      )}
      {isPending && (
        <SkeletonGroup label="Looking for what waits for you">
          <div className="flex min-h-16 items-center border-t border-hairline">
            <Skeleton className="h-5 w-2/5" />
          </div>
        </SkeletonGroup>
      )}
      {hasFailed && (
        <p role="alert" className="border-t border-hairline py-4 text-dense text-muted">
          Some of what may wait for you could not be looked up. Load the page again in a moment.
        </p>
      )}
      {!isPending && !hasFailed && errands.length === 0 && (
        <p className="flex min-h-16 items-center gap-3 border-t border-hairline py-3 text-muted">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-leaf" />
          Nothing waits for you. New applications, mails that failed, refusals and releases on trial appear here.
        </p>
      )}
    </section>
  )
}

function ErrandRow({ errand: { tone, icon: Icon, title, text, href } }: { errand: Errand }) {
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
