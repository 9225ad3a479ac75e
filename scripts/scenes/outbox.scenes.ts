import { openPanel } from './acts.ts'
import type { ViewerScenes } from './scene.ts'

const list = '/dashboard/outbox'

export const scenes: ViewerScenes = {
  admin: { outbox: { path: list }, 'outbox-mail': { path: list, act: openPanel } },
}
