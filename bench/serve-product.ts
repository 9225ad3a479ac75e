import { startPlatform } from '../scripts/platform.ts'
import { readFront } from './modules.ts'

const { isInspected } = JSON.parse(process.argv[2] ?? '{}') as { isInspected?: boolean }

const front = await readFront('count-reads')
const platform = await startPlatform({
  port: Number(process.env.PORT),
  stateDir: process.env.STATE_DIR ?? '.state',
  onWorkerLog: () => {},
  fronts: { shell: front, api: front },
  ...(isInspected ? { inspectorPort: 0 } : {}),
})
const inspected = isInspected ? ` inspected at ${(await platform.miniflare.getInspectorURL()).href}` : ''
console.log(`Running at http://127.0.0.1:${process.env.PORT}${inspected}`)

process.removeAllListeners('SIGTERM')
process.on('SIGTERM', () => void platform.stop().then(() => process.exit(0)))
