import type { ManagedEvent } from '@kere/contracts/events/event-authoring'
import { eventTypeNames, type EventSort } from '@kere/contracts/events/event-options'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { labelOf } from '@kere/contracts/http/open-value'
import { indianDigits } from '@kere/brand/indian-digits'
import { formatPrice } from '@kere/ui/money/price-format'
import { momentInIndia } from '@kere/ui/time/time-in-india'
import { AgeOrDate } from '@kere/ui/time/time-ago'
import { momentColumn } from './cells.tsx'
import { countOf } from '@kere/brand/count'
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
    noun: ['event', 'events'],
    filters: {
      state: tabs({
        label: 'Events by state',
        options: allAnd({
          published: 'Published',
          draft: 'Drafts',
          past: 'Past',
          cancelled: 'Cancelled',
          deleted: 'Deleted',
        }),
      }),
      search: text({ label: 'Search titles', placeholder: 'Search titles' }),
      type: choice({
        label: 'Type',
        anyLabel: 'Any type',
        options: named(eventTypeNames),
      }),
      sort: order<'touched' | 'upcoming' | EventSort>([
        { value: 'upcoming', label: 'Upcoming first', column: 'starts', isDescending: false },
        { value: 'latest', label: 'Latest start first', column: 'starts', isDescending: true },
        { value: 'touched', label: 'Recently changed', column: 'touched', isDescending: true },
      ]),
    },
    ...readsOf(async () => ({ list: (await import('@kere/contracts/events/event-authoring')).listManagedEvents })),
    rowName: (event) => nameOfEvent(event.title),
    columns: [
      { id: 'event', header: 'Event', isTitle: true, cell: (event) => <EventCell event={event} /> },
      { id: 'state', header: 'State', cell: (event) => <Standing event={event} /> },
      ...(hasHosts
        ? [
            {
              id: 'host',
              header: 'Host',
              hideFirst: true,
              cell: ({ host }: ManagedEvent) => host?.name ?? formerMember.name,
            },
          ]
        : []),
      {
        id: 'starts',
        header: 'Starts (IST)',
        isSortable: true,
        hideFirst: true,
        cell: ({ startsAt, type }) => (
          <span className="block leading-dense whitespace-nowrap">
            <span className="block">{startsAt ? momentInIndia(Date.parse(startsAt)) : 'No date yet'}</span>
            {type && <span className="block text-meta text-muted">{labelOf(eventTypeNames, type)}</span>}
          </span>
        ),
      },
      { id: 'seats', header: 'Registered', isNumber: true, hideFirst: true, cell: (event) => seatsOf(event) },
      {
        id: 'price',
        header: 'Price',
        isNumber: true,
        hideFirst: true,
        cell: ({ price }) => formatPrice(price),
      },
      momentColumn('touched', 'Changed (IST)', 'updatedAt', { hideFirst: true }),
      { id: 'actions', header: 'Actions', cell: (event) => <EventListActs event={event} /> },
    ],
    hiddenColumns: hasHosts ? ['price', 'touched'] : ['touched'],
    card: (event) => ({
      title: nameOfEvent(event.title),
      badge: isFixed(event) && <EventState event={event} />,
      lines: [
        startOf(event),
        `${hasHosts ? `${event.host?.name ?? formerMember.name} · ` : ''}${countOf(event.registrationsCount, ['registered', 'registered'])} · ${formatPrice(event.price)}`,
        <span key="touched">
          Changed <AgeOrDate instant={event.updatedAt} isInText />
        </span>,
      ],
      actions: (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {!isFixed(event) && <Standing event={event} />}
          <EventListActs event={event} />
        </div>
      ),
    }),
    failed: { title: 'Failed to fetch user events', text: 'Your events and drafts are safe.' },
    empty: {
      title: 'No events yet',
      text: 'Drafts and published events appear here. Begin with a title and a date; everything is saved as you type.',
      link: { href: newEventPath, label: hasHosts ? 'New event' : 'Create your first event' },
    },
    noneFound: {
      text: ({ state }) =>
        state === 'deleted'
          ? 'Deleted events appear here for 30 days, and can be restored.'
          : 'No events match these filters.',
      link: 'All events',
    },
  })

const seatsOf = ({ registrationsCount, maxParticipants, waitlistCount }: ManagedEvent) => (
  <span className="block leading-dense whitespace-nowrap">
    <span className="block">
      {indianDigits(registrationsCount)} of {indianDigits(maxParticipants)}
    </span>
    {waitlistCount > 0 && <span className="block text-meta text-muted">{indianDigits(waitlistCount)} waiting</span>}
  </span>
)

const startOf = ({ startsAt }: ManagedEvent) =>
  startsAt ? `${momentInIndia(Date.parse(startsAt))} IST` : 'No date yet'

function EventCell({ event }: { event: ManagedEvent }) {
  return (
    <span className="flex items-center gap-3 py-2">
      <EventThumbnail event={event} />
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold">{nameOfEvent(event.title)}</span>
        <span className="block text-meta text-muted @min-[60rem]:hidden">{startOf(event)}</span>
        {event.isPublished && event.hasUnsavedChanges && event.goesAt === null && (
          <span className="block text-meta text-muted">Unsaved changes</span>
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
