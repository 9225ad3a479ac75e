import { t } from '@kere/brand/messages'
import type { RelationView } from '../http/relation.ts'
import { registrationStatusNames } from './registration-statuses.ts'

export type EventAct = 'manage' | 'ticket' | 'look' | 'pay' | 'accept' | 'cancel' | 'register'

export const lookAtEvent = { act: 'look', label: t('Details', 'Button') } as const

/** The part of the relations that a home shows, so that a home does not load the rest. */
export const comingRelations = {
  registered: {
    badge: { label: registrationStatusNames.registered, tone: 'leaf', icon: 'done' },
    main: { act: 'ticket', label: t('Open ticket', 'Button') },
    second: { act: 'cancel', label: t('Cancel Registration', 'Button') },
    fact: t('You are registered', 'For an event'),
  },
  waitlisted: {
    badge: { label: registrationStatusNames.waitlisted, tone: 'info', icon: 'waiting' },
    main: lookAtEvent,
    second: { act: 'cancel', label: t('Leave the waitlist', 'Button') },
    fact: t('You are on the waitlist', 'Of an event'),
  },
} as const satisfies Record<string, RelationView<EventAct>>
