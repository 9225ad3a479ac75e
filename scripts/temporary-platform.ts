import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.ts'
import { copyPreparedPlatform } from './prepared-platform.ts'
import { startPlatform, type Platform, type PlatformOptions } from './platform.ts'

export async function startTemporaryPlatform(
  options: Omit<PlatformOptions, 'port' | 'stateDir' | 'built'> = {},
): Promise<Platform> {
  const stateDir = await mkdtemp(join(tmpdir(), 'kere-'))
  const forget = () => rm(stateDir, { recursive: true, force: true })
  try {
    const built = await build(options.log)
    await copyPreparedPlatform(stateDir, built)
    const platform = await startPlatform({ onWorkerLog: () => {}, ...options, stateDir, built })
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
