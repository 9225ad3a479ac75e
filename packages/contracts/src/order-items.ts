import { orderedEvent } from './event-order-item.ts'
import type { OrderItemWords } from './order-item-words.ts'

const course = {
  noun: 'course',
  path: '/courses',
  openPath: '/dashboard/my-courses',
  openLabel: 'Start learning',
  problems: ['course_unavailable', 'already_enrolled', 'own_course'],
  opened: 'Course open',
  openedTitle: 'The course is open',
  opens: 'open the course',
  held: 'We hold the price',
  kept: 'You keep access',
  gives: 'You have lifetime access.',
  ended: 'Your access has ended.',
  lost: 'Your access has ended, and your progress and notes in it are deleted.',
  withdrawn: 'The course is no longer offered to others. Your order stays valid.',
} as const satisfies OrderItemWords

/** What can be ordered, by its kind: a line here, and a line in the API's `order-items.registry.ts`. */
export const orderItems = { course, event: orderedEvent } as const

export type OrderItemKind = keyof typeof orderItems

// `keys` forgets the names, and a list of none is no enum.
export const orderItemKinds = Object.keys(orderItems) as [OrderItemKind, ...OrderItemKind[]]
