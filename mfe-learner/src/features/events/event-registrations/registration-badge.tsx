import { eventRelationOf } from '@kere/contracts/events/event-relations'
import type { MyRegistration } from '@kere/contracts/events/own-registrations'
import { labelOf } from '@kere/contracts/http/open-value'
import { registrationStatusNames } from '@kere/contracts/events/registration-statuses'
import { EventRelationBadge } from '@kere/screens/event-relation'
import { Badge } from '@kere/ui/status/badge'

type Shown = Pick<MyRegistration, 'status' | 'checkedInAt' | 'event'>

export const relationOf = ({ event, ...mine }: Shown, now: number) => eventRelationOf({ event, mine }, now)

export const isOver = ({ event }: Pick<MyRegistration, 'event'>, now: number) => Date.parse(event.endsAt) <= now

export function RegistrationBadge({ registration, now }: { registration: Shown; now: number }) {
  const relation = relationOf(registration, now)
  return relation === 'none' ? (
    <Badge>{labelOf(registrationStatusNames, registration.status)}</Badge>
  ) : (
    <EventRelationBadge relation={relation} />
  )
}
