import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { migrate } from '@kere/d1/migrate'
import { hashSources } from './hash-sources.ts'
import { openDatabase } from './open-database.ts'
import { root } from './run-command.ts'
import { seedOnce } from './seed-once.ts'

/** What a fresh local database follows from. */
const sources = ['d1', 'packages/contracts/src', 'packages/brand', 'scripts/open-database.ts', 'pnpm-lock.yaml']

const cache = join(root, 'node_modules/.cache/kere/databases')

/** A copy of one that is made once for each state of its sources. */
export async function copyPreparedDatabase(stateDir: string): Promise<void> {
  await cp(await prepareDatabase(), stateDir, { recursive: true })
}

async function prepareDatabase(): Promise<string> {
  const prepared = join(cache, await hashSources(sources))
  if (await exists(prepared)) return prepared

  await mkdir(cache, { recursive: true })
  const made = await mkdtemp(join(cache, 'new-'))
  try {
    const { db, close } = await openDatabase(made)
    try {
      await migrate(db)
      await seedOnce(db, made)
    } finally {
      await close()
    }
    await forgetOthers(basename(prepared))
    // Whole or not there at all; of two that are made at once the second is not needed.
    await rename(made, prepared).catch(async (error: unknown) => {
      if (!(await exists(prepared))) throw error
    })
  } finally {
    await rm(made, { recursive: true, force: true })
  }
  return prepared
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Another checkout has a cache of its own; what is being made right now begins with `new-`. */
async function forgetOthers(kept: string) {
  const stale = (await readdir(cache)).filter((name) => name !== kept && !name.startsWith('new-'))
  await Promise.all(stale.map((name) => rm(join(cache, name), { recursive: true, force: true })))
}
