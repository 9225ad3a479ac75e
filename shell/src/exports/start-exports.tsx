import type { Overlays } from '../chrome/overlays-store.ts'
import { ExportTray } from './export-tray.tsx'
import { createExports, type ExportsOptions } from './exports-store.ts'
import { saveFile } from './save-file.ts'

export function startExports(overlays: Overlays, renewSession: ExportsOptions['renewSession']) {
  const exports = createExports({ announce: overlays.announce, renewSession, save: saveFile })
  overlays.showTray(<ExportTray exports={exports} />, () => exports.state.length > 0)
  return exports
}
