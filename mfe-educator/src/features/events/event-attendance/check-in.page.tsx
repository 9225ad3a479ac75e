import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import { managedEventPath } from '@kere/screens/event-acts'
import { indianDigits } from '@kere/brand/indian-digits'
import { momentText } from '@kere/ui/time/clock-times'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { TimeAgo } from '@kere/ui/time/time-ago'
import { WaterLevel } from '@kere/ui/charts/water-level'
import type { LucideIcon } from 'lucide-react'
import List from 'lucide-react/icons/list'
import ScanLine from 'lucide-react/icons/scan-line'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { AddPerson } from './add-person.tsx'
import { type Door, doorQuery } from './check-in.api.ts'
import { DoorAnswer } from './door-answer.tsx'
import { DoorList } from './door-list.tsx'
import { EventBar } from '../../../events/event-bar.tsx'
import { NoEvent } from '../../../events/no-event.tsx'
import { checkInPath, type CheckInView } from '../../../events/event-paths.ts'
import { ScanView } from './scan-view.tsx'
import { useCheckIn } from './use-check-in.ts'
import { useDoor } from './use-door.ts'
import { WaitingBar } from './waiting-bar.tsx'
import type { PageModule } from '@kere/platform/page'
import { useKeptPlace } from '@kere/screens/use-kept-place'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = {
  path: '/dashboard/events/:id/check-in',
  languages: ['kn', 'hi', 'ta'],
  roles: ['educator', 'admin'],
  isFocused: true,
  offline: true,
}

function CheckInPage() {
  const { id = '' } = useParams()
  const [now] = useState(() => Date.now())
  const [params] = useSearchParams()
  const view: CheckInView = params.get('view') === 'list' ? 'list' : 'scan'
  const { query, door, waiting, drop } = useDoor(id)
  const { isBusy, answer, letIn, add, takeBack } = useCheckIn(id, door?.event.startsAt ?? null)

  const isFresh = door && !door.keptAt
  useKeptPlace(
    isFresh ? { path: checkInPath(id, view), group: t('Check-in', 'Text, educator'), title: door.event.title } : null,
  )

  if (query.isPending) return <DoorSkeleton />
  if (!door) return <NoEvent query={query} title={t('Failed to fetch attendees', 'Title, educator')} />
  const { event, people, keptAt } = door
  const addPerson = !event.isCancelled && <AddPerson eventId={id} onAdd={add} />
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <EventBar href={managedEventPath(id)} backTo={t('the event', 'Text, educator')} title={event.title} isHeading>
        {t('Check-in', 'Heading, educator')}
        {event.startsAt && ` · ${momentText(event.startsAt, now)}`}
      </EventBar>
      <ViewTabs id={id} view={view} />
      <div className="mx-auto flex w-full max-w-150 grow flex-col desk:border-x desk:border-hairline">
        {event.isCancelled && (
          <p className="border-s-4 border-b border-s-danger border-b-hairline bg-surface px-4 py-3 text-dense">
            <strong>{t('This event is cancelled.', 'Text, educator')}</strong>{' '}
            {t('Nobody can be checked in.', 'Text, educator')}
          </p>
        )}
        {keptAt && (
          <p className="border-b border-hairline bg-surface px-4 py-2.5 text-meta text-muted">
            {t('You are offline. This list was saved', 'Before a time, educator')}{' '}
            <TimeAgo instant={keptAt.toISOString()} className="lowercase" />.
          </p>
        )}
        {view === 'scan' ? (
          <>
            <Figures door={door} />
            <div className="p-4">
              <ScanView isBusy={isBusy} onCode={(code) => void letIn({ code })} />
              {addPerson}
            </div>
          </>
        ) : (
          <DoorList
            door={door}
            onArrival={({ id: registrationId, name }) => void letIn({ registrationId, name })}
            onUndo={(attendee) => void takeBack(attendee)}
          >
            {addPerson}
          </DoorList>
        )}
        <div className="sticky bottom-0 z-2 mt-auto">
          <DoorAnswer
            answer={answer}
            onUndo={(attendee) => void takeBack(attendee)}
            onAnyway={(arrival) => void letIn(arrival)}
          />
          <WaitingBar
            waiting={waiting}
            nameOf={(registrationId) => people.find((one) => one.id === registrationId)?.name}
            onDrop={drop}
          />
        </div>
      </div>
    </div>
  )
}

const views: readonly { view: CheckInView; label: string; Icon: LucideIcon }[] = [
  { view: 'scan', label: t('Scan', 'Label, educator'), Icon: ScanLine },
  { view: 'list', label: t('List', 'Label, educator'), Icon: List },
]

function ViewTabs({ id, view: current }: { id: string; view: CheckInView }) {
  return (
    <nav
      aria-label={t('Ways to check in', 'For screen readers, educator')}
      className="border-b border-hairline bg-surface"
    >
      <ul className="mx-auto grid max-w-150 list-none grid-cols-2">
        {views.map(({ view, label, Icon }) => (
          <li key={view}>
            <a
              href={localPath(checkInPath(id, view))}
              aria-current={view === current ? 'page' : undefined}
              className={`flex min-h-12 items-center justify-center gap-2 border-b-3 font-semibold text-ink no-underline -outline-offset-3 hover:bg-hover ${view === current ? 'border-brand' : 'border-transparent'}`}
            >
              <Icon aria-hidden="true" className="size-5" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Figures({ door: { event, counts } }: { door: Door }) {
  const { registered, in: arrived } = counts
  const left = Math.max(0, registered - arrived)
  return (
    <div className="flex items-center gap-4 border-b border-hairline bg-surface px-4 py-4">
      <WaterLevel
        seed={event.id}
        percent={registered === 0 ? 0 : Math.round((arrived / registered) * 100)}
        className="size-20 shrink-0 rounded-control border border-hairline"
      />
      <div>
        <p className="font-heading text-title leading-none font-heavy">
          {indianDigits(arrived)}{' '}
          <span className="text-panel">{t('of {total}', { total: registered }, 'After a number, educator')}</span>
        </p>
        <p className="mt-1.5 text-meta text-muted">
          {t('checked in · {left} not checked in', { left }, 'Below a number, educator')}
        </p>
      </div>
    </div>
  )
}

function DoorSkeleton() {
  return (
    <SkeletonGroup label={t('Loading the attendees', 'Label, educator')}>
      <div className="border-b border-hairline bg-surface px-gutter py-4">
        <Skeleton className="h-5 w-60 max-w-full" />
        <Skeleton className="mt-2 h-4 w-40" />
      </div>
      <div className="mx-auto flex max-w-150 flex-col gap-4 px-4 py-5">
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    </SkeletonGroup>
  )
}

const title = t('Check-in', 'Text, educator')

export const page: PageModule = {
  component: CheckInPage,
  queries: ({ params: { id = '' } }, api) => [doorQuery(api, id)],
  describe: ({ params: { id = '' } }, { api, cache }) =>
    describeInDashboard({
      status: cache.getQueryData(doorQuery(api, id).queryKey) === null ? 404 : 200,
      title,
      description: t('Check people in by ticket or by name.', 'Text, educator'),
      path: checkInPath(id),
      above: [{ label: t('Event', 'Label, educator'), path: managedEventPath(id) }],
    }),
}
