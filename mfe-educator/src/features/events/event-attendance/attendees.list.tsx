import type { Attendee, listAttendees } from '@kere/contracts/events/event-attendance'
import { attendeeGroupNames } from '@kere/contracts/events/event-attendance-options'
import { eventRelations } from '@kere/contracts/events/event-relations'
import { registrationStatuses, registrationStatusNames } from '@kere/contracts/events/registration-statuses'
import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import { isKnown, labelOf } from '@kere/contracts/http/open-value'
import { MomentCell } from '@kere/screens/cells'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { defineList } from '@kere/screens/list'
import { EventRelationBadge } from '@kere/screens/event-relation'
import { named, order, tabs, text } from '@kere/screens/list-filter'
import { PersonCell, PersonPicture } from '@kere/screens/person'
import { Badge } from '@kere/ui/status/badge'
import { Button } from '@kere/ui/controls/button'
import { clockText } from '@kere/ui/time/clock-times'
import { AgeOrDate } from '@kere/ui/time/time-ago'
import UserCheck from 'lucide-react/icons/user-check'
import { attendeesPath } from '../../../events/event-paths.ts'
import { useCheckIn } from './use-check-in.ts'

type Answer = EndpointOutput<typeof listAttendees>

/** The API's counts are shown as figures rather than on tabs, so they have another name here. */
export type AttendeesAnswer = Omit<Answer, 'counts'> & { counts?: undefined; figures: Answer['counts'] }

export const attendeesOf = (event: string) =>
  defineList({
    name: 'attendees',
    path: attendeesPath(event),
    title: 'Attendees',
    description: 'Who is registered, who is on the waitlist and who has checked in.',
    noun: ['person', 'people'],
    filters: {
      group: tabs({
        label: 'Attendees by state',
        options: [{ value: 'all', label: 'Registered' }, ...named(attendeeGroupNames)],
      }),
      search: text({ label: 'Search attendees', placeholder: 'Search by name' }),
      sort: order<'name' | 'newest'>([
        { value: 'name', label: 'By name', column: 'name', isDescending: false },
        { value: 'newest', label: 'Newest first', column: 'registered', isDescending: true },
      ]),
    },
    async load(api, query, signal): Promise<AttendeesAnswer> {
      const { listAttendees: endpoint } = await import('@kere/contracts/events/event-attendance')
      const { counts, ...answer } = await api.call(endpoint, { query: { ...query, event } }, { signal })
      return { ...answer, figures: counts }
    },
    fixedParams: { event },
    rowName: ({ name }) => name,
    columns: [
      {
        id: 'name',
        header: 'Attendee',
        isTitle: true,
        isSortable: true,
        cell: ({ name, avatarUrl }) => <PersonCell person={{ name, avatarUrl }} />,
      },
      { id: 'status', header: 'Status', cell: (attendee) => <AttendeeStatus attendee={attendee} /> },
      {
        id: 'registered',
        header: 'Registered (IST)',
        isSortable: true,
        cell: ({ registeredAt, isWalkIn }) =>
          registeredAt ? (
            <MomentCell instant={registeredAt} />
          ) : (
            <span className="text-muted">{isWalkIn ? 'Walk-in' : '–'}</span>
          ),
      },
      {
        id: 'in',
        header: 'Checked in (IST)',
        hideFirst: true,
        cell: ({ checkedInAt }) =>
          checkedInAt ? <MomentCell instant={checkedInAt} hasTime /> : <span className="text-muted">–</span>,
      },
    ],
    card: (attendee) => ({
      title: attendee.name,
      picture: <PersonPicture person={{ name: attendee.name, avatarUrl: attendee.avatarUrl }} />,
      badge: <AttendeeStatus attendee={attendee} />,
      lines: [
        attendee.registeredAt ? (
          <span key="registered">
            Registered <AgeOrDate instant={attendee.registeredAt} isInText />
          </span>
        ) : (
          standingOf(attendee)
        ),
      ],
    }),
    panel: {
      param: 'attendee',
      component: ({ row }: { row: Attendee }) => <AttendeePanel row={row} event={event} />,
      missing: {
        text: 'They may be on another page, or hidden by your filters.',
        link: 'Show all attendees',
      },
    },
    exportName: 'attendees',
    failed: { title: 'Failed to fetch attendees', text: 'Their registrations are safe.' },
    empty: { title: 'No attendees yet', text: 'People appear here when they register.' },
  })

const standingOf = ({ status, isWalkIn }: Attendee) => (isWalkIn ? 'Walk-in' : labelOf(registrationStatusNames, status))

function AttendeeStatus({ attendee: { status, checkedInAt, position } }: { attendee: Attendee }) {
  const label = labelOf(registrationStatusNames, status)
  const told = position === null ? label : `${label}, ${position}`
  if (!isKnown(registrationStatuses, status)) return <Badge>{told}</Badge>
  if (checkedInAt === null || status !== 'registered')
    return <EventRelationBadge relation={status}>{told}</EventRelationBadge>
  return (
    <EventRelationBadge relation="checked_in">
      {`${eventRelations.checked_in.badge.label} at ${clockText(checkedInAt)}`}
    </EventRelationBadge>
  )
}

function AttendeePanel({ row, event }: { row: Attendee; event: string }) {
  const { id, name, status, registeredAt, position, checkedInAt, isWalkIn } = row
  const { letIn, takeBack, isBusy, answer } = useCheckIn(event)
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{name}</h3>
      {status === 'registered' && (
        <div className="mt-4">
          {checkedInAt ? (
            <Button variant="outline" isBusy={isBusy} onClick={() => void takeBack(row)}>
              {isWalkIn ? 'Remove' : 'Undo check-in'}
            </Button>
          ) : (
            <Button
              icon={<UserCheck aria-hidden="true" />}
              isBusy={isBusy}
              onClick={() => void letIn({ registrationId: id, name })}
            >
              Check in
            </Button>
          )}
          {answer && answer.tone !== 'in' && (
            <p role="status" className="mt-2 text-dense">
              <strong>{answer.title}.</strong> {answer.text}
            </p>
          )}
        </div>
      )}
      <Facts className="mt-4">
        <Fact name="Status">
          <AttendeeStatus attendee={row} />
        </Fact>
        {position !== null && <Fact name="Waitlist">Number {position}</Fact>}
        <Fact name="Registered">
          {registeredAt ? <Moment instant={registeredAt} /> : isWalkIn ? 'Walk-in' : 'Not registered'}
        </Fact>
        <Fact name="Checked in">{checkedInAt ? <Moment instant={checkedInAt} /> : 'Not yet'}</Fact>
      </Facts>
      <p className="mt-4 text-meta text-muted">
        Attendees share their name with the host of an event. Email addresses stay private.
      </p>
    </>
  )
}
