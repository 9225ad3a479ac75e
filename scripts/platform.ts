import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '@kere/d1/migrate'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { seededBuckets, readDocumentBuckets } from './document-buckets.ts'
import { serveLocalFeeds } from './local-feeds.ts'
import { serveLocalWebhooks } from './local-webhooks.ts'
import { build, type Build } from './build.ts'
import { compatibilityDate } from './compatibility-date.ts'
import { findFreePort } from './free-port.ts'
import { localAgeService } from './local-age-service.ts'
import { localGatewayKeys, openLocalGateway } from './local-gateway.ts'
import { startLocalGoogle, type LocalGoogle } from './local-google.ts'
import { mailRecorder, openLocalInbox, type LocalInbox } from './local-inbox.ts'
import { localPayment, ensureSecrets, superAdminEmail as seededAdminEmail, type LocalSecrets } from './local-secrets.ts'
import { endOrphans, forgetRun, recordRun } from './orphans.ts'
import { publishBuilds } from './publish-builds.ts'
import { createReleaseClient, type ReleaseClient } from './release-client.ts'
import { root } from './run-command.ts'
import { seedOnce } from './seed-once.ts'
import { keepSentMails } from './seeded-inbox.ts'

export interface PlatformOptions {
  port?: number
  stateDir: string
  log?: (line: string) => void
  built?: Build
  superAdminEmail?: string | undefined
  analytics?: Analytics | undefined
  onWorkerLog?: (line: string) => void
  fronts?: Fronts
  /** If true, a second isolate of the shell uses the same stores and answers at `twinOrigin`. */
  hasTwin?: boolean
  /** The port for profiling; 0 takes a free one. */
  inspectorPort?: number
  /**
   * If true, requests bypass Miniflare's own server, whose compression takes half of the time for a page. Sizes are
   * then not realistic.
   */
  withoutFront?: boolean
}

export type Analytics = Record<'ANALYTICS_SERVICE' | 'ANALYTICS_ORIGIN' | 'ANALYTICS_SITE', string>

/**
 * Modules that receive a worker's requests first. They import the worker from `./index.js` and export everything that
 * it exports.
 */
export type Fronts = Partial<Record<'shell' | 'api', string>>

export interface Replacements {
  api?: string
  /** The code of a default WorkerEntrypoint with a method `send`. */
  mail?: string
  /** A folder with the client files of the next shell. */
  client?: string
}

export interface Platform {
  origin: string
  /** Equals the first shell's origin if there is no second isolate. */
  twinOrigin: string
  miniflare: Miniflare
  releases: ReleaseClient
  secrets: LocalSecrets
  sweep(): Promise<void>
  replace(replacements: Replacements): Promise<void>
  stop(): Promise<void>
}

