import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './run-command.ts'

const ignored =
  /^(node_modules|dist|\.git|\.state(-dev)?|\.wrangler|test-results|playwright-report|screenshots)$|\.log$/
const test = /\.test\.tsx?$/

/** Twelve hexadecimal digits that name a build of exactly these sources. */
export const hashSources = (paths: readonly string[]): Promise<string> => hash(paths, (name) => !test.test(name))

export const hashSourcesAndTests = (paths: readonly string[]): Promise<string> => hash(paths, () => true)

async function hash(paths: readonly string[], counts: (name: string) => boolean): Promise<string> {
  const files = (await Promise.all(paths.map((path) => listFiles(join(root, path), counts)))).flat().toSorted()
  const digest = createHash('sha256')
  for (const file of files)
    digest
      .update(`${relative(root, file)}\0`)
      .update(await readFile(file))
      .update('\0')
  return digest.digest('hex').slice(0, 12)
}

async function listFiles(path: string, counts: (name: string) => boolean): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null)
  if (!entries) return [path]
  const names = entries.map(({ name }) => name).filter((name) => !ignored.test(name) && counts(name))
  return (await Promise.all(names.map((name) => listFiles(join(path, name), counts)))).flat()
}
