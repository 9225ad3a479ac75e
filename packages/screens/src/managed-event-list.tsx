import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { ManagedEvent } from '@kere/contracts/events/event-authoring'
import { eventTypeNames, type EventSort } from '@kere/contracts/events/event-options'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { labelOf } from '@kere/contracts/http/open-value'
import { formatPrice } from '@kere/ui/money/price-format'
import { momentInIndia } from '@kere/ui/time/time-in-india'
import { AgeOrDate } from '@kere/ui/time/time-ago'
import { momentColumn } from './cells.tsx'
import { eventsPath, managedEventsName, nameOfEvent, newEventPath } from './event-acts.tsx'
import { EventState } from './event-state.tsx'
import { EventThumbnail } from './event-thumbnail.tsx'
import { eventActs } from './managed-event-acts.tsx'
import { RowActButtons } from './row-act-buttons.tsx'
import { StandingSwitch } from './standing-switch.tsx'
import { useRowActs } from './use-row-acts.tsx'
import { allAnd, choice, named, order, tabs, text } from './list-filter.ts'
import { defineList, readsOf } from './list.ts'

interface Whose {
  title: string
  description: string
  hasHosts: boolean
}

/** The list of an educator's events or, for admins, of everybody's (S-388). */
export const managedEventList = ({ title, description, hasHosts }: Whose) =>
  defineList({
    name: managedEventsName,
    path: eventsPath,
    title,
    description,
    noun: [t('event', 'Noun after a number'), t('events', 'Noun after a number, plural')],
    filters: {
      state: tabs({
        label: t('Events by state', 'Label, part of a page'),
        options: allAnd({
          published: t('Published', 'Text, part of a page'),
          draft: t('Drafts', 'Text, part of a page'),
          past: t('Past', 'Text, part of a page'),
          cancelled: t('Cancelled', 'Text, part of a page'),
          deleted: t('Deleted', 'Text, part of a page'),
        }),
      }),
      search: text({
        label: t('Search titles', 'Label, part of a page'),
        placeholder: t('Search titles', 'Placeholder, part of a page'),
      }),
      type: choice({
        label: t('Type', 'Label, part of a page'),
        anyLabel: t('Any type', 'Choice, part of a page'),
        options: named(eventTypeNames),
      }),
      sort: order<'touched' | 'upcoming' | EventSort>([
        {
          value: 'upcoming',
          label: t('Upcoming first', 'Label, part of a page'),
          column: 'starts',
          isDescending: false,
        },
        {
          value: 'latest',
          label: t('Latest start first', 'Label, part of a page'),
          column: 'starts',
          isDescending: true,
        },
        {
          value: 'touched',
          label: t('Recently changed', 'Label, part of a page'),
          column: 'touched',
          isDescending: true,
        },
      ]),
    },
    ...readsOf(async () => ({ list: (await import('@kere/contracts/events/event-authoring')).listManagedEvents })),
    rowName: (event) => nameOfEvent(event.title),
    columns: [
      {
        id: 'event',
        header: t('Event', 'Head of a column, part of a page'),
        isTitle: true,
        cell: (event) => <EventCell event={event} />,
      },
      {
        id: 'state',
        header: t('State', 'Head of a column, part of a page'),
        cell: (event) => <Standing event={event} />,
      },
      ...(hasHosts
        ? [
            {
              id: 'host',
              header: t('Host', 'Head of a column, part of a page'),
              hideFirst: true,
              cell: ({ host }: ManagedEvent) => host?.name ?? formerMember.name,
            },
          ]
        : []),
      {
        id: 'starts',
        header: t('Starts (IST)', 'Head of a column, part of a page'),
        isSortable: true,
        hideFirst: true,
        cell: ({ startsAt, type }) => (
          <span className="block leading-dense whitespace-nowrap">
            <span className="block">
              {startsAt ? momentInIndia(Date.parse(startsAt)) : t('No date yet', 'Of an event')}
            </span>
            {type && <span className="block text-meta text-muted">{labelOf(eventTypeNames, type)}</span>}
          </span>
        ),
      },
      {
        id: 'seats',
        header: t('Registered', 'Head of a column, part of a page'),
        isNumber: true,
        hideFirst: true,
        cell: (event) => seatsOf(event),
      },
      {
        id: 'price',
        header: t('Price', 'Head of a column, part of a page'),
        isNumber: true,
        hideFirst: true,
        cell: ({ price }) => formatPrice(price),
      },
      momentColumn('touched', t('Changed (IST)', 'Text, part of a page'), 'updatedAt', { hideFirst: true }),
      {
        id: 'actions',
        header: t('Actions', 'Head of a column, part of a page'),
        cell: (event) => <EventListActs event={event} />,
      },
    ],
    hiddenColumns: hasHosts ? ['price', 'touched'] : ['touched'],
    card: (event) => ({
      title: <span lang={englishHere}>{nameOfEvent(event.title)}</span>,
      badge: isFixed(event) && <EventState event={event} />,
      lines: [
        startOf(event),
        `${hasHosts ? `${event.host?.name ?? formerMember.name} · ` : ''}${t('{count} registered', { count: event.registrationsCount }, 'Of an event')} · ${formatPrice(event.price)}`,
        <span key="touched">
          {t('Changed', 'Before a time, list of events')} <AgeOrDate instant={event.updatedAt} isInText />
        </span>,
      ],
      actions: (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {!isFixed(event) && <Standing event={event} />}
          <EventListActs event={event} />
        </div>
      ),
    }),
    failed: {
      title: t('Failed to fetch user events', 'Title, part of a page'),
      text: t('Your events and drafts are safe.', 'Text, part of a page'),
    },
    empty: {
      title: t('No events yet', 'Title, part of a page'),
      text: t(
        'Drafts and published events appear here. Begin with a title and a date; everything is saved as you type.',
        'Text, part of a page',
      ),
      link: {
        href: newEventPath,
        label: hasHosts ? t('New event', 'Text, part of a page') : t('Create your first event', 'Text, part of a page'),
      },
    },
    noneFound: {
      text: ({ state }) =>
        state === 'deleted'
          ? t('Deleted events appear here for 30 days, and can be restored.', 'Text, part of a page')
          : t('No events match these filters.', 'Text, part of a page'),
      link: t('All events', 'Link, part of a page'),
    },
  })

