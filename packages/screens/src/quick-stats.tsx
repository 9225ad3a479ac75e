import { count } from './count.ts'

interface QuickStatsProps {
  stats: readonly { label: string; value: number }[]
}

/** S-344, U-13 */
export function QuickStats({ stats }: QuickStatsProps) {
  return (
    <section aria-labelledby="quick-stats" className="border-y border-hairline">
      <h2 id="quick-stats" className="sr-only">
        Quick Stats
      </h2>
      <dl className={`grid ${stats.length === 3 ? 'grid-cols-3' : 'grid-cols-2'}`}>
        {stats.map(({ label, value }) => (
          <div key={label} className="border-hairline py-4 not-first:border-s not-first:ps-4 desk:not-first:ps-5">
            <dt className="text-meta text-muted">{label}</dt>
            <dd className="mt-1 font-heading text-number font-heavy tabular-nums">{count(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
