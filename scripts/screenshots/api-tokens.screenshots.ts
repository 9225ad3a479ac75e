import { openPanel } from './acts.ts'
import type { ViewerScreenshots } from './screenshot.ts'

const path = '/dashboard/api-tokens'

export const screenshots: ViewerScreenshots = {
  admin: { 'api-tokens': { path }, 'api-token': { path, act: openPanel } },
}