const seatsOf = ({ registrationsCount, maxParticipants, waitlistCount }: ManagedEvent) => (
  <span className="block leading-dense whitespace-nowrap">
    <span className="block">
      {t(
        '{count} of {total}',
        { count: registrationsCount, total: maxParticipants },
        'Registrations and seats of an event',
      )}
    </span>
    {waitlistCount > 0 && (
      <span className="block text-meta text-muted">
        {t('{count} waiting', { count: waitlistCount }, 'People on the waitlist of an event')}
      </span>
    )}
  </span>
)

const startOf = ({ startsAt }: ManagedEvent) =>
  startsAt ? `${momentInIndia(Date.parse(startsAt))} IST` : t('No date yet', 'Of an event')

function EventCell({ event }: { event: ManagedEvent }) {
  return (
    <span className="flex items-center gap-3 py-2">
      <EventThumbnail event={event} />
      <span className="min-w-0">
        <span lang={englishHere} className="line-clamp-2 font-semibold">
          {nameOfEvent(event.title)}
        </span>
        <span className="block text-meta text-muted @min-[60rem]:hidden">{startOf(event)}</span>
        {event.isPublished && event.hasUnsavedChanges && event.goesAt === null && (
          <span className="block text-meta text-muted">{t('Unsaved changes', 'Text, part of a page')}</span>
        )}
      </span>
    </span>
  )
}

const isFixed = ({ state, goesAt }: ManagedEvent) => goesAt !== null || state === 'cancelled' || state === 'past'

/**
 * The state of an event and its switch (S-389). Events that are over, cancelled or deleted cannot be published, so they
 * show no switch.
 */
function Standing({ event }: { event: ManagedEvent }) {
  const { run } = useRowActs(eventActs, event)
  if (isFixed(event)) return <EventState event={event} />
  return (
    <StandingSwitch
      name={nameOfEvent(event.title)}
      isPublished={event.isPublished}
      onChange={() => run(event.isPublished ? 'unpublish' : 'publish')}
    />
  )
}

const EventListActs = ({ event }: { event: ManagedEvent }) => (
  <RowActButtons acts={eventActs} row={event} names={['restore', 'duplicate', 'delete']} isInRow />
)
