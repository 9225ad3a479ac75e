import { openPanel } from './acts.ts'
import type { ViewerScenes } from './scene.ts'

const list = '/dashboard/audit-log'

export const scenes: ViewerScenes = {
  admin: { 'audit-log': { path: list }, 'audit-entry': { path: list, act: openPanel } },
}
