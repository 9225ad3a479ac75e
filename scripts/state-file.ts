import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'

/**
 * Writes the file whole or not at all: a process that is killed while writing, or has no room left, leaves the old one.
 */
export async function writeStateFile(path: string, text: string, mode = 0o666) {
  const draft = `${path}.${randomUUID()}.part`
  await writeFile(draft, text, { mode })
  await rename(draft, path)
}

/** @returns null where there is none, or where it cannot be read: then it is put aside and said so, and the start goes on */
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
