import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../scripts/run-command.ts'

export async function listModules(folder: string): Promise<string[]> {
  const paths = await readdir(join(root, folder), { recursive: true })
  return paths.filter((path) => /\.(m?js|wasm)$/.test(path)).toSorted()
}

type Front = 'count-reads' | 'count-renderings' | 'without-tracing'

export async function readFront(name: Front, main = 'index.js'): Promise<string> {
  const text = await readFile(join(root, `bench/fronts/${name}.js`), 'utf8')
  return text.replaceAll('./index.js', `./${main}`)
}
