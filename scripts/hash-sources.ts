import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './run-command.ts'

const ignored =
  /^(node_modules|dist|\.git|\.state(-dev)?|\.wrangler|test-results|playwright-report|screenshots)$|\.log$/
const test = /\.test\.tsx?$/

export const hashSources = (paths: readonly string[]): string => hash(paths, (name) => !test.test(name))

export const hashSourcesAndTests = (paths: readonly string[]): string => hash(paths, () => true)

/** In one go: of thousands of small files each would take four times as long to wait for as to read. */
function hash(paths: readonly string[], counts: (name: string) => boolean): string {
  const digest = createHash('sha256')
  for (const file of paths.flatMap((path) => listFiles(join(root, path), counts)).toSorted())
    digest
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return digest.digest('hex').slice(0, 12)
}

function listFiles(path: string, counts: (name: string) => boolean): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !ignored.test(name) && counts(name))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name), counts) : [join(path, entry.name)]))
}
