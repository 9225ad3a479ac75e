import { openPanel } from './acts.ts'
import type { ViewerScreenshots } from './screenshot.ts'

const list = '/dashboard/newsletter-subscribers'

export const screenshots: ViewerScreenshots = {
  visitor: {
    newsletter: { path: '/newsletter' },
    'newsletter-sent': { path: '/newsletter?sent=1' },
    'newsletter-dead-link': { path: '/newsletter/subscription?token=x' },
  },
  admin: {
    'newsletter-subscribers': { path: list },
    'newsletter-subscriber': { path: list, act: openPanel },
  },
}
