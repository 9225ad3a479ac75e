import type { EducatorDashboard } from '@kere/contracts/dashboard'

/** S-344, U-13: what is known, and nothing else. */
export function QuickStats({ dashboard }: { dashboard: Pick<EducatorDashboard, 'courses' | 'drafts' | 'learners'> }) {
  const { courses, drafts, learners } = dashboard
  return (
    <section aria-labelledby="quick-stats" className="border-y border-hairline">
      <h2 id="quick-stats" className="sr-only">
        Quick Stats
      </h2>
      <dl className="grid grid-cols-3">
        <Stat label="Courses" value={courses} />
        <Stat label="Drafts" value={drafts} />
        <Stat label="Learners" value={learners} />
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
