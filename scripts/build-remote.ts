import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFiles } from './compress-files.ts'
import { describeRelease, type BuiltRelease } from './describe-release.ts'
import { readReleaseInputs } from './release-name.ts'
import { root, runCommand } from './run-command.ts'
import { stampOf, unlessBuilt } from './unless-built.ts'
import { withFileLock } from '@kere/tooling/file-lock'

/** If two commands build in one checkout, the second waits and prints the id of the process that it waits for. */
export const withBuildLock = <Result>(name: string, work: () => Promise<Result>, log: (line: string) => void) =>
  withFileLock(join(root, 'node_modules/.cache/kere/locks', name), work, (pid) =>
    log(`waiting for process ${pid}, which is at work on ${name}`),
  )

/**
 * Builds a remote. The caller holds the remote's lock, because two builds of one folder would delete each other's
 * files.
 * @throws {Error} if a source was edited meanwhile, because the release's name would not match its content
 */
export async function buildRemote(name: string, log: (line: string) => void): Promise<BuiltRelease> {
  const folder = `mfe-${name}`
  const begunAt = Date.now()
  const before = readReleaseInputs(folder)
  await unlessBuilt(`${folder}/dist`, before.name, async () => {
    log(`building ${folder}`)
    await runCommand('vite', ['build'], { cwd: folder, env: { RELEASE: before.name } })
    await compressFiles(join(root, folder, 'dist/client'))
    if (existsSync(join(root, folder, 'src/server.tsx')))
      await runCommand('vite', ['build', '--mode', 'server'], { cwd: folder })
  })
  const built = await describeRelease(name, before.name)
  const after = readReleaseInputs(folder)
  if (after.name === before.name && after.changedAt < begunAt) return built
  await rm(stampOf(`${folder}/dist`), { force: true })
  throw new Error(
    `A source of ${folder} was edited while it was being built, so this would not be what its name says. Nothing was released: run it again.`,
  )
}
