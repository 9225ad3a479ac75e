import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { langOf } from '@kere/screens/content-language'
import { useRemote } from '@kere/platform/react/remote-tree'
import { TextLink } from '@kere/ui/controls/link'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { momentText, msOf, whenText } from '@kere/ui/time/clock-times'
import { Unbroken } from '@kere/ui/layout/unbroken'
import { Venue } from '@kere/ui/time/venue'
import { eventStandingQuery, type ShownEvent } from './event.api.ts'
import { externalHref } from './external-href.ts'
import { OwnTime } from './own-time.tsx'

interface EventFactsProps {
  event: ShownEvent
  now: number
}

export function EventFacts({ event, now }: EventFactsProps) {
  const { host, venue } = event
  return (
    <dl>
      <Fact icon="glyph-clock" label={t('When', 'Label: the time of an event')}>
        <p className="font-semibold">
          <time dateTime={event.startsAt}>
            <Unbroken>{whenText(event, now)}</Unbroken>
          </time>
        </p>
        <OwnTime {...event} />
      </Fact>
      <Fact icon={venue === null ? 'glyph-camera' : 'glyph-map-pin'} label={t('Where', 'Label: the place of an event')}>
        {venue === null ? (
          <>
            <p className="font-semibold">{t('Online', 'Where an event is')}</p>
            <JoinOnline event={event} now={now} />
          </>
        ) : (
          <p lang={langOf(event.originalLanguage)} className="font-semibold">
            <Venue>{venue}</Venue>
          </p>
        )}
      </Fact>
      <Fact icon="glyph-person" label={t('Host', 'Label: who holds an event')}>
        <p lang={englishHere} className="font-semibold">
          {host.isListed ? (
            <TextLink href={`/services/educators/${encodeURIComponent(host.id)}`}>{host.name}</TextLink>
          ) : (
            host.name
          )}
        </p>
        <p lang={englishHere} className="text-meta text-muted">
          {[host.designation, host.organization].filter(Boolean).join(', ')}
        </p>
      </Fact>
    </dl>
  )
}

interface FactProps {
  icon: string
  label: string
  children: ReactNode
}

function Fact({ icon, label, children }: FactProps) {
  return (
    <div className="grid gap-x-4 gap-y-1.5 border-b border-hairline py-4 desk:grid-cols-[7.25rem_minmax(0,1fr)]">
      <dt className="flex items-center gap-2.5 self-start text-muted">
        <span aria-hidden="true" className={`glyph size-5 ${icon}`} />
        {label}
      </dt>
      <dd className="max-desk:ps-7.5">{children}</dd>
    </div>
  )
}

/** Shows the link to people who may have it (C-36). */
function JoinOnline({ event, now }: EventFactsProps) {
  const { api, context } = useRemote()
  const isKnownReader = context.session.user?.isOnboarded === true
  const { data: standing } = useQuery({
    ...eventStandingQuery(api, event.id),
    enabled: isKnownReader,
    refetchInterval: ({ state }) => waitOf(state.data?.joinUrl ? null : (state.data?.joinableFrom ?? null)),
  })
  if (event.isCancelled || now >= msOf(event.endsAt)) return null
  const href = externalHref(event.publicMeetingUrl ?? standing?.joinUrl ?? null)
  if (href)
    return (
      <TextLink href={href} target="_blank" rel="noopener" className="inline-grid min-h-11 items-center desk:min-h-6">
        <span>
          {t('Join Online', 'Link: to an online event')}
          <span className="sr-only"> {t('(new tab)', 'After a link, for screen readers')}</span>
        </span>
      </TextLink>
    )
  const from = standing?.joinableFrom
  return (
    <p className="text-meta text-muted">
      {from
        ? t('“Join Online” opens here at {time}', { time: momentText(from, now) }, 'An online event')
        : t('Link shared after registration', 'An online event')}
    </p>
  )
}

const longestWaitMs = 60 * 60 * 1000

const waitOf = (from: string | null) =>
  from === null ? false : Math.min(longestWaitMs, Math.max(1000, msOf(from) - Date.now() + 1000))
