import { copyFileSync, cpSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Build } from './build.ts'
import { hashSources } from './hash-sources.ts'
import { ensureSecrets, secretsFile } from './local-secrets.ts'
import { startPlatform } from './platform.ts'
import { prepareOnce } from './prepare-once.ts'
import { copyPreparedDatabase, databaseSources } from './prepared-database.ts'
import { writeStateFile } from './state-file.ts'

const sources = ['shell/worker', 'workers/api/src', 'packages/platform/src', 'scripts']

export async function copyPreparedPlatform(stateDir: string, built: Build): Promise<void> {
  const names = built.releases.map(({ name }) => name).toSorted()
  const hash = [...names, hashSources([...databaseSources, ...sources])].join('-')
  const prepared = await prepareOnce('platforms', hash, async (folder) => {
    await copyPreparedDatabase(folder)
    const platform = await startPlatform({ stateDir: folder, built, onWorkerLog: () => {} })
    await platform.stop()
    // A sweep may have run during the preparation and created a key that this secret encrypts, so the secret is kept.
    const { signingSecret } = await ensureSecrets(folder)
    await writeStateFile(secretsFile(folder), JSON.stringify({ signingSecret }), 0o600)
  })
  cpSync(prepared, stateDir, { recursive: true, filter: (path) => basename(path) !== blobs })
  for (const store of readdirSync(prepared, { recursive: true, encoding: 'utf8' }))
    if (basename(store) === blobs) linkFiles(join(prepared, store), join(stateDir, store))
}

/**
 * No file in this folder is ever changed, so hard links replace copies. A thousand links take a twentieth of the time.
 */
const blobs = 'blobs'

function linkFiles(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from))
    try {
      linkSync(join(from, name), join(to, name))
    } catch {
      // A hard link is not possible across disks.
      copyFileSync(join(from, name), join(to, name))
    }
}
