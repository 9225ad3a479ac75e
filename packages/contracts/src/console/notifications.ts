import * as z from 'zod/mini'
import { roles } from '../accounts/roles.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { listOf } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { notificationChoices, notificationIcons } from './notification-options.ts'

export const problems = {
  notification_kind_fixed: { status: 409, title: 'These notifications are always sent' },
  notification_link_unknown: { status: 404, title: 'This link is not valid' },
} as const

export const notification = z.object({
  id: z.string(),
  icon: openEnum(notificationIcons),
  title: z.string(),
  text: z.nullable(z.string()),
  /** What it tells of, on this site. */
  path: z.string(),
  at: z.iso.datetime(),
  isRead: z.boolean(),
})

export type Notification = z.infer<typeof notification>

/** Counted up to `countedUnread`. */
const unread = z.int()

export const notificationList = listOf(notification, {
  name: 'notifications',
  filters: { unread: z.optional(z.literal('true')) },
  sorts: ['newest'],
  extra: { unread },
})

export type NotificationList = z.infer<typeof notificationList.response>

export const listNotifications = defineEndpoint({
  name: 'listNotifications',
  summary: 'What the caller was told of, newest first.',
  method: 'GET',
  path: '/api/me/notifications',
  access: { roles },
  query: notificationList.query,
  status: 200,
  response: notificationList.response,
  problems: ['invalid_cursor'],
  failure: 'Failed to load your notifications',
})

export const countUnreadNotifications = defineEndpoint({
  name: 'countUnreadNotifications',
  summary: 'How many notifications the caller has not read, up to 100.',
  method: 'GET',
  path: '/api/me/notifications/unread',
  access: { roles },
  status: 200,
  response: z.object({ unread }),
  problems: [],
  failure: 'Failed to load your notifications',
})

const byId = z.object({ id: z.string().check(z.maxLength(64)) })

export const markNotification = defineEndpoint({
  name: 'markNotification',
  summary: 'Marks one of the caller’s notifications as read, or as unread again.',
  method: 'PUT',
  path: '/api/me/notifications/:id/read',
  access: { roles },
  params: byId,
  body: z.strictObject({ isRead: z.boolean() }),
  status: 200,
  response: z.object({ unread }),
  problems: ['not_found'],
  failure: 'Failed to mark the notification',
})

export const markAllNotifications = defineEndpoint({
  name: 'markAllNotifications',
  summary: 'Marks all of the caller’s notifications as read.',
  method: 'POST',
  path: '/api/me/notifications/read',
  access: { roles },
  status: 200,
  response: z.object({ unread }),
  problems: [],
  failure: 'Failed to mark your notifications',
})

export const notificationPreference = z.object({
  kind: z.string(),
  name: z.string(),
  about: z.nullable(z.string()),
  choice: openEnum(notificationChoices),
  /** Always sent: `choice` cannot be changed. */
  isFixed: z.boolean(),
})

export type NotificationPreference = z.infer<typeof notificationPreference>

export const listNotificationPreferences = defineEndpoint({
  name: 'listNotificationPreferences',
  summary: 'How the caller is told of each kind that concerns their role.',
  method: 'GET',
  path: '/api/me/notification-preferences',
  access: { roles },
  status: 200,
  response: z.object({
    email: z.string(),
    groups: z.array(z.object({ name: z.string(), kinds: z.array(notificationPreference) })),
  }),
  problems: [],
  failure: 'Failed to load your notification preferences',
})

export const setNotificationPreference = defineEndpoint({
  name: 'setNotificationPreference',
  summary: 'Chooses how the caller is told of a kind. It holds for emails that have not left yet.',
  method: 'PUT',
  path: '/api/me/notification-preferences/:kind',
  access: { roles },
  params: z.object({ kind: z.string().check(z.maxLength(64)) }),
  body: z.strictObject({ choice: z.enum(notificationChoices) }),
  status: 200,
  response: notificationPreference,
  problems: ['not_found', 'notification_kind_fixed'],
  failure: 'Failed to save your choice',
})

const token = z.string().check(z.minLength(1), z.maxLength(200))

export const notificationLink = z.object({ token: z.string(), name: z.string(), choice: openEnum(notificationChoices) })

export type NotificationLink = z.infer<typeof notificationLink>

export const getNotificationLink = defineEndpoint({
  name: 'getNotificationLink',
  summary: 'Which emails the holder of a link from an email may turn off. Changes nothing.',
  method: 'GET',
  path: '/api/notification-links/:token',
  access: 'public',
  params: z.object({ token }),
  status: 200,
  response: notificationLink,
  problems: ['notification_link_unknown'],
  failure: 'Failed to load your choice',
})

export const notificationEmailChoice = z.strictObject({ token, isOn: z.enum(['true', 'false']) })

export const setNotificationEmail = defineEndpoint({
  name: 'setNotificationEmail',
  summary: 'Turns emails of one kind off or on again by a link from an email, without signing in.',
  method: 'POST',
  path: '/api/notification-links',
  access: 'public',
  body: notificationEmailChoice,
  status: 200,
  response: notificationLink,
  problems: ['notification_link_unknown'],
  failure: 'Failed to save your choice',
})
