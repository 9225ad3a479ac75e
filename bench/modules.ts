import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../scripts/run-command.ts'

/** What a deploy would upload. */
export async function listModules(folder: string): Promise<string[]> {
  const paths = await readdir(join(root, folder), { recursive: true })
  return paths.filter((path) => /\.(m?js|wasm)$/.test(path)).toSorted()
}
