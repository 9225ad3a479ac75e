import type { LearningPathFigures } from '@kere/contracts/paths/learning-paths'
import { count } from '@kere/screens/count'
import { dateOf } from '@kere/screens/time-in-india'
import { Figure, headCell, numberCell } from './figure.tsx'

const monday = (day: string) => dateOf(`${day}T00:00:00+05:30`)

/** Weeks begin on Monday; the last one is still running. */
export function Weeks({ weeks }: { weeks: LearningPathFigures['weeks'] }) {
  const highest = Math.max(1, ...weeks.map((week) => week.count))
  const running = weeks.length - 1
  return (
    <Figure
      name="weeks"
      title="Responses by week"
      note="Weeks start on Monday"
      chart={
        <>
          <ol className="flex h-48 list-none items-end gap-1 border-b border-control">
            {weeks.map((week, place) => (
              <li key={week.from} className="flex h-full min-w-0 grow basis-0 flex-col justify-end text-center">
                <span className="sr-only">Week from {monday(week.from)}: </span>
                <span className="text-meta tabular-nums">
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
