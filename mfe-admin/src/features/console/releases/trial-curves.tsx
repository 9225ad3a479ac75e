import { clockOf, momentOf } from '@kere/screens/time-in-india'
import { failureName, shareOf } from './release-text.ts'
import type { RemoteReleases, Trial } from '../../../releases/releases.api.ts'
import { VitalsTable } from './vitals-table.tsx'

const size = { width: 600, height: 96 }

interface Point {
  at: number
  canary: { count: number; failing: number }
  stable: { count: number; failing: number }
}

const none = { count: 0, failing: 0 }

/** The name of the judged release, then that of the release beside it. */
type Names = readonly [string, string]

/** Pairs the minutes of both releases. Minutes without a visit to either are left out. */
function pointsOf({ canary, stable }: Trial): Point[] {
  const points = new Map<number, Point>()
  for (const side of ['canary', 'stable'] as const)
    for (const { at, ...counted } of { canary, stable }[side].visits.minutes) {
      const minute = Date.parse(at)
      points.set(minute, { ...(points.get(minute) ?? { at: minute, canary: none, stable: none }), [side]: counted })
    }
  return [...points.values()].toSorted((one, other) => one.at - other.at)
}

interface TrialCurvesProps {
  trial: Trial
  /** The release that is on trial now. */
  canary: RemoteReleases['canary']
}

export function TrialCurves({ trial, canary: tried }: TrialCurvesProps) {
  const isOver = tried?.release !== trial.canary.release
  const stage = tried && !isOver ? { isOfTeam: tried.percent === 0 && tried.isForTeam === true } : null
  const { canary, stable, since, isForEverybody = false } = trial
  const names: Names = isForEverybody ? ['Now', 'Before'] : ['Canary', 'Stable']
  const points = pointsOf(trial)
  const kinds = [
    ...new Set(
      [canary, stable].flatMap(({ visits, renderings }) => Object.keys({ ...visits.failures, ...renderings.failures })),
    ),
  ]
  return (
    <div className="border-b border-hairline py-4">
      <h3 className="font-body text-body font-semibold tracking-normal">
        {isForEverybody ? 'How the release goes' : isOver ? 'The last trial' : 'How the trial goes'}
      </h3>
      <p className="mt-1 text-meta text-muted">
        Began {momentOf(since)} IST. Every signed-in person and every network counts once in an hour.
      </p>
      <VitalsTable trial={trial} names={names} stage={stage} />
      {points.length > 0 && (
        <>
          <Curves points={points} />
          <details className="mt-2 text-dense">
            <summary className="cursor-pointer py-2 text-meta font-semibold">Show as a table</summary>
            <MinuteTable points={points} names={names} />
            {kinds.length > 0 && <KindTable kinds={kinds} trial={trial} names={names} />}
          </details>
        </>
      )}
    </div>
  )
}

function Curves({ points }: { points: readonly Point[] }) {
  const [first, last] = [points[0]!, points.at(-1)!]
  const x = (at: number) =>
    last.at === first.at ? size.width / 2 : ((at - first.at) / (last.at - first.at)) * size.width
  const lineOf = (side: 'canary' | 'stable') =>
    points.flatMap(({ at, [side]: { count, failing } }) =>
      count > 0 ? [{ x: x(at), y: size.height * (1 - failing / count) }] : [],
    )
  const lines = [
    { side: 'stable', line: lineOf('stable'), look: 'stroke-brand', dash: '' },
    { side: 'canary', line: lineOf('canary'), look: 'stroke-ink', dash: '8 5' },
  ]
  return (
    <figure className="mt-3">
      <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] text-meta text-muted tabular-nums">
        <div aria-hidden="true" className="flex flex-col justify-between pe-2 text-end leading-none">
          <span>100%</span>
          <span>0%</span>
        </div>
        <svg
          role="img"
          aria-label="For what share a page failed, minute by minute, with each of the two releases. The table below has the figures."
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="none"
          className="block h-24 w-full overflow-visible border-b border-hairline bg-sunken"
        >
          {lines.map(({ side, line, look, dash }) => (
            <path
              key={side}
              d={pathOf(line)}
              strokeDasharray={dash}
              vectorEffect="non-scaling-stroke"
              strokeLinecap="round"
              className={`fill-none stroke-3 ${look}`}
            />
          ))}
        </svg>
        <span />
        <div aria-hidden="true" className="flex justify-between pt-1">
          <span>{clockOf(first.at)}</span>
          {last.at > first.at && <span>{clockOf(last.at)}</span>}
        </div>
      </div>
      <figcaption className="sr-only">For whom a page failed</figcaption>
    </figure>
  )
}

/** A single minute is drawn as a dot: a line of length 0 with round ends. */
const pathOf = (line: readonly { x: number; y: number }[]) =>
  line.length === 1
    ? `M${line[0]!.x} ${line[0]!.y}h0.01`
    : line.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

function MinuteTable({ points, names }: { points: readonly Point[]; names: Names }) {
  return (
    <table className="mt-1 w-full border-collapse tabular-nums">
      <caption className="sr-only">For whom a page failed, minute by minute</caption>
      <TableHead first="Minute (IST)" names={names} />
      <tbody>
        {points.map(({ at, canary, stable }) => (
          <tr key={at} className="border-b border-hairline">
            <th scope="row" className="py-1.5 text-start font-normal">
              {clockOf(at)}
            </th>
            <td className="text-end">{shareOf(canary)}</td>
            <td className="text-end">{shareOf(stable)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface KindTableProps {
  kinds: readonly string[]
  trial: Trial
  names: Names
}

function KindTable({ kinds, trial: { canary, stable }, names }: KindTableProps) {
  const countOf = ({ visits, renderings }: Trial['canary'], kind: string) =>
    (visits.failures[kind] ?? 0) + (renderings.failures[kind] ?? 0)
  return (
    <table className="mt-5 w-full border-collapse tabular-nums">
      <caption className="sr-only">What failed</caption>
      <TableHead first="What failed" names={names} />
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind} className="border-b border-hairline">
            <th scope="row" className="py-1.5 text-start font-normal">
              {failureName(kind)}
            </th>
            <td className="text-end">{countOf(canary, kind)}</td>
            <td className="text-end">{countOf(stable, kind)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const TableHead = ({ first, names }: { first: string; names: Names }) => (
  <thead>
    <tr className="border-b border-ink text-meta">
      <th scope="col" className="py-1.5 text-start font-semibold">
        {first}
      </th>
      <th scope="col" className="text-end font-semibold">
        {names[0]}
      </th>
      <th scope="col" className="text-end font-semibold">
        {names[1]}
      </th>
    </tr>
  </thead>
)
