import type { OrderItemWords } from './order-item-words.ts'

export const orderedEvent = {
  noun: 'event',
  path: '/events',
  openPath: '/dashboard/my-events',
  openLabel: 'View your ticket',
  problems: [
    'event_full',
    'event_ended',
    'event_closed',
    'event_cancelled',
    'event_external',
    'already_registered',
    'own_event',
  ],
  opened: 'Seat confirmed',
  openedTitle: 'Your seat is confirmed',
  opens: 'confirm your seat',
  held: 'We keep your seat',
  kept: 'You keep your seat',
  gives: 'Your ticket is in My events.',
  ended: 'Your seat has been given up.',
  lost: 'Your seat has been given up, and your ticket is no longer valid.',
  withdrawn: 'This event was cancelled or is no longer listed. Please write to us before you pay.',
} as const satisfies OrderItemWords
