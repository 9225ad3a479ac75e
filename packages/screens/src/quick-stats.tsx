import { t } from '@kere/brand/messages'
import { Unbroken } from '@kere/ui/layout/unbroken'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { Link } from 'react-router-dom'
import { count } from '@kere/brand/count'

export interface Stat {
  label: string
  /** The value of the stat. Words are shown a little smaller than numbers, and are never cut. */
  value: number | string
  note?: string | undefined
  href?: string
}

const columns = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-2 wide:grid-cols-4' } as const

const cell =
  'border-hairline py-4 pe-2 not-first:border-s not-first:ps-4 desk:not-first:ps-5 nth-[n+4]:max-wide:border-t'

export function QuickStats({ stats }: { stats: readonly Stat[] }) {
  const isSquare = stats.length === 4
  return (
    <section aria-labelledby="quick-stats" className="border-y border-hairline">
      <h2 id="quick-stats" className="sr-only">
        {t('Quick Stats', 'Heading, home of the dashboard')}
      </h2>
      <dl className={`grid ${columns[isSquare ? 4 : stats.length === 3 ? 3 : 2]}`}>
        {stats.map(({ label, value, note, href }) => (
          <div
            key={label}
            className={`${cell} ${isSquare ? 'max-wide:nth-3:border-s-0! max-wide:nth-3:border-t max-wide:nth-3:ps-0!' : ''}`}
          >
            <dt className="text-meta text-muted">{label}</dt>
            <dd className="mt-1 font-heading text-number font-heavy tracking-heading tabular-nums">
              {href ? (
                <Link to={href} className="text-ink decoration-2 underline-offset-4 hover:text-brand">
                  <Value value={value} />
                </Link>
              ) : (
                <Value value={value} />
              )}
            </dd>
            {note && (
              <dd className="mt-1 text-meta text-muted">
                <Unbroken>{note}</Unbroken>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

const Value = ({ value }: Pick<Stat, 'value'>) =>
  typeof value === 'number' ? count(value) : <span className="text-panel wrap-anywhere desk:text-title">{value}</span>

export function QuickStatsSkeleton({ className = 'h-29' }: { className?: string }) {
  return (
    <SkeletonGroup label={t('Loading key figures', 'For screen readers, home of the dashboard')}>
      <Skeleton className={className} />
    </SkeletonGroup>
  )
}
