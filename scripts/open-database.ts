import { mkdir } from 'node:fs/promises'
import type { LocalDatabase } from '@kere/d1/local-database'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { compatibilityDate } from './compatibility-date.ts'
import { endOrphans } from './orphans.ts'

export async function openDatabase(stateDir: string): Promise<{ db: LocalDatabase; close: () => Promise<void> }> {
  await mkdir(stateDir, { recursive: true })
  await endOrphans(stateDir)
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default { fetch: () => new Response(null, { status: 404 }) }',
      compatibilityDate,
      cf: false,
      telemetry: { enabled: false },
      resourcePersistencePath: stateDir,
      d1Databases: { DB: 'kere' },
    }),
  )
  return { db: await miniflare.getD1Database('DB'), close: () => miniflare.dispose() }
}
