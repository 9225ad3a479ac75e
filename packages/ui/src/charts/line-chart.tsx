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
}

const looks = [
  { stroke: 'stroke-brand', fill: 'bg-brand', text: 'text-brand', dash: undefined, shape: 'rounded-full' },
  { stroke: 'stroke-warn', fill: 'bg-warn', text: 'text-warn', dash: '5 4', shape: '' },
] as const

/** The share of the height, in percent, that the name of a line needs. */
const nameRoom = 14

/** Draws one or two numbers over time. The axis starts at zero, and the last values are written out. */
export function LineChart({ labels, lines }: LineChartProps) {
  const axis = axisOf([leastTop, ...lines.flatMap(({ values }) => values)])
  const last = labels.length - 1
  const x = (place: number) => (last === 0 ? 50 : (place / last) * 100)
  const y = (value: number) => 100 - shareOn(axis, value) * 100
  const drawn = lines.map(({ name, values }, place) => {
    const look = looks[place] ?? looks[0]
    return { name, values, look, lastValue: values.at(-1) ?? 0 }
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
        label={`${period}. ${drawn.map(({ name, values, lastValue }) => t('{name}: {value} in the last, {highest} at most', { name, value: count(lastValue), highest: count(Math.max(0, ...values)) }, 'Chart in words, for screen readers')).join('. ')}.`}
        ticks={axis.ticks}
        formatTick={count}
        marks={marksOf(labels)}
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
          {drawn.map(({ name, values, look }) => (
            <polyline
              key={name}
              points={values.map((value, place) => `${x(place)},${y(value)}`).join(' ')}
              vectorEffect="non-scaling-stroke"
              strokeDasharray={look.dash}
              className={`fill-none stroke-2 ${look.stroke}`}
            />
          ))}
        </svg>
        {drawn.map(({ name, lastValue, look }) => (
          <span
            key={name}
            className={`absolute size-2.5 -translate-1/2 border-2 border-surface ${look.fill} ${look.shape}`}
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
