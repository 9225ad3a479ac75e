interface QuickStatsProps {
  enrolled: number
  completed: number
}

/** S-344, U-13: what is known, and nothing else. */
export function QuickStats({ enrolled, completed }: QuickStatsProps) {
  return (
    <section aria-labelledby="quick-stats" className="border-y border-hairline">
      <h2 id="quick-stats" className="sr-only">
        Quick Stats
      </h2>
      <dl className="grid grid-cols-2">
        <Stat label="Enrolled courses" value={enrolled} />
        <Stat label="Completed courses" value={completed} />
      </dl>
    </section>
  )
}

function Stat({ label, value }: { label: string; value: number }) {
  return (
    <div className="border-hairline py-4 not-first:border-s not-first:ps-4 desk:not-first:ps-5">
      <dt className="text-meta text-muted">{label}</dt>
      <dd className="mt-1 font-heading text-number font-heavy tabular-nums">{value.toLocaleString('en-IN')}</dd>
    </div>
  )
}
