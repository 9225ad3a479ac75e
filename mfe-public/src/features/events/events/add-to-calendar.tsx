import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { calendarLinks } from './calendar-links.ts'
import { eventStandingQuery, type ShownEvent } from './event.api.ts'

const row =
  'flex min-h-11 items-center rounded-control px-3 text-dense font-medium text-ink no-underline hover:bg-hover'

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape') return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

export function AddToCalendar({ event, isFull }: { event: ShownEvent; isFull: boolean }) {
  const { api, context } = useRemote()
  const isKnownReader = context.session.user?.isOnboarded === true
  const { data: standing } = useQuery({ ...eventStandingQuery(api, event.id), enabled: isKnownReader })
  if (isFull && standing?.registration?.status !== 'registered') return null
  const links = calendarLinks(event, event.publicMeetingUrl ?? standing?.joinUrl ?? null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is handled comes from the links inside
    <details className="group" onKeyDown={closeOnEscape}>
      <summary className="button button-outline w-full list-none [&::-webkit-details-marker]:hidden">
        <span className="button-words">
          <span className="button-icon">
            <span aria-hidden="true" className="glyph glyph-calendar-plus size-4.5" />
          </span>
          {t('Add to Calendar', 'Button')}
          <span aria-hidden="true" className="glyph disclosure-chevron size-4.5 group-open:rotate-180" />
        </span>
      </summary>
      <ul className="mt-2 rounded-card border border-hairline bg-raised p-1.5">
        <li>
          <a href={links.google} target="_blank" rel="noopener" className={row}>
            {t('Google Calendar', 'Link: name of a product')}
            <span className="sr-only"> {t('(new tab)', 'After a link, for screen readers')}</span>
          </a>
        </li>
        <li>
          <a href={links.outlook} target="_blank" rel="noopener" className={row}>
            {t('Outlook Calendar', 'Link: name of a product')}
            <span className="sr-only"> {t('(new tab)', 'After a link, for screen readers')}</span>
          </a>
        </li>
        <li>
          <a href={links.file} download="" className={row}>
            {t('Download .ics', 'Link: a file for a calendar')}
          </a>
        </li>
      </ul>
    </details>
  )
}