export async function startPlatform({
  port: wantedPort,
  stateDir,
  log = () => {},
  superAdminEmail = seededAdminEmail,
  analytics,
  onWorkerLog,
  fronts = {},
  inspectorPort,
  withoutFront = false,
  hasTwin = false,
  built,
}: PlatformOptions): Promise<Platform> {
  const { releases } = built ?? (await build(log))
  await mkdir(stateDir, { recursive: true })
  await endOrphans(stateDir)

  const secrets = await ensureSecrets(stateDir)
  const inbox = await openLocalInbox(join(stateDir, 'mail'))
  const google = await startLocalGoogle()
  const port = wantedPort ?? (await findFreePort())
  const settings = {
    port,
    stateDir,
    secrets,
    superAdminEmail,
    analytics,
    inbox,
    google,
    gateway: openLocalGateway(`http://localhost:${port}`),
    onWorkerLog,
    fronts,
    inspectorPort,
    withoutFront,
    hasTwin,
  }
  const options = await describeWorkers(settings, {})
  await recordRun(stateDir)
  const miniflare = new Miniflare(options)
  const sweep = async () => {
    const jobs = await miniflare.getWorker('kere-jobs')
    const { outcome } = await jobs.scheduled({ cron: everyMinute })
    if (outcome !== 'ok') throw new Error(`The sweep ended with ${outcome}`)
  }
  // Miniflare has no scheduled events, so a timer replaces them. A failure is in the log, and the next run retries.
  const clock = setInterval(() => void sweep().catch(() => {}), 60_000)
  const stop = async () => {
    clearInterval(clock)
    await google.stop()
    await miniflare.dispose()
    await forgetRun(stateDir)
  }
  try {
    const ready = await miniflare.ready
    const { origin } = withoutFront ? await miniflare.unsafeGetDirectURL('kere') : ready
    const db = await miniflare.getD1Database('DB', 'kere-api')
    await migrate(db)
    const bucketOf = (binding: string) => miniflare.getR2Bucket(binding, 'kere-api')
    await seedOnce(db, stateDir, await readDocumentBuckets(bucketOf))
    await keepSentMails({ stateDir, inbox, origin: `http://localhost:${port}` })
    const client = createReleaseClient({ origin: origin.replace(/\/$/, ''), token: secrets.releaseToken })
    await publishBuilds(client, releases, log)

    return {
      origin: `http://localhost:${port}`,
      twinOrigin: hasTwin ? (await miniflare.unsafeGetDirectURL('kere-twin')).origin : `http://localhost:${port}`,
      miniflare,
      releases: client,
      secrets,
      sweep,
      async replace(replacements) {
        await miniflare.setOptions(await describeWorkers(settings, replacements))
        await miniflare.ready
      },
      stop,
    }
  } catch (error) {
    // A runtime that failed to start rejects again with the same error when it is stopped.
    await stop().catch(() => {})
    throw error
  }
}

const everyMinute = '* * * * *'

interface Settings {
  port: number
  stateDir: string
  secrets: LocalSecrets
  superAdminEmail: string
  analytics: Analytics | undefined
  inbox: LocalInbox
  google: LocalGoogle
  gateway: ReturnType<typeof openLocalGateway>
  onWorkerLog: PlatformOptions['onWorkerLog']
  fronts: Fronts
  inspectorPort: number | undefined
  withoutFront: boolean
  hasTwin: boolean
}

