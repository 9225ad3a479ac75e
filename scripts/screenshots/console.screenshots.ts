import { openPanel } from './acts.ts'
import type { ViewerScreenshots } from './screenshot.ts'

const home = { home: { path: '/dashboard' } }
const auditLog = '/dashboard/audit-log'
const outbox = '/dashboard/outbox'

export const screenshots: ViewerScreenshots = {
  visitor: { 'notification-dead-link': { path: '/notifications/email?token=x' } },
  learner: {
    ...home,
    notifications: { path: '/dashboard/notifications' },
    'notification-preferences': { path: '/dashboard/notifications/preferences' },
  },
  educator: home,
  'pending-educator': home,
  admin: {
    ...home,
    'audit-log': { path: auditLog },
    'audit-entry': { path: auditLog, act: openPanel },
    outbox: { path: outbox },
    'outbox-mail': { path: outbox, act: openPanel },
    releases: { path: '/dashboard/releases' },
    system: { path: '/dashboard/system' },
  },
}
