import { createClient } from '@kere/platform/client'
import type { Overlays } from '../chrome/overlays-store.ts'
import { BulkTray } from './bulk-tray.tsx'
import { createBulkRuns } from './bulk-runs.ts'

const timeoutMs = 60_000

export function startBulk(overlays: Overlays, renewSession: () => Promise<boolean>) {
  const api = createClient({ fetch: (request) => fetch(request), origin: location.origin, timeoutMs, renewSession })
  const runs = createBulkRuns({
    api,
    announce: overlays.announce,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
  overlays.showTray(<BulkTray runs={runs} />, () => runs.state.length > 0)
  return runs
}
