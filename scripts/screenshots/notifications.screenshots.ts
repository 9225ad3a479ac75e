import type { ViewerScreenshots } from './screenshot.ts'

export const screenshots: ViewerScreenshots = {
  visitor: { 'notification-dead-link': { path: '/notifications/email?token=x' } },
  learner: {
    notifications: { path: '/dashboard/notifications' },
    'notification-preferences': { path: '/dashboard/notifications/preferences' },
  },
}
