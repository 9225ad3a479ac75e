import * as endpoints from '@kere/contracts/notifications/notifications'
import { route } from '../http/route.ts'
import * as preferences from './notification-preferences.ts'
import * as notifications from './notifications.ts'
import { sendDigests } from './send-digests.ts'

export const routes = [
  route(endpoints.listNotifications, (context, { query }) => notifications.listNotifications(context, query)),
  route(endpoints.countUnreadNotifications, (context) => notifications.countUnreadNotifications(context)),
  route(endpoints.markNotification, (context, { params, body }) =>
    notifications.markNotification(context, params.id, body.isRead),
  ),
  route(endpoints.markAllNotifications, (context) => notifications.markAllNotifications(context)),
  route(endpoints.listNotificationPreferences, (context) => preferences.listNotificationPreferences(context)),
  route(endpoints.setNotificationPreference, (context, { params, body }) =>
    preferences.setNotificationPreference(context, params.kind, body.choice),
  ),
  route(endpoints.setNotificationPreferences, (context, { body }) =>
    preferences.setNotificationPreferences(context, body.choices),
  ),
  route(endpoints.getNotificationLink, (context, { params }) => preferences.getNotificationLink(context, params.token)),
  route(endpoints.setNotificationEmail, (context, { body }) =>
    preferences.setNotificationEmail(context, body.token, body.isOn === 'true'),
  ),
]

export const clock = { digests: sendDigests }
