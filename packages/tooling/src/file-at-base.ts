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
 * As the main branch has it where this branch left it, and on the main branch also as its last commit found it. Empty where the
 * history is not at hand or the file is new.
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
