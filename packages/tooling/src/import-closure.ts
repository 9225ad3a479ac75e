import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const tooling = fileURLToPath(new URL('.', import.meta.url))
const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+|@kere\/tooling\/[^'"]+)['"]/g

/** Lists the files and everything that they import by path or from `@kere/tooling`, directly or indirectly. */
export function importClosure(entries: readonly string[]): string[] {
  const found = new Set<string>()
  const follow = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(specifiers)) follow(resolve(file, specifier))
  }
  for (const entry of entries) follow(entry)
  return [...found].toSorted()
}

const resolve = (from: string, specifier: string) =>
  specifier.startsWith('.')
    ? join(dirname(from), specifier)
    : join(tooling, `${specifier.slice('@kere/tooling/'.length)}.ts`)
