import { t } from '@kere/brand/messages'
import { axisOf, shareOn } from '@kere/brand/axis'
import { count } from '@kere/brand/count'
import { ChartFrame, leastTop, marksOf } from './chart-frame.tsx'

interface BarChartProps {
  /** The bars, the oldest first. */
  bars: readonly { label: string; value: number }[]
  /** If true, the last bar stands for a period that is still running. */
  isLastRunning: boolean
  format?: (value: number) => string
}

/** Draws an amount for each of several equal periods. */
export function BarChart({ bars, isLastRunning, format = count }: BarChartProps) {
  const highest = Math.max(0, ...bars.map(({ value }) => value))
  const axis = axisOf([leastTop, highest])
  const last = bars.length - 1
  const [first, final] = [bars[0], bars[last]]
  const look = (place: number) =>
    isLastRunning && place === last
      ? 'border-2 border-b-0 border-dashed border-brand'
      : 'bg-brand forced-colors:bg-[CanvasText]'
  return (
    <ChartFrame
      label={t(
        'From {first} to {last}. {value} in the last{isRunning, select, yes { so far} other {}}, {highest} at most.',
        {
          first: first?.label ?? '',
          last: final?.label ?? '',
          value: format(final?.value ?? 0),
          isRunning: isLastRunning ? 'yes' : 'no',
          highest: format(highest),
        },
        'Chart in words, for screen readers',
      )}
      ticks={axis.ticks}
      formatTick={format}
      marks={marksOf(
        bars.map(({ label }) => label),
        isLastRunning ? t(', so far', 'Text, part of a page') : '',
      )}
    >
      <div className={`absolute inset-0 flex items-end ${bars.length > 20 ? 'gap-px' : 'gap-1'}`}>
        {bars.map(({ label, value }, place) => (
          <span key={label} className="grid h-full min-w-0 grow basis-0 items-end justify-items-center">
            <span className={`w-full max-w-8 ${look(place)}`} style={{ height: `${shareOn(axis, value) * 100}%` }} />
          </span>
        ))}
      </div>
    </ChartFrame>
  )
}
