import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './run-command.ts'

const ignored = new Set(['node_modules', 'dist', '.state'])

/** Hash of the sources below these paths: twelve hexadecimal digits that name a build of exactly them. */
export async function hashSources(paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => listFiles(join(root, path))))).flat().toSorted()
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(await readFile(file))
      .update('\0')
  return hash.digest('hex').slice(0, 12)
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null)
  if (!entries) return [path]
  const isSource = (name: string) => !ignored.has(name) && !/\.test\.tsx?$/.test(name)
  return (
    await Promise.all(entries.filter(({ name }) => isSource(name)).map(({ name }) => listFiles(join(path, name))))
  ).flat()
}
