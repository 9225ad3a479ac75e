import { messages } from '@kere/contracts/http/messages'
import type { BulkRequest } from '@kere/platform/border'
import { lazyOnce } from '@kere/platform/lazy-once'
import type { Overlays } from '../chrome/overlays-store.ts'

export function deferBulk(overlays: Overlays, renewSession: () => Promise<boolean>) {
  const load = lazyOnce(async () => (await import('./start-bulk.tsx')).startBulk(overlays, renewSession))
  return async (request: BulkRequest) => {
    try {
      const runs = await load()
      runs.start(request)
    } catch {
      overlays.notify({ tone: 'error', text: messages.connection })
    }
  }
}