async function describeWorkers(
  settings: Settings,
  { api, mail, client = join(root, 'shell/dist/client') }: Replacements,
) {
  const { port, stateDir, secrets, superAdminEmail, analytics, inbox, google, gateway, onWorkerLog } = settings
  const { fronts, inspectorPort, withoutFront, hasTwin } = settings
  const { releaseToken, accessTokenSecret, signingSecret } = secrets
  const shell = {
    compatibilityDate,
    compatibilityFlags: ['nodejs_zlib'],
    modules: await readModules('shell', fronts.shell),
    bindings: {
      RELEASE_TOKEN: releaseToken,
      ACCESS_TOKEN_SECRET: accessTokenSecret,
      GOOGLE_ISSUER: google.issuer,
      ...analytics,
    },
    serviceBindings: {
      API: 'kere-api',
      // The replacement of the API has no named entrypoints, and the runtime does not start if a binding's entrypoint
      // is missing.
      RELEASE_NEWS: api ? 'kere-api' : { name: 'kere-api', entrypoint: 'ReleaseNews' },
      JOBS: 'kere-jobs',
      LOCAL_INBOX: inbox.answer,
      LOCAL_GATEWAY: gateway.answer,
    },
    r2Buckets: { RELEASES: 'releases' },
    kvNamespaces: { REGISTRY: 'registry' },
    workerLoaders: { LOADER: {} },
    assets: {
      directory: client,
      binding: 'ASSETS',
      run_worker_first: true,
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
      assetConfig: { html_handling: 'none' as const, not_found_handling: 'none' as const },
    },
  }
  const registry = { className: 'ReleaseRegistry', useSQLite: true }
  const status = { className: 'StatusLog', useSQLite: true }
  return convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: withoutFront ? 0 : port,
    log: new Log(LogLevel.WARN),
    ...(onWorkerLog ? { handleStructuredLogs: ({ message }: { message: string }) => onWorkerLog(message) } : {}),
    ...(inspectorPort === undefined ? {} : { inspectorPort }),
    cf: false,
    telemetry: { enabled: false },
    resourcePersistencePath: stateDir,
    workers: [
      {
        name: 'kere',
        ...shell,
        durableObjects: { RELEASE_REGISTRY: registry, STATUS_LOG: status },
        ...(withoutFront ? { unsafeDirectSockets: [{ host: '127.0.0.1', port }] } : {}),
      },
      ...(hasTwin
        ? [
            {
              name: 'kere-twin',
              ...shell,
              durableObjects: {
                RELEASE_REGISTRY: { ...registry, scriptName: 'kere' },
                STATUS_LOG: { ...status, scriptName: 'kere' },
              },
              unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
            },
          ]
        : []),
      {
        name: 'kere-api',
        compatibilityDate,
        modules: api ? [{ type: 'ESModule', path: 'index.js', contents: api }] : await readModules('api', fronts.api),
        bindings: {
          ACCESS_TOKEN_SECRET: accessTokenSecret,
          SUPER_ADMIN_EMAIL: superAdminEmail,
          TOKEN_ENVIRONMENT: 'local',
          // The demo admin signs in with a password alone.
          SECOND_FACTOR_OF_ADMINS: 'optional',
          SITE_ORIGIN: `http://localhost:${port}`,
          GOOGLE_ISSUER: google.issuer,
          GOOGLE_CLIENT_ID: google.clientId,
          GOOGLE_CLIENT_SECRET: google.clientSecret,
          ...localPayment,
          ...localGatewayKeys,
          ...localAgeService,
        },
        d1Databases: { DB: 'kere' },
        queueProducers: { OUTBOX_QUEUE: 'outbox', OUTBOX_BULK_QUEUE: 'outbox-bulk' },
        r2Buckets: { ...seededBuckets, BACKUPS: 'backups' },
        serviceBindings: { LOCAL_FEEDS: serveLocalFeeds, LOCAL_GATEWAY: gateway.answer },
      },
      {
        name: 'kere-jobs',
        compatibilityDate,
        modules: await readModules('jobs'),
        bindings: {
          SITE_ORIGIN: `http://localhost:${port}`,
          MAIL_FROM: 'hello@kere.test',
          SIGNING_SECRET: signingSecret,
        },
        serviceBindings: {
          OUTBOX: api ? 'kere-api' : { name: 'kere-api', entrypoint: 'Outbox' },
          EXPORTS: api ? 'kere-api' : { name: 'kere-api', entrypoint: 'Exports' },
          RETENTION: api ? 'kere-api' : { name: 'kere-api', entrypoint: 'Retention' },
          SIGNING: api ? 'kere-api' : { name: 'kere-api', entrypoint: 'Signing' },
          MAIL: 'kere-mail',
          LOCAL_WEBHOOKS: serveLocalWebhooks,
        },
        // The queue delivers without waiting for a batch, so that a mail appears at once. Everything else equals
        // workers/jobs/wrangler.toml.
        queueConsumers: {
          outbox: { maxBatchSize: 10, maxBatchTimeout: 0, maxRetries: 12, deadLetterQueue: 'outbox-dead' },
          'outbox-bulk': { maxBatchSize: 10, maxBatchTimeout: 0, maxRetries: 12, deadLetterQueue: 'outbox-dead' },
          'outbox-dead': { maxBatchSize: 1, maxBatchTimeout: 0, maxRetries: 12 },
        },
      },
      {
        name: 'kere-mail',
        compatibilityDate,
        modules: [{ type: 'ESModule', path: 'index.js', contents: mail ?? mailRecorder }],
        email: { send_email: [{ name: 'SEND' }] },
        serviceBindings: { INBOX: inbox.answer },
      },
    ],
  })
}

const moduleTypes = { js: 'ESModule', wasm: 'CompiledWasm' } as const

async function readModules(name: string, front?: string) {
  const folder = join(root, `dist/workers/${name}`)
  const files = (await readdir(folder)).filter((file) => /\.(js|wasm)$/.test(file))
  const modules = await Promise.all(
    files
      .toSorted((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
      .map(async (file) => {
        const extension = file.endsWith('.wasm') ? 'wasm' : 'js'
        return { type: moduleTypes[extension], path: file, contents: await readFile(join(folder, file)) }
      }),
  )
  if (front === undefined) return modules
  return [{ type: moduleTypes.js, path: 'front.js', contents: front }, ...modules]
}
