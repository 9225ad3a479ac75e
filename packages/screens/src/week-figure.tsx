import { t } from '@kere/brand/messages'
import type { WeekCounts } from '@kere/contracts/console/week-counts'
import { count } from '@kere/brand/count'
import { LineChart } from '@kere/ui/charts/line-chart'
import { Figure, FigureTable } from './figure.tsx'
import { shortDay } from './time-in-india.ts'

interface WeekFigureProps {
  name: string
  title: string
  /** All lines cover the same weeks. A line that an older API does not count is left out. */
  lines: readonly { name: string; weeks: WeekCounts | undefined }[]
}

/** Shows one or two numbers week by week. The last week is still running. */
export function WeekFigure({ name, title, lines }: WeekFigureProps) {
  const counted = lines.flatMap((line) => (line.weeks ? [{ name: line.name, weeks: line.weeks }] : []))
  const weeks = counted[0]?.weeks ?? []
  if (weeks.length === 0) return null
  return (
    <Figure
      name={name}
      title={title}
      note={t('{count, plural, one {# week} other {# weeks}}', { count: weeks.length }, 'Figure')}
      chart={
        <LineChart
          labels={weeks.map(({ from }) => shortDay(from))}
          lines={counted.map((line) => ({ name: line.name, values: line.weeks.map((week) => week.count) }))}
          isLastRunning
        />
      }
      table={
        <FigureTable
          caption={title}
          columns={[t('Week from', 'Text, part of a page'), ...counted.map((line) => line.name)]}
          rows={weeks.map(({ from }, place) => ({
            id: from,
            label: `${shortDay(from)}${place === weeks.length - 1 ? t(', so far', 'Text, part of a page') : ''}`,
            numbers: counted.map((line) => count(line.weeks[place]?.count ?? 0)),
          }))}
        />
      }
    />
  )
}
