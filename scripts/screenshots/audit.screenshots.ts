import { openPanel } from './acts.ts'
import type { ViewerScreenshots } from './screenshot.ts'

const list = '/dashboard/audit-log'

export const screenshots: ViewerScreenshots = {
  admin: { 'audit-log': { path: list }, 'audit-entry': { path: list, act: openPanel } },
}
