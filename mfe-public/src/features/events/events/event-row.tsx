import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import { coverPath } from '@kere/brand/art-paths'
import { artOf } from '@kere/brand/categories'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { labelOf } from '@kere/contracts/http/open-value'
import { langOf } from '@kere/screens/content-language'
import { inLanguage } from '@kere/screens/in-language'
import { ButtonLink } from '@kere/ui/controls/button'
import { CategoryLabel } from '@kere/ui/status/category-label'
import { EventDateBlock } from '@kere/ui/time/date-block'
import { dayOf, dayText, timeText } from '@kere/ui/time/clock-times'
import { Price } from '@kere/ui/money/price'
import { Unbroken } from '@kere/ui/layout/unbroken'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import { Cover } from '../../../pages/cover.tsx'
import { useOwn } from '../../../pages/use-own.ts'
import { artSubject } from './event-text.ts'
import { EventBadges } from './event-badges.tsx'
import { isOn, joinLabel, offerOf, registerLabel, seatsText, type EventOffer } from './event-state.ts'
import { eventHref, registerId } from './event-href.ts'
import type { ListedEvent } from './events.api.ts'
import { ownEventsQuery } from './own-events.api.ts'
import { OnNow } from './on-now.tsx'
import { OwnTime } from './own-time.tsx'
import { SeatsBar } from './seats-bar.tsx'
import { LatePart } from '../../../pages/late-part.tsx'
import { lazyComponent } from '../../../pages/lazy-component.ts'

const ownRowAction = lazyComponent(async () => (await import('./own-row-action.tsx')).OwnRowAction)

interface EventRowProps {
  event: ListedEvent
  now: number
}

export function EventRow({ event, now }: EventRowProps) {
  const { topic } = event
  const offer = offerOf(event, now)
  const hasSeats = offer === 'open' || offer === 'waitlist' || offer === 'full'
  return (
    <li className="event-row">
      <EventDateBlock startsAt={event.startsAt} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          <EventBadges event={event} />
          {topic && (
            <span className="max-desk:hidden">
              <CategoryLabel name={labelOf(courseCategoryNames, topic)} color={artOf(topic).swatch} />
            </span>
          )}
        </p>
        <h3 className="mt-2">
          <a
            href={localPath(eventHref(event.id))}
            lang={langOf(event.language)}
            className="text-ink no-underline underline-offset-3 hover:underline"
          >
            <Unbroken>{event.title}</Unbroken>
          </a>
        </h3>
        <p className="mt-1.5 text-dense text-muted">
          <VisuallyHidden>{dayText(dayOf(event.startsAt), now)}, </VisuallyHidden>
          <Unbroken>{`${timeText(event, now)}, `}</Unbroken>
          {event.venue === null ? (
            t('Online', 'Where an event is')
          ) : (
            <span lang={langOf(event.originalLanguage)}>
              <Unbroken>{event.venue}</Unbroken>
            </span>
          )}
        </p>
        <OwnTime {...event} />
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-meta">
          {hasSeats && (
            <span className="flex items-center gap-2">
              <SeatsBar seats={event} />
              {seatsText(event)}
            </span>
          )}
          {langOf(event.language) && <span>{inLanguage(event.language)}</span>}
          <span className="text-muted max-desk:hidden">
            {t('Host: {name}', { name: event.host.name }, 'Who holds an event')}
          </span>
        </p>
      </div>
      <div className="event-act">
        {offer === 'ended' || offer === 'cancelled' ? <span /> : <Price amount={event.price} />}
        <OwnOrOffered event={event} offer={offer} now={now} />
      </div>
      <Cover
        drawing={coverPath(artSubject(event))}
        image={event.coverImage}
        className="h-27.5 rounded-control border max-wide:hidden"
      />
    </li>
  )
}

interface RowActionProps extends EventRowProps {
  offer: EventOffer
}

function OwnOrOffered(props: RowActionProps) {
  const offered = <RowAction {...props} />
  if (!useOwn(ownEventsQuery)?.[props.event.id]) return offered
  return <LatePart of={ownRowAction} props={{ ...props, offered }} fallback={offered} />
}

/** A link to the button on the event's page; it does not register. */
function RowAction({ event, offer, now }: RowActionProps) {
  const label = actionLabel(event, offer)
  if (label === null)
    return (
      <span className="text-meta text-muted">
        {isOn(event, now) ? <OnNow endsAt={event.endsAt} now={now} /> : restText[offer]}
      </span>
    )
  return (
    <ButtonLink href={`${eventHref(event.id)}#${registerId}`} variant="outline" className="text-dense">
      {label}
      <VisuallyHidden>
        {' '}
        {t('for', 'Between “Register Now” and the name of an event, for screen readers; a colon will do')}{' '}
        <span lang={langOf(event.language)}>{event.title}</span>
      </VisuallyHidden>
    </ButtonLink>
  )
}

function actionLabel(event: ListedEvent, offer: EventOffer) {
  if (offer === 'open' || offer === 'external') return registerLabel(event)
  return offer === 'waitlist' ? joinLabel : null
}

const restText: Readonly<Partial<Record<EventOffer, string>>> = {
  full: t('Event Full', 'Event without a free seat'),
  closed: t('Registration closed', 'Event'),
  ended: t('Ended', 'Event'),
}
