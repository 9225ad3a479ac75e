import { t } from '@kere/brand/messages'
import { count } from '@kere/brand/count'
import { shortMonths } from '@kere/brand/short-dates'
import type { ImpactDay } from '@kere/contracts/portfolio/impact-year'
import { Figure, FigureTable } from '@kere/screens/figure'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import Plus from 'lucide-react/icons/plus'
import type { HomePartProps } from '../../../home-part.ts'
import { YearDrawing } from './year-drawing.tsx'

const path = '/dashboard/impact-portfolio'

/** Shows the learner's last year of field work, private entries as well (specimen 43). */
export function MyImpact({ dashboard: { impactYear: year } }: HomePartProps) {
  if (!year || year.days.length === 0) return null
  const hours = hoursOf(year.days)
  const figures = [
    [
      year.days.length,
      t(
        '{days, plural, one {day in the field} other {days in the field}}',
        { days: year.days.length },
        'After the number',
      ),
    ],
    [hours, t('{hours, plural, one {hour} other {hours}}', { hours }, 'After the number')],
    [year.vouched, t('verified or confirmed', 'After the number of entries')],
  ] as const
  return (
    <div>
      <Figure
        name="own-impact"
        title={t('My impact', 'Heading, home of the dashboard')}
        note={t('52 weeks', 'Text, home of the dashboard')}
        chart={
          <>
            <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-meta text-muted">
              {figures.map(([value, name]) => (
                <span key={name}>
                  <strong className="font-heading text-panel font-heavy text-ink tabular-nums">{count(value)}</strong>{' '}
                  {name}
                </span>
              ))}
            </p>
            <YearDrawing year={year} />
            <p className="mt-2 text-meta text-muted">
              {t('Each white dot is a day. Deeper water: more hours close together.', 'Text, home of the dashboard')}
            </p>
          </>
        }
        table={
          <FigureTable
            caption={t('My impact', 'Heading, home of the dashboard')}
            columns={[
              t('Month', 'Text, home of the dashboard'),
              t('Days', 'Text, home of the dashboard'),
              t('Hours', 'Text, home of the dashboard'),
            ]}
            rows={monthsOf(year.days).map(({ month, days }) => ({
              id: month,
              label: `${shortMonths[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`,
              numbers: [count(days.length), count(hoursOf(days))],
            }))}
          />
        }
      />
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink href={`${path}/add`} variant="outline" size="toolbar" icon={<Plus aria-hidden="true" />}>
          {t('Add impact entry', 'Button, home of the dashboard')}
        </ButtonLink>
        <TextLink href={path} hasArrow className="text-dense">
          {t('Impact Portfolio', 'Link, home of the dashboard')}
        </TextLink>
      </p>
    </div>
  )
}

const hoursOf = (days: readonly ImpactDay[]) => days.reduce((sum, { hours }) => sum + hours, 0)

/** Groups days by their month, `2026-11`. */
const monthsOf = (days: readonly ImpactDay[]) =>
  [...new Set(days.map(({ day }) => day.slice(0, 7)))].map((month) => ({
    month,
    days: days.filter(({ day }) => day.startsWith(month)),
  }))
