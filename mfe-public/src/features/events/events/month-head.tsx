import { t } from '@kere/brand/messages'
import { localPath } from '@kere/brand/local-path'
import { monthOf, type Moment } from '@kere/ui/time/clock-times'
import { monthName, openingMonth, shiftMonth } from './event-months.ts'
import { eventsHref, onFirstPage, type EventsAddress } from './events-address.ts'

/** The arrows end here. Later months exist, but crawlers must not be led through all of them. */
const farthestMonths = 24

interface MonthHeadProps {
  address: EventsAddress
  month: string
  now: Moment
}

export function MonthHead({ address, month, now }: MonthHeadProps) {
  const thisMonth = monthOf(now)
  const opening = openingMonth(now)
  const hrefOf = (wanted: string) =>
    localPath(eventsHref({ ...onFirstPage(address), month: wanted === opening ? null : wanted, day: null }))
  return (
    <div className="flex items-center gap-2">
      <h2 className="me-auto text-card" aria-live="polite">
        {monthName(month)}
      </h2>
      <a
        href={hrefOf(thisMonth)}
        rel="nofollow"
        className="grid min-h-11 place-items-center rounded-control px-2.5 text-meta font-semibold text-ink no-underline hover:bg-hover desk:min-h-9"
      >
        {t('Today', 'Link: to this month')}
      </a>
      {[
        { by: -1, label: t('Previous month', 'Link, for screen readers'), glyph: 'glyph-before' },
        { by: 1, label: t('Next month', 'Link, for screen readers'), glyph: 'glyph-after' },
      ].map(({ by, label, glyph }) => {
        const wanted = shiftMonth(month, by)
        const isNear =
          wanted >= shiftMonth(thisMonth, -farthestMonths) && wanted <= shiftMonth(thisMonth, farthestMonths)
        return (
          isNear && (
            <a
              key={by}
              href={hrefOf(wanted)}
              rel="nofollow"
              aria-label={label}
              className="grid size-11 place-items-center rounded-control border border-control bg-surface text-ink hover:bg-hover desk:size-9"
            >
              <span aria-hidden="true" className={`glyph size-4.5 ${glyph}`} />
            </a>
          )
        )
      })}
    </div>
  )
}
