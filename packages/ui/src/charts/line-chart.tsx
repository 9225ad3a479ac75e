import { t } from '@kere/brand/messages'
import { axisOf, shareOn } from '@kere/brand/axis'
import { count } from '@kere/brand/count'
import { ChartFrame, leastTop, marksOf } from './chart-frame.tsx'

export interface ChartLine {
  name: string
  values: readonly number[]
}

interface LineChartProps {
  /** One label for each value, the oldest first. */
  labels: readonly string[]
  /** At most two lines, which differ by dashes and marks, not by colour alone. */
  lines: readonly ChartLine[]
  /** The last period is not over, so its line is drawn faintly. */
  isLastRunning?: boolean
}

const looks = [
  {
    stroke: 'stroke-brand',
    fill: 'bg-brand',
    border: 'border-brand',
    text: 'text-brand',
    dash: undefined,
    shape: 'rounded-full',
  },
  { stroke: 'stroke-warn', fill: 'bg-warn', border: 'border-warn', text: 'text-warn', dash: '5 4', shape: '' },
] as const

/** The share of the height, in percent, that the name of a line needs. */
const nameRoom = 14

/** Draws one or two numbers over time. The axis starts at zero, and the last values are written out. */
export function LineChart({ labels, lines, isLastRunning = false }: LineChartProps) {
  const axis = axisOf([leastTop, ...lines.flatMap(({ values }) => values)])
  const last = labels.length - 1
  const x = (place: number) => (last === 0 ? 50 : (place / last) * 100)
  const y = (value: number) => 100 - shareOn(axis, value) * 100
  const drawn = lines.map(({ name, values }, place) => {
    const look = looks[place] ?? looks[0]
    const points = values.map((value, each) => `${x(each)},${y(value)}`)
    return { name, values, look, points, lastValue: values.at(-1) ?? 0 }
  })
  const names = apart(drawn.map(({ lastValue }) => y(lastValue)))
  const period = t(
    'From {first} to {last}',
    { first: labels[0] ?? '', last: labels[last] ?? '' },
    'Period of a chart, for screen readers',
  )
  return (
    <>
      <ChartFrame
        label={`${period}. ${drawn.map(({ name, values, lastValue }) => t('{name}: {value} in the last{isRunning, select, yes { so far} other {}}, {highest} at most', { name, value: count(lastValue), isRunning: isLastRunning ? 'yes' : 'no', highest: count(Math.max(0, ...values)) }, 'Chart in words, for screen readers')).join('. ')}.`}
        ticks={axis.ticks}
        formatTick={count}
        marks={marksOf(labels, isLastRunning ? t(', so far', 'Text, part of a page') : '')}
        end={drawn.map(({ name, lastValue, look }, place) => (
          <span
            key={name}
            className={`absolute -translate-y-1/2 leading-none font-semibold ${look.text}`}
            style={{ top: `${names[place]}%` }}
          >
            {name} {count(lastValue)}
          </span>
        ))}
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {drawn.map(({ name, points, look }) => (
            <g key={name} className={`fill-none stroke-2 ${look.stroke}`} strokeDasharray={look.dash}>
              <polyline
                points={points.slice(0, isLastRunning ? last : undefined).join(' ')}
                vectorEffect="non-scaling-stroke"
              />
              {isLastRunning && (
                <polyline
                  points={points.slice(-2).join(' ')}
                  vectorEffect="non-scaling-stroke"
                  className="opacity-40"
                />
              )}
            </g>
          ))}
        </svg>
        {drawn.map(({ name, lastValue, look }) => (
          <span
            key={name}
            className={`absolute size-2.5 -translate-1/2 border-2 ${isLastRunning ? `bg-surface ${look.border}` : `border-surface ${look.fill}`} ${look.shape}`}
            style={{ insetInlineStart: `${x(last)}%`, top: `${y(lastValue)}%` }}
          />
        ))}
      </ChartFrame>
      <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 text-meta font-semibold desk:hidden">
        {drawn.map(({ name, lastValue, look }) => (
          <span key={name} className={`flex items-center gap-1.5 ${look.text}`}>
            <span className={`size-2.5 ${look.fill} ${look.shape}`} />
            {name} {count(lastValue)}
          </span>
        ))}
      </p>
    </>
  )
}

/** Moves two names apart that would touch. */
function apart([first, second]: readonly number[]): readonly (number | undefined)[] {
  if (first === undefined || second === undefined || Math.abs(second - first) >= nameRoom) return [first, second]
  return second >= first
    ? [Math.min(first, 100 - nameRoom), Math.min(first, 100 - nameRoom) + nameRoom]
    : [first, first - nameRoom]
}
