import { t } from '@kere/brand/messages'
import { eventTypeNames } from '@kere/contracts/events/event-options'
import { contentLanguageNames } from '@kere/contracts/translations/content-languages'
import { Chip } from '@kere/ui/controls/chip'
import { TextLink } from '@kere/ui/controls/link'
import { dayText } from '@kere/ui/time/clock-times'
import { eventsHref, onFirstPage, type EventsAddress } from './events-address.ts'

const none = { search: '', type: null, languages: [], day: null } as const

export function ActiveFilters({ address, now }: { address: EventsAddress; now: number }) {
  const { search, type, languages, day } = address
  const first = onFirstPage(address)
  const chips = [
    ...(day ? [{ label: dayText(day, now), without: { day: null } }] : []),
    ...(search ? [{ label: `“${search}”`, without: { search: '' } }] : []),
    ...(type ? [{ label: eventTypeNames[type], without: { type: null } }] : []),
    ...languages.map((each) => ({
      label: contentLanguageNames[each],
      without: { languages: languages.filter((other) => other !== each) },
    })),
  ]
  return (
    <ul
      aria-label={t('Active filters', 'Name of a list, for screen readers')}
      className="mt-3 flex flex-wrap items-center gap-2"
    >
      {chips.map(({ label, without }) => (
        <li key={label} className="min-w-0">
          <Chip href={eventsHref({ ...first, ...without })}>{label}</Chip>
        </li>
      ))}
      <li className="px-1.5">
        <TextLink href={eventsHref({ ...first, ...none })} className="text-meta">
          {t('Clear all', 'Link: take all filters away')}
        </TextLink>
      </li>
    </ul>
  )
}
