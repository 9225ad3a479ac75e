import type { ExportRequest } from '@kere/platform/border'
import type { Overlays } from '../chrome/overlays-store.ts'
import type { ExportsOptions } from './exports-store.ts'

export function deferExports(overlays: Overlays, renewSession: ExportsOptions['renewSession']) {
  let started: Promise<ReturnType<typeof import('./start-exports.tsx').startExports>> | null = null
  return async (request: ExportRequest) => {
    try {
      started ??= import('./start-exports.tsx').then(({ startExports }) => startExports(overlays, renewSession))
      const exports = await started
      exports.start(request)
    } catch {
      // A file that did not load may load the next time.
      started = null
      overlays.notify({
        tone: 'error',
        text: `${request.name} could not be exported. Check your connection and try again.`,
      })
    }
  }
}
