import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const git = (...args: string[]) => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' })
  } catch {
    return null
  }
}

/**
 * Reads the file at the merge base and, on the main branch, also at the previous commit. The list is empty without a
 * history or for a new file.
 */
export function filesAtBase(path: string): string[] {
  const base = ['origin/main', 'main']
    .map((branch) => git('merge-base', 'HEAD', branch))
    .find((found) => found !== null)
  const isMain = base === git('rev-parse', 'HEAD')
  return [base?.trim() ?? 'HEAD', ...(isMain ? ['HEAD^'] : [])].flatMap(
    (revision) => git('show', `${revision}:${path}`) ?? [],
  )
}
