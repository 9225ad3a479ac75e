import { resolve } from 'node:path'
import { startPlatform } from './platform.ts'

const port = Number(process.env.PORT ?? 8787)
const stateDir = resolve(process.env.STATE_DIR ?? '.state')

if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error('PORT must be a port number, for example 9000')

const platform = await startPlatform({ port, stateDir, log: (line) => console.log(`  ${line}`) })

console.log(`
  Kere is running at ${platform.origin}

    Courses    ${platform.origin}/courses
    API        ${platform.origin}/api/openapi.json
    State      ${stateDir}

  Ctrl-C ends it.
`)

let isStopping = false
const stop = async () => {
  if (isStopping) return
  isStopping = true
  await platform.stop()
  process.exit(0)
}

// Miniflare's own listeners would end the process before the rest is closed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.removeAllListeners(signal)
  process.on(signal, () => void stop())
}
