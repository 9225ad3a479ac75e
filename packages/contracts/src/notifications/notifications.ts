import * as z from 'zod/mini'
import { roles } from '../accounts/roles.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { listOf } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { lineField } from '../text/text.ts'
import { notificationChoices, notificationIcons, notificationLimits } from './notification-options.ts'

export const problems = {
  notification_kind_fixed: { status: 409, title: 'These notifications are always sent' },
  notification_link_unknown: { status: 404, title: 'This link is not valid' },
} as const

export const notification = z.object({
  id: z.string(),
  icon: openEnum(notificationIcons),
  title: z.string(),
  text: z.nullable(z.string()),
  path: z.string(),
  at: z.iso.datetime(),
  isRead: z.boolean(),
})

export type Notification = z.infer<typeof notification>

const unread = z.int()

export const notificationList = listOf(notification, {
  name: 'notifications',
  filters: { unread: z.optional(z.literal('true')) },
  sorts: ['newest'],
  extra: { unread },
})

export type NotificationList = z.infer<typeof notificationList.response>

export const listNotifications = defineEndpoint('listNotifications', 'GET /api/me/notifications', {
  summary: 'What the caller was told of, newest first.',
  access: { roles, minors: 'open' },
  query: notificationList.query,
  response: notificationList.response,
  failure: 'Failed to load your notifications',
})

export const countUnreadNotifications = defineEndpoint('countUnreadNotifications', 'GET /api/me/notifications/unread', {
  summary: 'How many notifications the caller has not read, up to 100.',
  access: { roles, minors: 'open' },
  response: z.object({ unread }),
  failure: 'Failed to load your notifications',
})

export const markNotification = defineEndpoint('markNotification', 'PUT /api/me/notifications/:id/read', {
  summary: 'Marks one of the caller’s notifications as read, or as unread again.',
  access: { roles, minors: 'open' },
  body: z.strictObject({ isRead: z.boolean() }),
  response: z.object({ unread }),
  failure: 'Failed to mark the notification',
})

export const markAllNotifications = defineEndpoint('markAllNotifications', 'POST /api/me/notifications/read', {
  summary: 'Marks all of the caller’s notifications as read.',
  access: { roles, minors: 'open' },
  status: 200,
  response: z.object({ unread }),
  failure: 'Failed to mark your notifications',
})

export const notificationPreference = z.object({
  kind: z.string(),
  name: z.string(),
  about: z.nullable(z.string()),
  choice: openEnum(notificationChoices),
  /** True if notifications of this kind are always sent, so that `choice` cannot be changed. */
  isFixed: z.boolean(),
})

export type NotificationPreference = z.infer<typeof notificationPreference>

export const listNotificationPreferences = defineEndpoint(
  'listNotificationPreferences',
  'GET /api/me/notification-preferences',
  {
    summary: 'How the caller is told of each kind that concerns their role.',
    access: { roles, minors: 'open' },
    response: z.object({
      email: z.string(),
      groups: z.array(z.object({ name: z.string(), kinds: z.array(notificationPreference) })),
    }),
    failure: 'Failed to load your notification preferences',
  },
)

export const setNotificationPreference = defineEndpoint(
  'setNotificationPreference',
  'PUT /api/me/notification-preferences/:kind',
  {
    summary: 'Chooses how the caller is told of a kind. It holds for emails that have not left yet.',
    access: { roles, minors: 'open' },
    body: z.strictObject({ choice: z.enum(notificationChoices) }),
    response: notificationPreference,
    problems: ['notification_kind_fixed'],
    failure: 'Failed to save your choice',
  },
)

export const setNotificationPreferences = defineEndpoint(
  'setNotificationPreferences',
  'PUT /api/me/notification-preferences',
  {
    summary: 'Chooses how the caller is told of several kinds: all of them, or none if one cannot be chosen.',
    access: { roles, minors: 'open' },
    body: z.strictObject({
      choices: z
        .array(z.strictObject({ kind: lineField(), choice: z.enum(notificationChoices) }))
        .check(z.minLength(1), z.maxLength(notificationLimits.choicesAtOnce)),
    }),
    response: listNotificationPreferences.response,
    problems: ['notification_kind_fixed'],
    failure: 'Failed to save your choice',
  },
)

const token = z.string().check(z.minLength(1), z.maxLength(200))

export const notificationLink = z.object({ token: z.string(), name: z.string(), choice: openEnum(notificationChoices) })

export type NotificationLink = z.infer<typeof notificationLink>

export const getNotificationLink = defineEndpoint('getNotificationLink', 'GET /api/notification-links/:token', {
  summary: 'Which emails the holder of a link from an email may turn off. Changes nothing.',
  access: 'public',
  params: z.object({ token }),
  response: notificationLink,
  problems: ['notification_link_unknown'],
  isAlwaysFound: true,
  failure: 'Failed to load your choice',
})

export const notificationEmailChoice = z.strictObject({ token, isOn: z.enum(['true', 'false']) })

export const setNotificationEmail = defineEndpoint('setNotificationEmail', 'POST /api/notification-links', {
  summary: 'Turns emails of one kind off or on again by a link from an email, without signing in.',
  access: 'public',
  body: notificationEmailChoice,
  status: 200,
  response: notificationLink,
  problems: ['notification_link_unknown'],
  failure: 'Failed to save your choice',
})
