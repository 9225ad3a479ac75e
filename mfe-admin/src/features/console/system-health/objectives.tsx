import { count, countOf } from '@kere/brand/count'
import type { ObjectiveReport } from '@kere/contracts/console/status-report'
import { FigureTable } from '@kere/screens/figure'
import { statusBadge } from '@kere/screens/status-badge'
import { dateOf, momentOf, shortDay } from '@kere/screens/time-in-india'
import { Section } from '@kere/ui/layout/section'
import { queryOptions, useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import ClockAlert from 'lucide-react/icons/clock-alert'
import { LoadState } from '../../../load-state.tsx'

const StateBadge = statusBadge(
  { met: 'Met', burning: 'Missed too often', spent: 'Budget spent' },
  { met: ['leaf', CircleCheck], burning: ['danger', CircleAlert], spent: ['warn', ClockAlert] },
)

const minuteMs = 60_000

/** The shell answers this without the API, so that it can be read while the API is what fails. */
const objectivesQuery = queryOptions({
  queryKey: ['objectives'],
  staleTime: 10_000,
  refetchInterval: minuteMs,
  queryFn: async ({ signal }) => {
    const { objectivesReport } = await import('@kere/contracts/console/status-report')
    const answer = await fetch('/status.json', { signal })
    if (!answer.ok) throw new Error(`/status.json answered ${answer.status}`)
    return objectivesReport.parse(await answer.json()).objectives ?? []
  },
})

/** Shows what Kere promises itself, and how much may still go wrong. */
export function Objectives() {
  const report = useQuery(objectivesQuery)
  return (
    <Section title="Objectives" lead="How much may still go wrong. Admins get an email when one is missed too often.">
      <LoadState query={report} what="the objectives" skeletons={['h-40 w-full']} className="mb-4">
        The rest of the page works.
      </LoadState>
      {report.data?.length === 0 && <p className="text-muted">Nothing counted yet. Look again in a minute.</p>}
      <ul className="-mt-4 list-none">
        {report.data?.map((objective) => (
          <Objective key={objective.name} objective={objective} />
        ))}
      </ul>
    </Section>
  )
}

const startOf = (day: string) => `${day}T00:00:00+05:30`

function Objective({ objective }: { objective: ObjectiveReport }) {
  const { label, text, measuredBy, unit, days, windowDays, burn, bad, allowed } = objective
  const troubled = days.filter((day) => day.bad > 0)
  const [first] = days
  return (
    <li className="border-b border-hairline py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-card">{label}</h3>
        <StateBadge status={burn ? 'burning' : bad > allowed ? 'spent' : 'met'} />
      </div>
      <p className="text-dense text-muted">
        {text}. {measuredBy}.
      </p>
      {burn && (
        <p className="mt-1 text-dense">
          Since {momentOf(burn.since)} IST. {burn.reason}
        </p>
      )}
      <div
        role="img"
        aria-label={`${countOf(troubled.length, 'day')} of ${windowDays} with a bad ${unit}`}
        className="mt-2.5 flex h-6 gap-0.5"
      >
        {Array.from({ length: windowDays }, (_, place) => {
          const day = days[place - windowDays + days.length]
          return <span key={place} className={`grow rounded-swatch forced-color-adjust-none ${lookOf(day)}`} />
        })}
      </div>
      <div className="mt-1 grid grid-cols-2 justify-between gap-x-4 text-meta text-muted desk:grid-cols-[auto_auto_auto]">
        <span>{first && days.length === windowDays ? shortDay(startOf(first.day)) : `${windowDays} days ago`}</span>
        <span className="font-semibold text-ink max-desk:order-last max-desk:col-span-2">{budgetOf(objective)}</span>
        <span className="text-end">Today</span>
      </div>
      {troubled.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-6 cursor-pointer text-dense font-semibold">
            {countOf(troubled.length, 'day')} with a bad {unit}
          </summary>
          <FigureTable
            caption={`${label}: bad ${unit}s by day`}
            columns={['Day', 'Counted', 'Bad']}
            rows={troubled.toReversed().map((day) => ({
              id: day.day,
              label: dateOf(startOf(day.day)),
              numbers: [count(day.good + day.bad), count(day.bad)],
            }))}
          />
        </details>
      )}
    </li>
  )
}

const lookOf = (day: ObjectiveReport['days'][number] | undefined) => {
  if (!day || day.good + day.bad === 0) return 'bg-hairline'
  return day.bad > 0 ? 'bg-warn' : 'bg-leaf'
}

/** "38 of 40 bad minutes left in 28 days, target 99.9%" */
function budgetOf({ good, bad, allowed, unit, target, windowDays }: ObjectiveReport) {
  const aim = `target ${Math.round(target * 1_000) / 10}%`
  if (good + bad === 0) return `Nothing counted yet, ${aim}`
  if (bad > allowed) return `${countOf(bad, `bad ${unit}`)} in ${windowDays} days, ${count(allowed)} allowed, ${aim}`
  return `${count(allowed - bad)} of ${countOf(allowed, `bad ${unit}`)} left in ${windowDays} days, ${aim}`
}
