import type { LearningPathFigures } from '@kere/contracts/paths/learning-paths'
import { count } from '@kere/brand/count'
import { Figure, FigureTable } from '@kere/screens/figure'
import { dateOf, shortDay } from '@kere/screens/time-in-india'
import { useStoredChoice } from '@kere/screens/use-stored-choice'
import { BarChart } from '@kere/ui/charts/bar-chart'

const monday = (day: string) => dateOf(`${day}T00:00:00+05:30`)

const ranges = { recent: '13 weeks', year: 'This year', all: 'All' } as const

type Range = keyof typeof ranges

// `Object.keys` loses the types of the keys.
const rangeNames = Object.keys(ranges) as Range[]

const isRange = (value: unknown): value is Range => typeof value === 'string' && value in ranges

/** A week belongs to the year of its Sunday. */
const yearOf = (from: string) => new Date(Date.parse(from) + 6 * 24 * 60 * 60 * 1000).getUTCFullYear()

function weeksIn(range: Range, { weeks, allWeeks = weeks }: Pick<LearningPathFigures, 'weeks' | 'allWeeks'>) {
  if (range === 'recent') return weeks
  const running = allWeeks.at(-1)
  return range === 'all' || !running ? allWeeks : allWeeks.filter(({ from }) => yearOf(from) === yearOf(running.from))
}

/** Weeks begin on Monday; the last one is still running. */
export function Weeks({ figures }: { figures: Pick<LearningPathFigures, 'weeks' | 'allWeeks'> }) {
  const [range, setRange] = useStoredChoice<Range>('kere.learning-paths.weeks-range', 'recent', isRange)
  const weeks = weeksIn(range, figures)
  const running = weeks.length - 1
  return (
    <Figure
      name="learning-paths.weeks"
      title="Responses by week"
      note="Weeks start on Monday"
      choice={
        <div role="group" aria-label="Weeks shown" className="flex flex-wrap gap-2 print:hidden">
          {rangeNames.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={range === name}
              onClick={() => setRange(name)}
              className="min-h-11 cursor-pointer rounded-control border border-control bg-surface px-3 text-dense font-semibold hover:bg-hover aria-pressed:border-brand aria-pressed:bg-brand-soft desk:min-h-9"
            >
              {ranges[name]}
            </button>
          ))}
        </div>
      }
      chart={
        <BarChart bars={weeks.map(({ from, count: value }) => ({ label: shortDay(from), value }))} isLastRunning />
      }
      table={
        <FigureTable
          caption="Responses by week"
          columns={['Week from', 'Responses']}
          rows={weeks.map((week, place) => ({
            id: week.from,
            label: `${monday(week.from)}${place === running ? ', so far' : ''}`,
            numbers: [count(week.count)],
          }))}
        />
      }
    />
  )
}
