import type { Overlays } from '../chrome/overlays-store.ts'
import { ExportTray } from './export-tray.tsx'
import { createExports, type ExportsOptions } from './exports-store.ts'

/** A browser reads the file a moment after it was told to save it, so the address stays valid this long. */
const keptMs = 60_000

function saveFile(name: string, content: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs)
}

export function startExports(overlays: Overlays, ways: Pick<ExportsOptions, 'renewSession' | 'proveAnew'>) {
  const exports = createExports({ announce: overlays.announce, ...ways, save: saveFile })
  overlays.showTray(<ExportTray exports={exports} />, () => exports.state.length > 0)
  return exports
}
