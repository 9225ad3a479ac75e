import { mkdir } from 'node:fs/promises'
import type { LocalDatabase } from '@kere/d1/local-database'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { compatibilityDate } from './compatibility-date.ts'
import { seededBuckets, type DocumentBuckets, readDocumentBuckets } from './document-buckets.ts'
import { endOrphans } from './orphans.ts'

interface Opened {
  db: LocalDatabase
  buckets: DocumentBuckets
  /** The bucket of backups. */
  bucket: Awaited<ReturnType<Miniflare['getR2Bucket']>>
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
      r2Buckets: { ...seededBuckets, BACKUPS: 'backups' },
    }),
  )
  return {
    db: await miniflare.getD1Database('DB'),
    buckets: await readDocumentBuckets((binding) => miniflare.getR2Bucket(binding)),
    bucket: await miniflare.getR2Bucket('BACKUPS'),
    close: () => miniflare.dispose(),
  }
}
