import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hasRoomForSharedMemory } from './shared-memory.ts'

const { TMPDIR: _, ...environment } = process.env
const program = `
  const { environmentInMemory } = await import(${JSON.stringify(join(import.meta.dirname, 'shared-memory.ts'))})
  console.log(environmentInMemory().TMPDIR ?? '')`

const run = (chosen: { TMPDIR?: string } = {}) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...environment, ...chosen },
    encoding: 'utf8',
  }).trim()

it('makes a folder in memory where there is room, and takes it away at the end', () => {
  const folder = run()
  expect(folder !== '').toBe(hasRoomForSharedMemory(2 ** 31))
  expect(existsSync(folder)).toBe(false)
})

it('takes it away when it is interrupted', async () => {
  const waiting = `${program}\nsetInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', waiting], { env: environment })
  const [printed] = (await once(child.stdout, 'data')) as [Buffer]
  const folder = printed.toString().trim()
  expect(existsSync(folder)).toBe(hasRoomForSharedMemory(2 ** 31))
  child.kill('SIGINT')
  await once(child, 'exit')
  expect(existsSync(folder)).toBe(false)
})

it('leaves the folder that somebody has chosen', () => {
  expect(run({ TMPDIR: '/somewhere' })).toBe('')
})
