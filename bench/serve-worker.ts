import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { compatibilityDate } from '../scripts/compatibility-date.ts'
import { root } from '../scripts/run-command.ts'
import type { BuiltWorker } from './contestant.ts'
import { listModules, readFront } from './modules.ts'

const { served, isInspected } = JSON.parse(process.argv[2] ?? '') as { served: BuiltWorker; isInspected: boolean }
const { folder, main, flags = [], bindings = {}, isAtTheEdge } = served

const edge = {
  r2Buckets: { RELEASES: 'releases' },
  kvNamespaces: { REGISTRY: 'registry' },
  workerLoaders: { LOADER: {} },
  assets: {
    directory: join(root, 'shell/dist/client'),
    binding: 'ASSETS',
    run_worker_first: true,
    routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
    assetConfig: { html_handling: 'none' as const, not_found_handling: 'none' as const },
  },
}

const behind = { queueProducers: { OUTBOX_QUEUE: 'outbox' }, r2Buckets: { MEDIA: 'media' } }

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: Number(process.env.PORT),
    log: new Log(LogLevel.WARN),
    handleStructuredLogs: () => {},
    cf: false,
    telemetry: { enabled: false },
    resourcePersistencePath: process.env.STATE_DIR ?? '.state',
    ...(isInspected ? { inspectorPort: 0 } : {}),
    name: 'contestant',
    compatibilityDate,
    compatibilityFlags: flags,
    bindings,
    modules: [
      { type: 'ESModule' as const, path: 'front.js', contents: await readFront('count-reads', main) },
      ...(await Promise.all(
        (await listModules(folder)).map(async (path) => ({
          type: path.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const),
          path,
          contents: await readFile(join(root, folder, path)),
        })),
      )),
    ],
    d1Databases: { DB: 'kere' },
    ...(isAtTheEdge ? edge : behind),
  }),
)
const { origin } = await miniflare.ready
const inspected = isInspected ? ` inspected at ${(await miniflare.getInspectorURL()).href}` : ''
console.log(`Running at ${origin}${inspected}`)

process.removeAllListeners('SIGTERM')
process.on('SIGTERM', () => void miniflare.dispose().then(() => process.exit(0)))
