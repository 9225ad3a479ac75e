import { openPanel } from './acts.ts'
import type { ViewerScenes } from './scene.ts'

const list = '/dashboard/contact-messages'

export const scenes: ViewerScenes = {
  visitor: { contact: { path: '/contact' } },
  admin: {
    'contact-messages': { path: list },
    'contact-message': { path: list, act: openPanel },
  },
}
