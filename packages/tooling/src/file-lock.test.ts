import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withFileLock } from './file-lock.ts'

const module = fileURLToPath(new URL('file-lock.ts', import.meta.url))
let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kere-lock-'))
  file = join(folder, 'locks/mfe-lab')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('lets eight who read and write a count one after the other lose none', async () => {
  const count = join(folder, 'count')
  await writeFile(count, '0')
  const increase = async () => {
    const read = Number(await readFile(count, 'utf8'))
    await new Promise(setImmediate)
    await writeFile(count, String(read + 1))
  }
  await Promise.all(Array.from({ length: 8 }, () => withFileLock(file, increase)))
  expect(await readFile(count, 'utf8')).toBe('8')
  expect(existsSync(file)).toBe(false)
})

it('is free again when the work fails', async () => {
  await expect(
    withFileLock(file, async () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await withFileLock(file, async () => 'done')).toBe('done')
})

it('says which process it waits for, and waits until that has done its work', async () => {
  const code = `
    const { withFileLock } = await import(${JSON.stringify(module)})
    await withFileLock(${JSON.stringify(file)}, async () => {
      console.log('taken')
      for await (const _ of process.stdin);
    })`
  const other = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(other.stdout, 'data')
  const waitedFor: number[] = []
  await withFileLock(
    file,
    async () => {},
    (pid) => {
      waitedFor.push(pid)
      other.stdin.end()
    },
  )
  expect(waitedFor).toEqual([other.pid])
})

it('takes what a process held that was killed', async () => {
  const gone = spawn(process.execPath, ['-e', ''])
  await once(gone, 'exit')
  await withFileLock(file, async () => {})
  writeFileSync(file, String(gone.pid))
  const results = await Promise.all(Array.from({ length: 4 }, (_, index) => withFileLock(file, async () => index)))
  expect(results).toEqual([0, 1, 2, 3])
})
