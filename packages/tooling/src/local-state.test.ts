import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const scripts = fileURLToPath(new URL('../../../scripts/', import.meta.url))

/** Runs the code in a process of its own, as `pnpm start` does. */
const run = (code: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: scripts, encoding: 'utf8' })

const aFolder = () => mkdtempSync(join(tmpdir(), 'state-'))

it.each(['', '{"releaseToken":"ab', '\u0000'])('a start mends secrets and a run file that hold %j', (text) => {
  const folder = aFolder()
  for (const name of ['secrets.json', 'run.json']) writeFileSync(join(folder, name), text)
  run(`import { endOrphans } from './orphans.ts'
    import { ensureSecrets } from './local-secrets.ts'
    await endOrphans(${JSON.stringify(folder)})
    await ensureSecrets(${JSON.stringify(folder)})`)
  expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))).toMatchObject({
    releaseToken: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(readdirSync(folder).toSorted()).toEqual(['run.json.unreadable', 'secrets.json', 'secrets.json.unreadable'])
})

it('the inbox shows every email but the one that was cut off', () => {
  const folder = aFolder()
  writeFileSync(join(folder, '2.json'), '{"id":"2","to":"a@b')
  writeFileSync(
    join(folder, '1.json'),
    JSON.stringify({ id: '1', to: 'a@kere.test', subject: 'One', text: '', html: '', at: '' }),
  )
  const shown = run(`import { openLocalInbox } from './local-inbox.ts'
    const inbox = await openLocalInbox(${JSON.stringify(folder)})
    const answer = await inbox.answer({ method: 'GET', url: 'http://x/_mail.json' })
    console.log(await answer.text())`)
  expect(JSON.parse(shown)).toMatchObject([{ id: '1' }])
})

it('a start ends a runtime that was started anew after the run was written down, and no other', async () => {
  const folder = aFolder()
  run(`import { recordRun } from './orphans.ts'
    await recordRun(${JSON.stringify(folder)})`)
  const { mark } = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as { mark: string }
  const aRuntime = (KERE_RUN: string) =>
    spawn('sleep', ['600'], { argv0: 'workerd', env: { ...process.env, KERE_RUN } })
  const [left, other] = [aRuntime(mark), aRuntime('another')]
  try {
    const ended = new Promise((resolve) => left.once('exit', (_, signal) => resolve(signal)))
    run(`import { endOrphans } from './orphans.ts'
      await endOrphans(${JSON.stringify(folder)})`)
    expect(await ended).toBe('SIGKILL')
    expect([other.exitCode, other.signalCode]).toEqual([null, null])
  } finally {
    left.kill()
    other.kill()
  }
})
