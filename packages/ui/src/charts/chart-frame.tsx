import type { ReactNode } from 'react'

/** The smallest top of an axis, so that the ticks of counts are whole numbers. */
export const leastTop = 4

interface ChartFrameProps {
  /** Describes the chart in words. */
  label: string
  ticks: readonly number[]
  formatTick: (tick: number) => string
  /** The labels below the plot, each at a share of its width, 0 to 1. */
  marks: readonly { at: number; text: string }[]
  /** Text at the end of the lines, on wide screens. */
  end?: ReactNode
  /** The drawing, which fills a box of the plot's size. */
  children: ReactNode
}

/** Draws the axes of a chart. Screen readers skip the drawing and read the table beside it. */
export function ChartFrame({ label, ticks, formatTick, marks, end, children }: ChartFrameProps) {
  const top = ticks.at(-1) ?? 1
  return (
    <div role="img" aria-label={label} className="flex gap-2.5 text-meta text-muted tabular-nums">
      <div className="relative grid h-44 text-end leading-none">
        {ticks.map((tick) => (
          // All ticks share one grid cell, so that the widest number sets the width.
          <span key={tick} className="relative col-start-1 row-start-1" style={{ top: `${100 - (tick / top) * 100}%` }}>
            <span className="block -translate-y-1/2">{formatTick(tick)}</span>
          </span>
        ))}
      </div>
      <div className="min-w-0 grow">
        <div className="relative h-44 border-b-2 border-control">
          {ticks.slice(1).map((tick) => (
            <span
              key={tick}
              className="absolute inset-x-0 border-t border-hairline"
              style={{ bottom: `${(tick / top) * 100}%` }}
            />
          ))}
          {children}
        </div>
        <div className="relative h-6">
          {marks.map(({ at, text }) => (
            <span
              key={at}
              className={`absolute top-1.5 whitespace-nowrap ${at === 0 ? '' : at === 1 ? '-translate-x-full' : '-translate-x-1/2 max-desk:hidden'}`}
              style={{ insetInlineStart: `${at * 100}%` }}
            >
              {text}
            </span>
          ))}
        </div>
      </div>
      {end && <div className="relative hidden h-44 w-28 shrink-0 desk:block">{end}</div>}
    </div>
  )
}

/** Labels the first and the last value and those at each third, or at half beside a last label with a note. */
export function marksOf(labels: readonly string[], lastNote = '') {
  const last = labels.length - 1
  const between = lastNote ? [last / 2] : [last / 3, (last * 2) / 3]
  const places = last < 3 ? [0, last] : [0, ...between.map(Math.round), last]
  return [...new Set(places)].map((place) => ({
    at: last === 0 ? 0 : place / last,
    text: `${labels[place] ?? ''}${place === last ? lastNote : ''}`,
  }))
}
