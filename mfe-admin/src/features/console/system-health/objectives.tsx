import { count, countOf } from '@kere/brand/count'
import type { ObjectiveReport } from '@kere/contracts/console/status-report'
import { Figure, FigureTable } from '@kere/screens/figure'
import { LoadFailure } from '@kere/screens/load-failure'
import { statusBadge } from '@kere/screens/status-badge'
import { dateOf, momentOf, shortDay } from '@kere/screens/time-in-india'
import { BarChart } from '@kere/ui/charts/bar-chart'
import { Section } from '@kere/ui/layout/section'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import ClockAlert from 'lucide-react/icons/clock-alert'
import { objectivesQuery } from './objectives.api.ts'

const StateBadge = statusBadge(
  { met: 'Met', burning: 'Missed too often', spent: 'Budget spent' },
  { met: ['leaf', CircleCheck], burning: ['danger', CircleAlert], spent: ['warn', ClockAlert] },
)

/** Shows what Kere promises itself, and how much may still go wrong. */
export function Objectives() {
  const report = useQuery(objectivesQuery())
  return (
    <Section
      title="Objectives"
      lead="What Kere aims for, and how much may still go wrong. Admins get an email when one is missed too often."
    >
      {report.isError && (
        <LoadFailure title="Failed to fetch the objectives" query={report} className="mb-4">
          The rest of the page works.
        </LoadFailure>
      )}
      {report.isPending && (
        <SkeletonGroup label="Loading objectives">
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
      {report.data?.length === 0 && <p className="text-muted">Nothing counted yet. Look again in a minute.</p>}
      <div className="grid grid-cols-1 gap-8 desk:grid-cols-2">
        {report.data?.map((objective) => (
          <ObjectiveFigure key={objective.name} objective={objective} />
        ))}
      </div>
    </Section>
  )
}

function ObjectiveFigure({ objective }: { objective: ObjectiveReport }) {
  const { name, label, text, measuredBy, unit, days, burn, bad, allowed } = objective
  const daysOf = (value: string) => `${value}T00:00:00+05:30`
  return (
    <div>
      <Figure
        name={`objective-${name}`}
        title={label}
        chart={<BarChart bars={days.map(({ day, bad: value }) => ({ label: shortDay(day), value }))} isLastRunning />}
        table={
          <FigureTable
            caption={`${label}: bad ${unit}s by day`}
            columns={['Day', 'Counted', 'Bad']}
            rows={days.toReversed().map((day) => ({
              id: day.day,
              label: dateOf(daysOf(day.day)),
              numbers: [count(day.good + day.bad), count(day.bad)],
            }))}
          />
        }
      />
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <StateBadge status={burn ? 'burning' : bad > allowed ? 'spent' : 'met'} />
        <span className="font-semibold">{budgetOf(objective)}</span>
      </p>
      {burn && (
        <p className="mt-1 text-dense">
          Since {momentOf(burn.since)} IST. {burn.reason}
        </p>
      )}
      <p className="mt-1 text-meta text-muted">
        {text}. {measuredBy}.
      </p>
    </div>
  )
}

/** "38 of 40 bad minutes left in 28 days, target 99.9%" */
function budgetOf({ good, bad, allowed, unit, target, windowDays }: ObjectiveReport) {
  const aim = `target ${Math.round(target * 1_000) / 10}%`
  if (good + bad === 0) return `Nothing counted yet, ${aim}`
  if (bad > allowed) return `${countOf(bad, `bad ${unit}`)} in ${windowDays} days, ${count(allowed)} allowed, ${aim}`
  return `${count(allowed - bad)} of ${countOf(allowed, `bad ${unit}`)} left in ${windowDays} days, ${aim}`
}
