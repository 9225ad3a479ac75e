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
      <Fact icon="glyph-clock" label="When">
        <p className="font-semibold">
          <time dateTime={event.startsAt}>
            <Unbroken>{whenText(event, now)}</Unbroken>
          </time>
        </p>
        <OwnTime {...event} />
      </Fact>
      <Fact icon={venue === null ? 'glyph-camera' : 'glyph-map-pin'} label="Where">
        {venue === null ? (
          <>
            <p className="font-semibold">Online</p>
            <JoinOnline event={event} now={now} />
          </>
        ) : (
          <p className="font-semibold">
            <Venue>{venue}</Venue>
          </p>
        )}
      </Fact>
      <Fact icon="glyph-person" label="Host">
        <p className="font-semibold">
          {host.isListed ? (
            <TextLink href={`/services/educators/${encodeURIComponent(host.id)}`}>{host.name}</TextLink>
          ) : (
            host.name
          )}
        </p>
        <p className="text-meta text-muted">{[host.designation, host.organization].filter(Boolean).join(', ')}</p>
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
          Join Online<span className="sr-only"> (new tab)</span>
        </span>
      </TextLink>
    )
  const from = standing?.joinableFrom
  return (
    <p className="text-meta text-muted">
      {from ? `“Join Online” opens here at ${momentText(from, now)}` : 'Link shared after registration'}
    </p>
  )
}

const longestWaitMs = 60 * 60 * 1000

const waitOf = (from: string | null) =>
  from === null ? false : Math.min(longestWaitMs, Math.max(1000, msOf(from) - Date.now() + 1000))
