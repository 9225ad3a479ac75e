import { orderedEvent } from '../events/event-order-item.ts'
import { lookup } from '../http/open-value.ts'
import type { OrderItemLabels } from './order-item-labels.ts'

interface OrderItem extends OrderItemLabels {
  path: string
  openPath: string
  openLabel: string
  problems: readonly string[]
}

const course = {
  noun: 'course',
  path: '/courses',
  openPath: '/dashboard/my-courses',
  openLabel: 'Go to the course',
  problems: ['course_unavailable', 'already_enrolled', 'own_course'],
  opened: 'Course open',
  openedTitle: 'The course is open',
  opens: 'open the course',
  held: 'We hold the price',
  kept: 'You keep access',
  gives: 'You have lifetime access.',
  given: (title: string) =>
    `You are enrolled in ${title}, with lifetime access. Start with the first lesson whenever you like.`,
  ended: 'Your access has ended.',
  lost: 'Your access has ended, and your progress, notes and hand-ins in it are deleted.',
  withdrawn: 'The course is no longer offered to others. Your order stays valid.',
  confirming: 'opens the course for them',
  refunding: 'ends their access, with progress, notes and hand-ins',
  keeps: 'They keep access',
  already: 'You already have this course',
} as const

/** Each kind of item has a line here, and a line in the API's `order-items.registry.ts`. */
export const orderItems = { course, event: orderedEvent } as const satisfies Record<string, OrderItem>

export type OrderItemKind = keyof typeof orderItems

// `Object.keys` loses the names, and `z.enum` requires a list that is not empty.
export const orderItemKinds = Object.keys(orderItems) as [OrderItemKind, ...OrderItemKind[]]

const anything: OrderItemLabels = {
  noun: 'item',
  opened: 'Order complete',
  openedTitle: 'Your order is complete',
  opens: 'complete your order',
  held: 'We hold the price',
  kept: 'You keep what you paid for',
  gives: '',
  given: (title) => `Your order for ${title} is complete.`,
  ended: '',
  lost: '',
  withdrawn: 'This is no longer offered to others. Your order stays valid.',
  confirming: 'completes the order',
  refunding: 'takes back what they paid for',
  keeps: 'They keep what they paid for',
  already: 'You already have this',
}

export const orderItemLabels = (kind: string): OrderItemLabels => lookup<OrderItemLabels>(orderItems, kind) ?? anything
