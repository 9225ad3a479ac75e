import type { LearningPathFigures } from '@kere/contracts/paths/learning-paths'
import { count } from '@kere/brand/count'
import { dateOf } from '@kere/screens/time-in-india'
import { useStoredChoice } from '@kere/screens/use-stored-choice'
import { Figure, headCell, numberCell } from './figure.tsx'

const monday = (day: string) => dateOf(`${day}T00:00:00+05:30`)

const ranges = { recent: '13 weeks', year: 'This year', all: 'All' } as const

type Range = keyof typeof ranges

// `keys` forgets which keys there are.
const rangeNames = Object.keys(ranges) as Range[]

const isRange = (value: unknown): value is Range => typeof value === 'string' && value in ranges

/** A week belongs to the year of its Sunday. */
const yearOf = (from: string) => new Date(Date.parse(from) + 6 * 24 * 60 * 60 * 1000).getUTCFullYear()

function weeksIn(range: Range, { weeks, allWeeks = weeks }: Pick<LearningPathFigures, 'weeks' | 'allWeeks'>) {
  if (range === 'recent') return weeks
  const running = allWeeks.at(-1)
  return range === 'all' || !running ? allWeeks : allWeeks.filter(({ from }) => yearOf(from) === yearOf(running.from))
}

/** Up to this many bars have room for their numbers; otherwise only the highest and the current one are labelled. */
const numbered = 13

/** Weeks begin on Monday; the last one is still running. */
export function Weeks({ figures }: { figures: Pick<LearningPathFigures, 'weeks' | 'allWeeks'> }) {
  const [range, setRange] = useStoredChoice<Range>('kere.learning-paths.weeks-range', 'recent', isRange)
  const weeks = weeksIn(range, figures)
  const highest = Math.max(1, ...weeks.map((week) => week.count))
  const running = weeks.length - 1
  const isTold = (place: number) =>
    weeks.length <= numbered || place === running || place === weeks.findIndex((week) => week.count === highest)
  return (
    <Figure
      name="weeks"
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
        <>
          <ol
            className={`flex h-48 list-none items-end border-b border-control ${weeks.length <= numbered ? 'gap-1' : 'gap-px'}`}
          >
            {weeks.map((week, place) => (
              <li
                key={week.from}
                className="relative flex h-full min-w-0 grow basis-0 flex-col justify-end text-center"
              >
                <span className="sr-only">Week from {monday(week.from)}: </span>
                <span className={isTold(place) ? 'text-meta tabular-nums' : 'sr-only'}>
                  {count(week.count)}
                  {place === running && <span className="sr-only"> so far</span>}
                </span>
                <span
                  aria-hidden="true"
                  className={`mx-auto w-full max-w-8 ${lookOf(place, running)}`}
                  style={{ height: `${(week.count / highest) * 80}%` }}
                />
              </li>
            ))}
          </ol>
          <p aria-hidden="true" className="mt-1.5 flex justify-between text-meta text-muted">
            <span>{monday(weeks[0]?.from ?? '')}</span>
            <span>{monday(weeks[running]?.from ?? '')}, so far</span>
          </p>
        </>
      }
      table={
        <table className="w-full border-collapse text-dense">
          <caption className="sr-only">Responses by week</caption>
          <thead>
            <tr>
              <th scope="col" className={headCell}>
                Week from
              </th>
              <th scope="col" className={`${headCell} pe-0! text-end!`}>
                Responses
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, place) => (
              <tr key={week.from}>
                <th scope="row" className="border-b border-hairline py-2 text-start font-normal">
                  {monday(week.from)}
                  {place === running && ', so far'}
                </th>
                <td className={`${numberCell} font-semibold`}>{count(week.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  )
}

function lookOf(place: number, running: number) {
  if (place === running) return 'border-2 border-b-0 border-dashed border-brand'
  return place === running - 1
    ? 'border border-b-0 border-ink bg-marigold forced-colors:bg-[Highlight]'
    : 'bg-brand opacity-80 forced-colors:bg-[CanvasText]'
}
