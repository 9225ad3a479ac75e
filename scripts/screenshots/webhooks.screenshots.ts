import type { ViewerScreenshots } from './screenshot.ts'

export const screenshots: ViewerScreenshots = {
  admin: {
    webhooks: { path: '/dashboard/webhooks' },
    'webhook-deliveries': { path: '/dashboard/webhooks/deliveries' },
    'webhook-guide': { path: '/dashboard/webhooks/guide' },
  },
}
