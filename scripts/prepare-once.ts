import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './run-command.ts'

/** @param hash identifies the state of the sources; the folders of other states are deleted */
export async function prepareOnce(
  kind: string,
  hash: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const cache = join(root, 'node_modules/.cache/kere', kind)
  const prepared = join(cache, hash)
  if (await exists(prepared)) return prepared

  await mkdir(cache, { recursive: true })
  const made = await mkdtemp(join(cache, 'new-'))
  try {
    await make(made)
    await forgetOthers(cache, hash)
    // Renaming makes the folder appear completely or not at all. If two processes make it at once, the second result is
    // dropped.
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

/**
 * Deletes the results of other states. Another checkout has its own cache, and unfinished results begin with `new-`.
 */
async function forgetOthers(cache: string, kept: string) {
  const stale = (await readdir(cache)).filter((name) => name !== kept && !name.startsWith('new-'))
  await Promise.all(stale.map((name) => rm(join(cache, name), { recursive: true, force: true })))
}
