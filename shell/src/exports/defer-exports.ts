import type { ExportRequest } from '@kere/platform/border'
import { lazily } from '@kere/platform/lazily'
import type { Overlays } from '../chrome/overlays-store.ts'
import type { ExportsOptions } from './exports-store.ts'

export function deferExports(overlays: Overlays, renewSession: ExportsOptions['renewSession']) {
  const load = lazily(async () => (await import('./start-exports.tsx')).startExports(overlays, renewSession))
  return async (request: ExportRequest) => {
    try {
      const exports = await load()
      exports.start(request)
    } catch {
      overlays.notify({
        tone: 'error',
        text: `${request.name} could not be exported. Check your connection and try again.`,
      })
    }
  }
}
