import type { UserHolding } from '@kere/contracts/accounts/user-accounts'
import { useRemote } from '@kere/platform/react/remote-tree'
import { count } from '@kere/brand/count'
import { dateOf } from '@kere/screens/time-in-india'
import { TextLink } from '@kere/ui/controls/link'
import { useQuery } from '@tanstack/react-query'
import { holdingsQuery } from './users.api.ts'
import { LoadState } from '../../../load-state.tsx'

/** Shows every kind of record that the API lists, so that those of later capabilities appear too. */
export function UserRecords({ id }: { id: string }) {
  const { api } = useRemote()
  const query = useQuery(holdingsQuery(api, id))
  return (
    <section aria-labelledby="user-records" className="mt-6 border-t-2 border-ink pt-3">
      <h4 id="user-records" className="text-panel">
        On this site
      </h4>
      <LoadState query={query} what="their records" skeletons={['mt-3 h-30']} headingLevel="h3" className="mt-3">
        The rest of this panel is complete.
      </LoadState>
      {query.data?.length === 0 && (
        <p className="mt-2 text-dense text-muted">Nothing yet: no courses, enrollments, messages or sessions.</p>
      )}
      {query.data?.map((holding) => (
        <Holding key={holding.name} holding={holding} />
      ))}
      <TextLink href={`/dashboard/audit-log?actor=${id}`} hasArrow className="mt-4 inline-block text-dense">
        What they did, in the audit log
      </TextLink>
    </section>
  )
}

function Holding({ holding: { label, total, totalIsLowerBound, items } }: { holding: UserHolding }) {
  return (
    <>
      <h5 className="mt-4 flex items-baseline justify-between gap-3 text-body font-semibold">
        {label}
        <span className="text-dense font-normal text-muted tabular-nums">{count(total, totalIsLowerBound)}</span>
      </h5>
      <ul className="mt-1 list-none">
        {items.map(({ title, note, at, path }, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- two of them may say the same
          <li key={position} className="border-b border-hairline py-2 text-dense leading-dense">
            {path ? (
              <TextLink href={path} className="line-clamp-2 wrap-anywhere">
                {title}
              </TextLink>
            ) : (
              <span className="line-clamp-2 wrap-anywhere">{title}</span>
            )}
            <span className="block text-meta text-muted">{[note, dateOf(at)].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
      {total > items.length && (
        <p className="mt-1.5 text-meta text-muted">And {count(total - items.length, totalIsLowerBound)} older</p>
      )}
    </>
  )
}
