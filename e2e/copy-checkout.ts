import { execFile } from 'node:child_process'
import { cp, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../scripts/run-command.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

export const run = promisify(execFile)

/**
 * Copies this checkout in its present state, committed and with its own dependencies, so that a test can write to it.
 */
export async function copyCheckout(): Promise<string> {
  const folder = await makeTemporaryFolder('checkout')
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  })
  for (const path of stdout.split('\n').filter(Boolean)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    // A file whose deletion is not committed yet is still listed.
    await cp(join(root, path), join(folder, path), { verbatimSymlinks: true }).catch(() => {})
  }
  await run('git', ['init', '--quiet'], { cwd: folder })
  await commitAll(folder)
  await run('npm', ['run', '-s', 'setup', '--', '--prefer-offline'], { cwd: folder })
  return folder
}

export async function commitAll(checkout: string) {
  const author = ['-c', 'user.name=e2e', '-c', 'user.email=e2e@kere.test']
  await run('git', ['add', '--all'], { cwd: checkout })
  await run('git', [...author, 'commit', '--quiet', '--message', 'as it is'], { cwd: checkout })
}

/** Lists changes in the form of `git status`, in which an untracked folder is one line. */
export async function changesIn(checkout: string): Promise<string[]> {
  const { stdout } = await run('git', ['status', '--porcelain'], { cwd: checkout })
  return stdout.split('\n').filter(Boolean)
}
