import { mkdir } from 'node:fs/promises'
import type { LocalDatabase } from '@kere/d1/local-database'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { compatibilityDate } from './compatibility-date.ts'
import { endOrphans } from './orphans.ts'
import type { DocumentBuckets } from './seed-once.ts'

interface Opened {
  db: LocalDatabase
  buckets: DocumentBuckets
  close: () => Promise<void>
}

export async function openDatabase(stateDir: string): Promise<Opened> {
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
      r2Buckets: { FELLOWSHIP_APPLICATIONS: 'fellowship-applications', JOB_APPLICATIONS: 'job-applications' },
    }),
  )
  return {
    db: await miniflare.getD1Database('DB'),
    buckets: {
      'fellowship-applications': await miniflare.getR2Bucket('FELLOWSHIP_APPLICATIONS'),
      'job-applications': await miniflare.getR2Bucket('JOB_APPLICATIONS'),
    },
    close: () => miniflare.dispose(),
  }
}
