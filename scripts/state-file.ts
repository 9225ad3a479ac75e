import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'

/**
 * Writes a file completely or not at all. If the process is killed meanwhile, or the disk is full, the old file
 * remains.
 */
export async function writeStateFile(path: string, text: string, mode = 0o666) {
  const draft = `${path}.${randomUUID()}.part`
  await writeFile(draft, text, { mode })
  await rename(draft, path)
}

/**
 * @returns null if there is no file, or if it is unreadable; an unreadable file is renamed and reported, and the start
 * continues
 */
export async function readStateFile(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    const aside = `${path}.unreadable`
    await rename(path, aside)
    console.warn(`${path} was cut off. It is now ${aside}, and a new one is made.`)
    return null
  }
}
