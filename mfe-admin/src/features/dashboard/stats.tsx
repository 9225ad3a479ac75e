import { Skeleton, SkeletonGroup } from '@kere/ui/skeleton'
import { Link } from 'react-router-dom'
import type { Stat } from '../../dashboard-part.ts'

const number = new Intl.NumberFormat('en-IN')

const row = 'mt-7 grid grid-cols-2 border-y border-hairline wide:grid-cols-4'

const cell =
  'flex min-h-28 flex-col py-4 pe-4 even:border-s even:border-hairline even:ps-5 nth-[n+3]:border-t nth-[n+3]:border-hairline wide:nth-[n+2]:border-s wide:nth-[n+2]:ps-5 wide:nth-[n+3]:border-t-0'

export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl aria-label="Key figures" className={row}>
      {stats.map((stat) => (
        <StatCell key={stat.name} {...stat} />
      ))}
    </dl>
  )
}

function StatCell({ name, value, note, href }: Stat) {
  return (
    <div className={cell}>
      <dt className="text-meta text-muted">{name}</dt>
      <dd className="mt-2 font-heading text-number font-heavy tracking-heading tabular-nums">
        {href ? (
          <Link to={href} className="text-ink decoration-2 underline-offset-4 hover:text-brand">
            {number.format(value)}
          </Link>
        ) : (
          number.format(value)
        )}
      </dd>
      <dd className="mt-1 text-meta text-muted">{note}</dd>
    </div>
  )
}

export function StatsSkeleton() {
  return (
    <SkeletonGroup label="Loading key figures">
      <div className={row}>
        {[0, 1, 2, 3].map((index) => (
          <div key={index} className={cell}>
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="mt-3 h-8 w-16" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
