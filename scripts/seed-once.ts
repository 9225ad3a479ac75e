import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocalDatabase } from '@kere/d1/local-database'
import { seedLocal } from '@kere/d1/seed/local-seed'
import { seededDocuments } from '@kere/d1/seed/seeded-documents'
import type { DocumentBuckets } from './document-buckets.ts'
import { hashSources } from './hash-sources.ts'
import { writeStateFile } from './state-file.ts'

const sources = ['d1/seed', 'd1/seed.registry.ts', 'packages/brand/src', 'packages/markdown/src']

/** Seeds the database, and again only after a change of the seed, because people may have changed its rows. */
export async function seedOnce(db: LocalDatabase, stateDir: string, buckets: DocumentBuckets): Promise<void> {
  const stamp = join(stateDir, 'seed')
  const today = hashSources(sources)
  if ((await readFile(stamp, 'utf8').catch(() => '')) === today) return
  for (const { bucket, row, read } of seededDocuments)
    await buckets[bucket].put(row.objectKey, await read(), {
      httpMetadata: { contentType: row.type ?? 'application/pdf' },
    })
  await seedLocal(db)
  await writeStateFile(stamp, today)
}
