import { t } from '@kere/brand/messages'
import type { Attendee, listAttendees } from '@kere/contracts/events/event-attendance'
import { attendeeGroupNames } from '@kere/contracts/events/event-attendance-options'
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
    title: t('Attendees', 'Title, educator'),
    description: t('Who is registered, who is on the waitlist and who has checked in.', 'Text, educator'),
    noun: [t('person', 'Noun after a number'), t('people', 'Noun after a number, plural')],
    filters: {
      group: tabs({
        label: t('Attendees by state', 'Label, educator'),
        options: [{ value: 'all', label: t('Registered', 'Label, educator') }, ...named(attendeeGroupNames)],
      }),
      search: text({
        label: t('Search attendees', 'Label, educator'),
        placeholder: t('Search by name', 'Placeholder, educator'),
      }),
      sort: order<'name' | 'newest'>([
        { value: 'name', label: t('By name', 'Label, educator'), column: 'name', isDescending: false },
        {
          value: 'newest',
          label: t('Newest first', 'Label, educator'),
          column: 'registered',
          isDescending: true,
        },
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
        header: t('Attendee', 'Head of a column, educator'),
        isTitle: true,
        isSortable: true,
        cell: ({ name, avatarUrl }) => <PersonCell person={{ name, avatarUrl }} />,
      },
      {
        id: 'status',
        header: t('Status', 'Head of a column, educator'),
        cell: (attendee) => <AttendeeStatus attendee={attendee} />,
      },
      {
        id: 'registered',
        header: t('Registered (IST)', 'Head of a column, educator'),
        isSortable: true,
        cell: ({ registeredAt, isWalkIn }) =>
          registeredAt ? (
            <MomentCell instant={registeredAt} />
          ) : (
            <span className="text-muted">{isWalkIn ? t('Walk-in', 'Text, educator') : '–'}</span>
          ),
      },
      {
        id: 'in',
        header: t('Checked in (IST)', 'Head of a column, educator'),
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
            {t('Registered', 'Before a time, educator')} <AgeOrDate instant={attendee.registeredAt} isInText />
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
        text: t('They may be on another page, or hidden by your filters.', 'Text, educator'),
        link: t('Show all attendees', 'Link, educator'),
      },
    },
    exportName: 'attendees',
    failed: {
      title: t('Failed to fetch attendees', 'Title, educator'),
      text: t('Their registrations are safe.', 'Text, educator'),
    },
    empty: {
      title: t('No attendees yet', 'Title, educator'),
      text: t('People appear here when they register.', 'Text, educator'),
    },
  })

const standingOf = ({ status, isWalkIn }: Attendee) =>
  isWalkIn ? t('Walk-in', 'Text, educator') : labelOf(registrationStatusNames, status)

function AttendeeStatus({ attendee: { status, checkedInAt, position } }: { attendee: Attendee }) {
  const label = labelOf(registrationStatusNames, status)
  const told = position === null ? label : `${label}, ${position}`
  if (!isKnown(registrationStatuses, status)) return <Badge>{told}</Badge>
  if (checkedInAt === null || status !== 'registered')
    return <EventRelationBadge relation={status}>{told}</EventRelationBadge>
  return (
    <EventRelationBadge relation="checked_in">
      {t('Checked in at {time}', { time: clockText(checkedInAt) }, 'Text, educator')}
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
              {isWalkIn ? t('Remove', 'Button, educator') : t('Undo check-in', 'Button, educator')}
            </Button>
          ) : (
            <Button
              icon={<UserCheck aria-hidden="true" />}
              isBusy={isBusy}
              onClick={() => void letIn({ registrationId: id, name })}
            >
              {t('Check in', 'Button, educator')}
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
        <Fact name={t('Status', 'Label of a fact, educator')}>
          <AttendeeStatus attendee={row} />
        </Fact>
        {position !== null && (
          <Fact name={t('Waitlist', 'Label of a fact, educator')}>
            {t('Number {position}', { position }, 'Place on the waitlist, educator')}
          </Fact>
        )}
        <Fact name={t('Registered', 'Label of a fact, educator')}>
          {registeredAt ? (
            <Moment instant={registeredAt} />
          ) : isWalkIn ? (
            t('Walk-in', 'Text, educator')
          ) : (
            t('Not registered', 'Text, educator')
          )}
        </Fact>
        <Fact name={t('Checked in', 'Label of a fact, educator')}>
          {checkedInAt ? <Moment instant={checkedInAt} /> : t('Not yet', 'Text, educator')}
        </Fact>
      </Facts>
      <p className="mt-4 text-meta text-muted">
        {t('Attendees share their name with the host of an event. Email addresses stay private.', 'Text, educator')}
      </p>
    </>
  )
}
