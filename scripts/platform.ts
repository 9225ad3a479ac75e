import { randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '@kere/d1/migrate'
import { seedLocal } from '@kere/d1/seed/local-seed'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { build } from './build.ts'
import { endOrphans, forgetRun, recordRun } from './orphans.ts'
import { publishRelease } from './publish-release.ts'
import { root } from './run-command.ts'

const compatibilityDate = '2026-09-18'

export interface PlatformOptions {
  port: number
  /** Where database, files and registry are kept. */
  stateDir: string
  log?: (line: string) => void
}

/** Modules that stand in for a worker, to see what its failure does. */
export interface Replacements {
  api?: string
}

export interface Platform {
  origin: string
  miniflare: Miniflare
  /** What the release endpoint asks for, made anew at each start. */
  releaseToken: string
  /** Restarts the runtime on the same state, with other code in the place of a worker. */
  replace(replacements: Replacements): Promise<void>
  stop(): Promise<void>
}

/** Builds what changed and runs the whole platform in the runtime of production: migrated, seeded, released. */
export async function startPlatform({ port, stateDir, log = () => {} }: PlatformOptions): Promise<Platform> {
  const { releases } = await build(log)
  await mkdir(stateDir, { recursive: true })
  await endOrphans(stateDir)

  const releaseToken = randomBytes(32).toString('hex')
  const settings = { port, stateDir, releaseToken }
  const miniflare = new Miniflare(await describeWorkers(settings, {}))
  const { origin } = await miniflare.ready
  await recordRun(stateDir)
  const db = await miniflare.getD1Database('DB', 'kere-api')
  await migrate(db)
  await seedLocal(db)
  for (const release of releases) await publishRelease(release, origin, releaseToken)

  return {
    origin: `http://localhost:${port}`,
    miniflare,
    releaseToken,
    async replace(replacements) {
      await miniflare.setOptions(await describeWorkers(settings, replacements))
      await miniflare.ready
    },
    async stop() {
      await miniflare.dispose()
      await forgetRun(stateDir)
    },
  }
}

interface Settings {
  port: number
  stateDir: string
  releaseToken: string
}

async function describeWorkers({ port, stateDir, releaseToken }: Settings, { api }: Replacements) {
  const module = (contents: string) => ({ modules: [{ type: 'ESModule' as const, path: 'index.js', contents }] })
  const built = (name: string) => readFile(join(root, `dist/workers/${name}/index.js`), 'utf8')
  return convertV4MiniflareOptions({
    host: '127.0.0.1',
    port,
    log: new Log(LogLevel.WARN),
    cf: false,
    telemetry: { enabled: false },
    resourcePersistencePath: stateDir,
    workers: [
      {
        name: 'kere',
        compatibilityDate,
        ...module(await built('shell')),
        bindings: { RELEASE_TOKEN: releaseToken },
        serviceBindings: { API: 'kere-api' },
        r2Buckets: { RELEASES: 'releases' },
        kvNamespaces: { REGISTRY: 'registry' },
        workerLoaders: { LOADER: {} },
        assets: {
          directory: join(root, 'shell/dist/client'),
          binding: 'ASSETS',
          run_worker_first: true,
          routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
          assetConfig: { html_handling: 'none', not_found_handling: 'none' },
        },
      },
      { name: 'kere-api', compatibilityDate, ...module(api ?? (await built('api'))), d1Databases: { DB: 'kere' } },
    ],
  })
}
