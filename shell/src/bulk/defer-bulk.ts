import { messages } from '@kere/contracts/messages'
import type { BulkRequest } from '@kere/platform/border'
import { lazily } from '@kere/platform/lazily'
import type { Overlays } from '../chrome/overlays-store.ts'

export function deferBulk(overlays: Overlays, renewSession: () => Promise<boolean>) {
  const load = lazily(async () => (await import('./start-bulk.tsx')).startBulk(overlays, renewSession))
  return async (request: BulkRequest) => {
    try {
      const runs = await load()
      runs.start(request)
    } catch {
      overlays.notify({ tone: 'error', text: messages.connection })
    }
  }
}
