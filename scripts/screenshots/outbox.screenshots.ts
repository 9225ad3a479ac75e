import { openPanel } from './acts.ts'
import type { ViewerScreenshots } from './screenshot.ts'

const list = '/dashboard/outbox'

export const screenshots: ViewerScreenshots = {
  admin: { outbox: { path: list }, 'outbox-mail': { path: list, act: openPanel } },
}
