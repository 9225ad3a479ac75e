import { messages } from '@kere/contracts/messages'
import type { BulkRequest } from '@kere/platform/border'
import type { Overlays } from '../chrome/overlays-store.ts'

export function deferBulk(overlays: Overlays, renewSession: () => Promise<boolean>) {
  let started: Promise<ReturnType<typeof import('./start-bulk.tsx').startBulk>> | null = null
  return async (request: BulkRequest) => {
    try {
      started ??= import('./start-bulk.tsx').then(({ startBulk }) => startBulk(overlays, renewSession))
      const runs = await started
      runs.start(request)
    } catch {
      // A file that did not load may load the next time.
      started = null
      overlays.notify({ tone: 'error', text: messages.connection })
    }
  }
}
