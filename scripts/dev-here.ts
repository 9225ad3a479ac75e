import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { migrate } from '@kere/d1/migrate'
import { createServer, type ViteDevServer } from 'vite'
import { getPlatformProxy } from 'wrangler'
import { build } from './build.ts'
import { remotes } from './remotes.ts'
import { devPages } from './dev-pages.ts'
import { type DocumentBuckets, readDocumentBuckets } from './document-buckets.ts'
import { startLocalGoogle } from './local-google.ts'
import { localPayment, ensureSecrets, superAdminEmail } from './local-secrets.ts'
import { root } from './run-command.ts'
import { seedOnce } from './seed-once.ts'

const workersPort = 8788
const stateDir = resolve(root, '.state-dev')
const workersOrigin = `http://localhost:${workersPort}`

// The shell's worker needs a built client to start, even though Vite serves the pages.
await build((line) => console.log(`  ${line}`))
await prepareDatabase()
const google = await startLocalGoogle()
const workers = await startWorkers()

const servers: ViteDevServer[] = []
for (const folder of [...remotes.map((name) => `mfe-${name}`), 'packages/ui']) servers.push(await serve(folder))
const gallery = `${servers.at(-1)!.resolvedUrls!.local[0]}_ui`
servers.push(
  await serve('shell', {
    plugins: [await devPages({ remotes, gallery, workersOrigin })],
    server: {
      proxy: Object.fromEntries(
        ['/api', '/auth', '/theme', '/language', '/_bar', '/covers', '/banners', '/art', '/favicon.svg'].map((path) => [
          path,
          // Workers accept a form only if its origin equals the host of the request.
          { target: workersOrigin, changeOrigin: false },
        ]),
      ),
    },
  }),
)

console.log(`
  ${servers.at(-1)!.resolvedUrls!.local[0]}           the site, with hot reload
  ${servers.at(-1)!.resolvedUrls!.local[0]}_ui        every component in every state
  ${servers.at(-1)!.resolvedUrls!.local[0]}_dev/as/student   a dashboard without an account: student, educator or admin; visitor to leave
  ${servers.at(-1)!.resolvedUrls!.local[0]}auth/login        a real session: learner@kere.test, educator@kere.test or admin@kere.test, learn-by-doing

  Ctrl-C ends it.
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    workers.kill('SIGTERM')
    void Promise.all([google.stop(), ...servers.map((server) => server.close())]).then(() => process.exit(0))
  })

async function prepareDatabase() {
  await mkdir(stateDir, { recursive: true })
  type Buckets = Record<string, DocumentBuckets[keyof DocumentBuckets]>
  const { env, dispose } = await getPlatformProxy<Buckets & { DB: Parameters<typeof migrate>[0] }>({
    configPath: join(root, 'workers/api/wrangler.toml'),
    persist: { path: join(stateDir, 'v3') },
  })
  await migrate(env.DB)
  await seedOnce(env.DB, stateDir, await readDocumentBuckets(async (binding) => env[binding]!))
  await dispose()
}

async function startWorkers() {
  const { accessTokenSecret, signingSecret } = await ensureSecrets(stateDir)
  const args = [
    'dev',
    '-c',
    'wrangler.toml',
    '-c',
    'workers/api/wrangler.toml',
    '-c',
    'workers/jobs/wrangler.toml',
    '--port',
    String(workersPort),
    '--persist-to',
    stateDir,
  ]
  return spawn(join(root, 'node_modules/.bin/wrangler'), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      // `--var` only reaches the first worker. This passes the whole environment, which is small here, to all of them.
      CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true',
      ACCESS_TOKEN_SECRET: accessTokenSecret,
      SIGNING_SECRET: signingSecret,
      SUPER_ADMIN_EMAIL: superAdminEmail,
      SECOND_FACTOR_OF_ADMINS: 'optional',
      SITE_ORIGIN: 'http://localhost:5180',
      MAIL_FROM: 'hello@kere.test',
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      ...localPayment,
    },
  })
}

async function serve(folder: string, config: Parameters<typeof createServer>[0] = {}) {
  const server = await createServer({
    root: join(root, folder),
    configFile: join(root, folder, 'vite.config.ts'),
    ...config,
  })
  return server.listen()
}
