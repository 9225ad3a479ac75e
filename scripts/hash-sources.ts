import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './run-command.ts'

const ignored =
  /^(node_modules|dist|\.git|\.state(-dev)?|\.wrangler|test-results|playwright-report|screenshots)$|\.log$/
const test = /\.test\.tsx?$/

/** @param beside other inputs on which the result depends */
export const hashSources = (paths: readonly string[], beside: readonly string[] = []): string =>
  hash(listSources(paths), beside)

export const listSources = (paths: readonly string[]): string[] => list(paths, (name) => !test.test(name))

export const hashSourcesAndTests = (paths: readonly string[]): string => hash(list(paths, () => true))

/** Reads all files at the same time, because one after the other would take four times as long. */
function hash(files: readonly string[], beside: readonly string[] = []): string {
  const digest = createHash('sha256').update(beside.join('\0'))
  for (const file of files.toSorted())
    digest
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return digest.digest('hex').slice(0, 12)
}

const list = (paths: readonly string[], counts: (name: string) => boolean) =>
  paths.flatMap((path) => listFiles(join(root, path), counts))

function listFiles(path: string, counts: (name: string) => boolean): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !ignored.test(name) && counts(name))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name), counts) : [join(path, entry.name)]))
}
