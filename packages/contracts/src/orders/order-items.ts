import { t } from '@kere/brand/messages'
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
  name: t('Course', 'Kind of order'),
  path: '/courses',
  openPath: '/dashboard/my-courses',
  openLabel: t('Go to the course', 'Button, my orders'),
  problems: ['course_unavailable', 'already_enrolled', 'own_course'],
  opened: t('Course open', 'Step of an order'),
  openedTitle: t('The course is open', 'Heading, my orders'),
  checks: t('We check payments on working days, open the course and email you.', 'An order that waits for payment'),
  held: (until: string) => t('We hold the price until {until}.', { until }, 'An order that waits for payment'),
  kept: t('You keep access until then.', 'After “We will email you our decision.”, about a refund'),
  gives: t('You have lifetime access.', 'An order that is paid'),
  ended: t('Your access has ended.', 'An order that is refunded'),
  withdrawn: t('The course is no longer offered to others. Your order stays valid.', 'An order that waits for payment'),
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
  name: t('Item', 'Kind of order'),
  opened: t('Order complete', 'Step of an order'),
  openedTitle: t('Your order is complete', 'Heading, my orders'),
  checks: t('We check payments on working days, complete your order and email you.', 'An order that waits for payment'),
  held: course.held,
  kept: t('You keep what you paid for until then.', 'After “We will email you our decision.”, about a refund'),
  gives: '',
  ended: '',
  withdrawn: t('This is no longer offered to others. Your order stays valid.', 'An order that waits for payment'),
  confirming: 'completes the order',
  refunding: 'takes back what they paid for',
  keeps: 'They keep what they paid for',
  already: 'You already have this',
}

export const orderItemLabels = (kind: string): OrderItemLabels => lookup<OrderItemLabels>(orderItems, kind) ?? anything
