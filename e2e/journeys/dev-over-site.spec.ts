import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../../scripts/run-command.ts'
import { demoAccounts, demoPassword } from '../../scripts/sign-in.ts'
import { expect, test } from '../journey.ts'
import { origin } from '../origin.ts'

interface Session {
  address: string
}

const journey = test.extend<object, { dev: Session }>({
  dev: [
    async ({}, use) => {
      const child = spawn(process.execPath, ['scripts/dev.ts', 'learner', '--on', origin], { cwd: root })
      let printed = ''
      child.stdout.on('data', (chunk: Buffer) => void (printed += chunk.toString()))
      const address = () => /(http:\/\/localhost:\d+)\/ {3}/.exec(printed)?.[1] ?? ''
      await expect.poll(address, { timeout: 60_000 }).not.toBe('')
      await use({ address: address() })
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

interface Boot {
  remotes: string
  session: { user: { role: string } | null }
}

const bootIn = (html: string) => JSON.parse(/id="kere-boot"[^>]*>([^<]*)</.exec(html)![1]!) as Boot

const remotesIn = ({ remotes }: Boot) =>
  JSON.parse(decodeURIComponent(remotes.slice('data:application/json,'.length))) as {
    name: string
    entry: string
    patterns: string[]
  }[]

journey('one remote of this checkout stands inside a site, whose session and data it has', async ({ dev, request }) => {
  const visited = bootIn(await (await request.get(`${dev.address}/courses`)).text())
  expect(remotesIn(visited).map(({ name, entry }) => [name, entry.startsWith('/mf/')])).toEqual([['public', true]])

  const guarded = await request.get(`${dev.address}/dashboard/my-courses`, { maxRedirects: 0 })
  expect([guarded.status(), guarded.headers().location]).toEqual([302, '/auth/login?next=%2Fdashboard%2Fmy-courses'])

  // A site accepts forms only from its own pages, so the dev server sends this request as one of them.
  const signedIn = await request.post(`${dev.address}/api/auth/login`, {
    headers: { origin: dev.address, 'content-type': 'application/json' },
    data: { email: demoAccounts.learner, password: demoPassword },
  })
  expect(signedIn.status()).toBe(200)
  const answer = await request.get(`${dev.address}/dashboard/my-courses`)
  expect(answer.headers()['content-security-policy']).toBeUndefined()
  const boot = bootIn(await answer.text())
  expect(boot.session.user?.role).toBe('student')
  const own = remotesIn(boot).find(({ name }) => name === 'learner')
  expect(own?.entry).toMatch(/^http:\/\/localhost:\d+\/remote-entry\.js$/)
  expect(own?.patterns).toContain('/dashboard/my-courses')
  expect((await request.get(own!.entry)).status()).toBe(200)

  const [here, there] = await Promise.all([request.get(`${dev.address}/api/courses`), request.get('/api/courses')])
  expect(await here.json()).toEqual(await there.json())
})
