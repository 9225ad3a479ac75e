import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './run-command.ts'

export const stampOf = (folder: string) => join(root, folder, '.sources')

export async function unlessBuilt(folder: string, hash: string, work: () => Promise<void>) {
  const stamp = stampOf(folder)
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return
  await rm(stamp, { force: true })
  await work()
  await mkdir(join(root, folder), { recursive: true })
  await writeFile(stamp, hash)
}
