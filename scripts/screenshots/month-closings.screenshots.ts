import type { ViewerScreenshots } from './screenshot.ts'

export const screenshots: ViewerScreenshots = {
  admin: {
    'month-open': { path: '/dashboard/orders/months/2026-10' },
    'month-closed': { path: '/dashboard/orders/months/2026-09' },
    'month-empty': { path: '/dashboard/orders/months/2020-01' },
  },
}
