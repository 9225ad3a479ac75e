import { cp, rm } from 'node:fs/promises'
import type { Build } from './build.ts'
import { hashSources } from './hash-sources.ts'
import { secretsFile } from './local-secrets.ts'
import { startPlatform } from './platform.ts'
import { prepareOnce } from './prepare-once.ts'
import { copyPreparedDatabase, databaseSources } from './prepared-database.ts'

/** What receives and keeps releases. */
const sources = ['shell/worker', 'workers/api/src', 'packages/platform/src', 'scripts']

/** A copy of the state of a platform that has been started once: its releases are uploaded already. */
export async function copyPreparedPlatform(stateDir: string, built: Build): Promise<void> {
  const names = built.releases.map(({ name }) => name).toSorted()
  const hash = [...names, await hashSources([...databaseSources, ...sources])].join('-')
  const prepared = await prepareOnce('platforms', hash, async (folder) => {
    await copyPreparedDatabase(folder)
    const platform = await startPlatform({ stateDir: folder, built, onWorkerLog: () => {} })
    await platform.stop()
    // Each platform has its own.
    await rm(secretsFile(folder))
  })
  await cp(prepared, stateDir, { recursive: true })
}
