import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyPreparedPlatform } from './prepared-platform.ts'
import { startPlatform, type Platform, type PlatformOptions } from './platform.ts'

/** Runs a quiet platform on a free port and a state of its own, which is gone afterwards. */
export async function startTemporaryPlatform(
  options: Omit<PlatformOptions, 'port' | 'stateDir'> = {},
): Promise<Platform> {
  const stateDir = await mkdtemp(join(tmpdir(), 'kere-'))
  const forget = () => rm(stateDir, { recursive: true, force: true })
  try {
    await copyPreparedPlatform(stateDir)
    const platform = await startPlatform({ onWorkerLog: () => {}, ...options, stateDir })
    return {
      ...platform,
      async stop() {
        try {
          await platform.stop()
        } finally {
          await forget()
        }
      },
    }
  } catch (error) {
    await forget()
    throw error
  }
}
