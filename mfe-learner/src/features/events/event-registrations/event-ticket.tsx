import { englishHere } from '@kere/brand/language'
import { langOf } from '@kere/screens/content-language'
import { t } from '@kere/brand/messages'
import { Unbroken } from '@kere/ui/layout/unbroken'
import { eventTypeNames } from '@kere/contracts/events/event-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { EventDateBlock } from '@kere/ui/time/date-block'
import { hasLink, Venue } from '@kere/ui/time/venue'
import { whenText } from '@kere/ui/time/clock-times'
import { useKeptFocus } from '@kere/screens/use-kept-focus'
import { Badge } from '@kere/ui/status/badge'
import { TextLink } from '@kere/ui/controls/link'
import { RefusedAct } from '@kere/ui/status/refused-act'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import User from 'lucide-react/icons/user'
import Video from 'lucide-react/icons/video'
import { useRef, useState, type ReactNode } from 'react'
import { EventTicketActions, FirstAct } from './event-ticket-actions.tsx'
import { describeTicket } from './event-ticket-text.ts'
import { eventHref } from './my-events-address.ts'
import type { KeptTicket } from './my-events.api.ts'
import { OwnEventTime } from './own-event-time.tsx'
import { RegistrationBadge } from './registration-badge.tsx'
import { TicketCard } from './ticket-card.tsx'

export function EventTicket({ ticket }: { ticket: KeptTicket }) {
  const { event, ticketCode } = ticket
  const [now] = useState(() => Date.now())
  const [refusals, setRefusals] = useState<{ accept?: string | null; cancel?: string | null }>({})
  const region = useRef<HTMLDivElement>(null)
  useKeptFocus(region, null)
  const text = describeTicket(ticket, now)
  const hasCode = ticketCode !== null && !event.isCancelled
  return (
    <div
      ref={region}
      className={`grid items-start gap-x-10 gap-y-7 ${hasCode ? 'wide:grid-cols-[minmax(0,1fr)_21rem] wide:grid-rows-[repeat(3,auto)_1fr] print:grid-cols-[minmax(0,1fr)_17rem]' : 'max-w-200'}`}
    >
      <header className="flex min-w-0 gap-4 desk:gap-7">
        <EventDateBlock startsAt={event.startsAt} isLarge />
        <div className="min-w-0">
          <div className="flex flex-wrap gap-2">
            <RegistrationBadge registration={ticket} now={now} />
            <Badge icon={event.type === 'online' ? <Video aria-hidden="true" /> : <MapPin aria-hidden="true" />}>
              {labelOf(eventTypeNames, event.type)}
            </Badge>
          </div>
          <h1 lang={langOf(event.language)} tabIndex={-1} className="mt-2 text-title wrap-anywhere">
            <Unbroken>{event.title}</Unbroken>
          </h1>
          {text && <p className="mt-2 max-w-measure text-lead text-muted">{text}</p>}
          {refusals.accept && <RefusedAct className="mt-3">{refusals.accept}</RefusedAct>}
        </div>
      </header>
      <FirstAct ticket={ticket} now={now} onRefused={(accept) => setRefusals({ accept })} />
      {hasCode && (
        <div className="wide:col-start-2 wide:row-span-4 wide:row-start-1 print:col-start-2 print:row-span-4 print:row-start-1">
          <TicketCard code={ticketCode} event={event} now={now} />
        </div>
      )}
      <dl className="min-w-0 border-t-2 border-ink">
        <Row icon={<Clock aria-hidden="true" />} name={t('When', 'Label, my events')}>
          <strong className="font-semibold">{whenText(event, now)}</strong>
          <OwnEventTime {...event} />
        </Row>
        <Row icon={<MapPin aria-hidden="true" />} name={t('Where', 'Label, my events')}>
          <strong className="font-semibold wrap-anywhere">
            {event.venue === null ? (
              t('Online', 'Where an event is')
            ) : (
              <span lang={englishHere}>
                <Venue>{event.venue}</Venue>
              </span>
            )}
          </strong>
          {event.venue !== null && !hasLink(event.venue) && (
            <p className="mt-1 print:hidden">
              <TextLink href={mapHref(event.venue)} target="_blank" rel="noopener">
                {t('Open in maps', 'Link, my events')}
                <span className="sr-only"> {t('(new tab)', 'Text, my events')}</span>
              </TextLink>
            </p>
          )}
        </Row>
        <Row icon={<User aria-hidden="true" />} name={t('Host', 'Label, my events')}>
          <strong className="font-semibold wrap-anywhere">{event.hostName}</strong>
        </Row>
      </dl>
      <div className="min-w-0 print:hidden">
        <EventTicketActions ticket={ticket} now={now} onRefused={(cancel) => setRefusals({ cancel })} />
        {refusals.cancel && <RefusedAct className="mt-3">{refusals.cancel}</RefusedAct>}
        <p className="mt-6 text-dense text-muted">
          {event.isWithdrawn ? (
            event.isCancelled ? (
              t('The event’s page is no longer public.', 'Text, my events')
            ) : (
              t('The event’s page is no longer public. Your registration stays valid.', 'Text, my events')
            )
          ) : (
            <TextLink href={eventHref(event.id)} hasArrow>
              {t('About the event', 'Link, my events')}
            </TextLink>
          )}
        </p>
      </div>
    </div>
  )
}

const mapHref = (venue: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: venue }).toString()}`

function Row({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-3 gap-y-1 border-b border-hairline py-3.5 desk:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="flex items-center gap-2.5 self-start text-muted [&>svg]:size-5">
        {icon}
        {name}
      </dt>
      <dd className="max-desk:ps-7.5">{children}</dd>
    </div>
  )
}
