import type { ExportRequest } from '@kere/platform/border'
import { lazyOnce } from '@kere/platform/lazy-once'
import type { Overlays } from '../chrome/overlays-store.ts'
import type { ExportsOptions } from './exports-store.ts'

export function deferExports(overlays: Overlays, ways: Pick<ExportsOptions, 'renewSession' | 'proveAnew'>) {
  const load = lazyOnce(async () => (await import('./start-exports.tsx')).startExports(overlays, ways))
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
