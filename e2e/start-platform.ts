import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPlatform } from '../scripts/platform.ts'
import { port } from './origin.ts'

/** One platform for all journeys, on a state of its own. */
export default async function setUp() {
  const stateDir = await mkdtemp(join(tmpdir(), 'kere-e2e-'))
  const platform = await startPlatform({ port, stateDir })
  return async () => {
    await platform.stop()
    await rm(stateDir, { recursive: true, force: true })
  }
}
