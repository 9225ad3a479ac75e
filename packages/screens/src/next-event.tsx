import { englishHere } from '@kere/brand/language'
import { langOf } from './content-language.ts'
import { t } from '@kere/brand/messages'
import type { DashboardEvent } from '@kere/contracts/events/event-figures'
import { EventDateBlock } from '@kere/ui/time/date-block'
import { Section } from '@kere/ui/layout/section'
import { Unbroken } from '@kere/ui/layout/unbroken'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { timeText, whenText } from '@kere/ui/time/clock-times'

interface NextEventProps {
  event: DashboardEvent
  href: string
  all: { href: string; label: string }
  children?: ReactNode
}

/** The next event on a dashboard (U-13). Narrow screens have it in the list of next steps, far above. */
export function NextEvent({ event, href, all, children }: NextEventProps) {
  const [now] = useState(() => Date.now())
  return (
    <Section title={t('Next event', 'Heading, home of the dashboard')} link={all} className="max-wide:hidden">
      <div className="flex gap-5">
        <EventDateBlock startsAt={event.startsAt} />
        <div className="min-w-0">
          <h3>
            <Link to={href} className="text-ink decoration-2 underline-offset-4 wrap-anywhere hover:text-brand">
              <span lang={langOf(event.language)}>{event.title}</span>
            </Link>
          </h3>
          <p className="mt-1 text-dense text-muted wrap-anywhere">
            <span aria-hidden="true">
              <Unbroken>{timeText(event, now)}</Unbroken>
            </span>
            <VisuallyHidden>{whenText(event, now)}</VisuallyHidden>,{' '}
            {event.venue === null ? t('online', 'Where an event is') : <span lang={englishHere}>{event.venue}</span>}
          </p>
          {children && <div className="mt-2.5 flex flex-col items-start gap-2.5">{children}</div>}
        </div>
      </div>
    </Section>
  )
}
