import { impactUnitName } from '@kere/contracts/portfolio/impact-options'
import { t } from '@kere/brand/messages'
import { locale } from '@kere/brand/language'
import { indianDigits } from '@kere/brand/indian-digits'
import { drawnDays, uprightYearPath, yearPath } from '@kere/brand/year-path'
import type { ImpactPage } from '@kere/contracts/portfolio/impact-pages'
import { Section } from '@kere/ui/layout/section'
import type { ReactNode } from 'react'
import { amountText, countEntries, dayText } from './impact-text.ts'
import { monthsOf, spotOf } from './impact-person-address.ts'

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })

/** 5 January 1970 was a Monday. */
const weekdays = [5, 6, 7, 8, 9, 10, 11].map((day) => weekday.format(Date.UTC(1970, 0, day)))

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

const hoursText = (hours: number) => `${amountText(hours)} ${impactUnitName('hours', hours)}`

export const pinnedId = (place: number) => `pinned-${place + 1}`

/** Draws the days as depth lines (specimen 15a), with a table of the same data. */
export function ImpactYear({ year, pinned, counts }: Pick<ImpactPage, 'year' | 'pinned' | 'counts'>) {
  const hours = year.days.reduce((sum, each) => sum + each.hours, 0)
  const figures = [
    {
      value: indianDigits(year.days.length),
      name: t(
        '{days, plural, one {day in the field} other {days in the field}}',
        { days: year.days.length },
        'After the number',
      ),
    },
    { value: amountText(hours), name: t('hours recorded', 'After the number') },
    {
      value: indianDigits(counts.entries),
      name: t(
        '{entries, plural, one {public entry} other {public entries}}',
        { entries: counts.entries },
        'After the number',
      ),
    },
    { value: indianDigits(counts.vouched), name: t('verified or confirmed', 'After the number of entries') },
  ]
  return (
    <Section
      title={t('One year of field work', 'Heading, portfolio')}
      meta={t('{from} to {to}', { from: dayText(year.from), to: dayText(year.to) }, 'Days')}
      className="print:break-inside-avoid"
    >
      <dl className="grid grid-cols-2 gap-x-11 gap-y-4 desk:flex print:flex">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-meta text-muted">{name}</dt>
            <dd className="font-heading text-section leading-none font-heavy tracking-heading tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Drawing year={year} pinned={pinned} />
      <p className="mt-2.5 text-meta text-muted">
        {t(
          'Each white dot is a day with an entry. The water is deeper where more hours lie close together; an entry without hours counts as one.',
          'Below the drawing of a year',
        )}{' '}
        {pinned.length > 0 && t('Numbers are the pinned entries below.', 'Below the drawing of a year')}
      </p>
      {year.days.length > 0 && <YearTable year={year} />}
    </Section>
  )
}

function Drawing({ year, pinned }: Pick<ImpactPage, 'year' | 'pinned'>) {
  const days = drawnDays(year)
  const alt = t(
    'Days of field work from {from} to {to}: {days}. The table below lists them.',
    { from: dayText(year.from), to: dayText(year.to), days: year.days.length },
    'For screen readers, portfolio',
  )
  return (
    <div className="mt-6 grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-1.5 gap-y-1 text-meta text-muted">
      <div aria-hidden="true" className="relative col-start-2 hidden h-5 desk:block print:block">
        {monthsOf(year.from).map(({ name, share }) => (
          <span key={name + share} className="absolute" style={{ insetInlineStart: percent(share) }}>
            {name}
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="col-start-2 grid grid-cols-7 text-center desk:hidden print:hidden">
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div aria-hidden="true" className="relative col-start-1">
        <div className="hidden h-full grid-rows-7 items-center text-end desk:grid print:grid">
          {weekdays.map(
            (name, index) =>
              index % 2 === 0 && (
                <span key={name} className="leading-none" style={{ gridRow: index + 1 }}>
                  {name}
                </span>
              ),
          )}
        </div>
        {monthsOf(year.from).map(({ name, share }) => (
          <span key={name + share} className="absolute desk:hidden print:hidden" style={{ top: percent(share) }}>
            {name}
          </span>
        ))}
      </div>
      <div className="relative border-2 border-ink bg-surface">
        {/* Two pictures, because paper shows the horizontal one. A browser that prints only loads it in time if it
            is lazy. */}
        <img
          src={uprightYearPath(days)}
          alt={alt}
          width={266}
          height={553}
          loading="lazy"
          className="block h-138 w-full desk:hidden print:hidden"
        />
        <img
          src={yearPath(days)}
          alt={alt}
          width={1122}
          height={168}
          loading="lazy"
          className="hidden h-42 w-full desk:block print:block"
        />
        {year.days.map(({ day, hours, entries }) => (
          <Spot key={day} from={year.from} day={day}>
            <span
              title={`${dayText(day)}: ${hours > 0 ? `${hoursText(hours)}, ` : ''}${countEntries(entries)}`}
              className="absolute -inset-2.5"
            />
          </Spot>
        ))}
        {pinned.map(({ id, title, dateCompleted }, place) => (
          <Spot key={id} from={year.from} day={dateCompleted}>
            <a
              href={`#${pinnedId(place)}`}
              aria-label={t(
                '{place}, pinned entry: {title}',
                { place: place + 1, title },
                'For screen readers, portfolio',
              )}
              className="absolute grid size-6 -translate-1/2 place-items-center rounded-full border border-ink bg-marigold text-meta font-bold text-on-marigold no-underline [print-color-adjust:exact]"
            >
              {place + 1}
            </a>
          </Spot>
        ))}
      </div>
    </div>
  )
}

function Spot({ from, day, children }: { from: string; day: string; children: ReactNode }) {
  const spot = spotOf(from, day)
  if (!spot) return null
  return (
    <>
      <div
        className="absolute size-0 desk:hidden print:hidden"
        style={{ insetInlineStart: percent(spot.day), top: percent(spot.week) }}
      >
        {children}
      </div>
      <div
        className="absolute hidden size-0 desk:block print:block"
        style={{ insetInlineStart: percent(spot.week), top: percent(spot.day) }}
      >
        {children}
      </div>
    </>
  )
}

function YearTable({ year }: Pick<ImpactPage, 'year'>) {
  return (
    <details className="mt-1.5 print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-3">
        {t('Show as a table', 'Label, portfolio')}
      </summary>
      <div className="overflow-x-auto">
        <table className="w-full max-w-measure text-dense tabular-nums">
          <thead>
            <tr className="border-b-2 border-ink text-start text-meta text-muted">
              <th scope="col" className="py-2 text-start font-medium">
                {t('Day', 'Label, portfolio')}
              </th>
              <th scope="col" className="py-2 text-end font-medium">
                {t('Hours', 'Label, portfolio')}
              </th>
              <th scope="col" className="py-2 text-end font-medium">
                {t('Entries', 'Label, portfolio')}
              </th>
            </tr>
          </thead>
          <tbody>
            {year.days.map(({ day, hours, entries }) => (
              <tr key={day} className="border-b border-hairline">
                <th scope="row" className="py-2 text-start font-normal">
                  {dayText(day)}
                </th>
                <td className="py-2 text-end">
                  {hours > 0 ? amountText(hours) : t('Not recorded', 'Text, portfolio')}
                </td>
                <td className="py-2 text-end">{entries}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
