import { t } from '@kere/brand/messages'
import type { EventAct } from '@kere/contracts/events/coming-event-relations'
import { eventRelationOf, eventRelations } from '@kere/contracts/events/event-relations'
import { useRemote } from '@kere/platform/react/remote-tree'
import { langOf } from '@kere/screens/content-language'
import { Badge } from '@kere/ui/status/badge'
import { ButtonLink } from '@kere/ui/controls/button'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListedEvent } from './events.api.ts'
import { ownEventsQuery } from './own-events.api.ts'

const glyphs = {
  called_off: 'glyph-calendar',
  cancelled: 'glyph-calendar',
  checked: 'glyph-check',
  clock: 'glyph-clock',
  done: 'glyph-check',
  missed: 'glyph-clock',
  offer: 'glyph-ticket',
  own: 'glyph-person',
  waiting: 'glyph-hourglass',
}

interface OwnRowActionProps {
  event: ListedEvent
  now: number
  offered: ReactNode
}

export function OwnRowAction({ event, now, offered }: OwnRowActionProps) {
  const { api, context } = useRemote()
  const { data } = useQuery(ownEventsQuery(api, context.session.user?.role === 'educator'))
  const known = data?.[event.id]
  if (!known) return offered
  const isOwn = known === 'host'
  const relation = eventRelationOf({ event, mine: isOwn ? null : known, isOwn }, now)
  const { badge, main } = eventRelations[relation]
  if (relation === 'cancelled' || !badge) return offered
  return (
    <span className="flex flex-wrap items-center justify-end gap-2 desk:flex-col desk:items-end">
      <Badge tone={badge.tone} icon={<span aria-hidden="true" className={`glyph ${glyphs[badge.icon]} size-4`} />}>
        {badge.label}
      </Badge>
      <ButtonLink href={hrefOf(main.act, event.id)} variant="outline" className="text-dense">
        {main.label}
        <VisuallyHidden>
          {' '}
          {t('for', 'Between “Register Now” and the name of an event, for screen readers; a colon will do')}{' '}
          <span lang={langOf(event.language)}>{event.title}</span>
        </VisuallyHidden>
      </ButtonLink>
    </span>
  )
}

function hrefOf(act: EventAct, id: string) {
  if (act === 'manage') return `/dashboard/events/${encodeURIComponent(id)}`
  return act === 'pay' ? '/dashboard/my-orders' : `/dashboard/my-events/${encodeURIComponent(id)}`
}
