import type { RelationView } from '../http/relation.ts'
import { registrationStatusNames } from './registration-statuses.ts'

export type EventAct = 'manage' | 'ticket' | 'look' | 'pay' | 'accept' | 'cancel' | 'register'

export const lookAtEvent = { act: 'look', label: 'Details' } as const

/** The part of the relations that a home shows, so that a home does not load the rest. */
export const comingRelations = {
  registered: {
    badge: { label: registrationStatusNames.registered, tone: 'leaf', icon: 'done' },
    main: { act: 'ticket', label: 'Open ticket' },
    second: { act: 'cancel', label: 'Cancel Registration' },
    fact: 'You are registered',
  },
  waitlisted: {
    badge: { label: registrationStatusNames.waitlisted, tone: 'info', icon: 'waiting' },
    main: lookAtEvent,
    second: { act: 'cancel', label: 'Leave the waitlist' },
    fact: 'You are on the waitlist',
  },
} as const satisfies Record<string, RelationView<EventAct>>
