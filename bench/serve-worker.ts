import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { root } from '../scripts/run-command.ts'
import type { BuiltWorker } from './contestant.ts'
import { listModules } from './modules.ts'

const { folder, main, flags = [], bindings = {} } = JSON.parse(process.argv[2] ?? '') as BuiltWorker

const others = (await listModules(folder)).filter((path) => path !== main)
const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: Number(process.env.PORT),
    log: new Log(LogLevel.WARN),
    cf: false,
    telemetry: { enabled: false },
    resourcePersistencePath: process.env.STATE_DIR ?? '.state',
    name: 'contestant',
    compatibilityDate: '2026-09-18',
    compatibilityFlags: flags,
    bindings,
    modules: await Promise.all(
      [main, ...others].map(async (path) => ({
        type: path.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const),
        path,
        contents: await readFile(join(root, folder, path)),
      })),
    ),
    d1Databases: { DB: 'kere' },
  }),
)
const { origin } = await miniflare.ready
console.log(`${folder} is running at ${origin}`)

process.removeAllListeners('SIGTERM')
process.on('SIGTERM', () => void miniflare.dispose().then(() => process.exit(0)))
