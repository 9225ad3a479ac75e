import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import { artOf } from '@kere/brand/categories'
import { clockText, dayOf, dayText } from '@kere/ui/time/clock-times'
import { eventHref } from './event-href.ts'
import type { ListedEvent } from './events.api.ts'

interface MonthListProps {
  events: readonly ListedEvent[]
  now: number
}

/** Lists the events beside the grid, whose cells are too narrow for titles. */
export const MonthList = ({ events, now }: MonthListProps) => (
  <ul
    aria-label={t('Events of this month', 'Name of a list, for screen readers')}
    className="mt-6 list-none border-t border-hairline text-dense"
  >
    {events.map(({ id, title, topic, startsAt }) => (
      <li
        key={id}
        style={{ borderInlineStartColor: artOf(topic ?? '').swatch }}
        className="border-s-3 border-b border-hairline py-2.5 ps-3"
      >
        <p className="text-meta text-muted">
          {dayText(dayOf(startsAt), now)}, {clockText(startsAt)}
        </p>
        <a
          href={localPath(eventHref(id))}
          lang={englishHere}
          className="mt-0.5 block leading-dense font-semibold text-ink not-hover:no-underline"
        >
          {title}
        </a>
      </li>
    ))}
  </ul>
)
