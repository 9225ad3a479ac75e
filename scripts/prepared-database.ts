import { cpSync } from 'node:fs'
import { migrate } from '@kere/d1/migrate'
import { hashSources } from './hash-sources.ts'
import { openDatabase } from './open-database.ts'
import { prepareOnce } from './prepare-once.ts'
import { seedOnce } from './seed-once.ts'

export const databaseSources = [
  'd1',
  'packages/contracts/src',
  'packages/brand',
  'scripts/open-database.ts',
  'scripts/seed-once.ts',
  'pnpm-lock.yaml',
]

export async function copyPreparedDatabase(stateDir: string): Promise<void> {
  const prepared = await prepareOnce('databases', hashSources(databaseSources), async (folder) => {
    const { db, buckets, close } = await openDatabase(folder)
    try {
      await migrate(db)
      await seedOnce(db, folder, buckets)
    } finally {
      await close()
    }
  })
  cpSync(prepared, stateDir, { recursive: true })
}
