import { resolve } from 'node:path'
import { exportSpans } from './otlp.ts'
import { startPlatform } from './platform.ts'

const port = Number(process.env.PORT ?? 8787)
const stateDir = resolve(process.env.STATE_DIR ?? '.state')

if (!Number.isInteger(port) || port < 1 || port > 65_535)
  throw new Error('PORT must be a port number, for example 9000')

// Under npm only one process gets the signal, so this one ends whatever has been started.
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
for (const signal of signals) process.on(signal, () => process.exit(0))

const collector = process.env.OTEL_EXPORTER_OTLP_ENDPOINT
const exportSpan = collector ? exportSpans(collector) : () => undefined

const platform = await startPlatform({
  onWorkerLog: (line) => {
    console.log(line)
    exportSpan(line)
  },
  port,
  stateDir,
  superAdminEmail: process.env.SUPER_ADMIN_EMAIL,
  log: (line) => console.log(`  ${line}`),
}).catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'ERR_ADDRESS_IN_USE'
  if (!isTaken) throw error
  console.error(`\n  Port ${port} is taken. Choose another one, for example: PORT=${port + 1} npm start\n`)
  process.exit(1)
})

console.log(`
  Kere is running at ${platform.origin}

    Courses    ${platform.origin}/courses
    API        ${platform.origin}/api/openapi.json
    Mail sent  ${platform.origin}/_mail
    State      ${stateDir}

  Sign in at ${platform.origin}/auth/login, with the password learn-by-doing, as
    learner@kere.test, learner2@kere.test, educator@kere.test, educator2@kere.test or admin@kere.test

  Ctrl-C ends it.
`)

let isStopping = false
const stop = async () => {
  if (isStopping) return
  isStopping = true
  await platform.stop()
  process.exit(0)
}

// Miniflare's own listeners would end the process before everything else is closed.
for (const signal of signals) {
  process.removeAllListeners(signal)
  process.on(signal, () => void stop())
}
