import { openPanel } from './acts.ts'
import type { ViewerScreenshots } from './screenshot.ts'

const list = '/dashboard/contact-messages'

export const screenshots: ViewerScreenshots = {
  visitor: { contact: { path: '/contact' } },
  admin: {
    'contact-messages': { path: list },
    'contact-message': { path: list, act: openPanel },
  },
}
