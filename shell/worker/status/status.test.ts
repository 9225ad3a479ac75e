import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ShellEnv } from '../env.ts'
import { answerStatus, forgetStatus } from './answer-status.ts'
import { drawStatus } from './status-page.ts'
import { type Checks, checkParts } from './status-parts.ts'
import { openStatus, type StatusReport } from './status-tables.ts'

const minuteMs = 60_000
const noon = Date.parse('2026-11-28T06:30:00Z')
const good: Checks = { pages: 'up', accounts: 'up', email: 'up', files: 'up' }

let status: ReturnType<typeof openStatus>

beforeEach(() => {
  const database = new DatabaseSync(':memory:')
  status = openStatus({
    exec: (query, ...values) => {
      const rows = database.prepare(query).all(...values)
      return { toArray: () => rows }
    },
  })
  forgetStatus()
})

const take = (changes: readonly Partial<Checks>[], from = noon) =>
  changes.forEach((change, place) => status.take({ ...good, ...change }, from + place * minuteMs))

const draw = async (now: number) => (await drawStatus({ ...status.read(), objectives: [] }, now)).html

describe('the record', () => {
  it('opens an incident at the second bad check in a row, and ends it at the second good one', () => {
    take([{ email: 'slow' }, {}, { email: 'slow' }, { email: 'slow' }, {}])
    expect(status.read().incidents).toEqual([{ part: 'email', state: 'slow', since: noon + 3 * minuteMs, until: null }])
    take([{}], noon + 5 * minuteMs)
    expect(status.read().incidents[0]?.until).toBe(noon + 5 * minuteMs)
  })

  it('keeps one incident while a part goes from slow to down, and says the worst', () => {
    take([{ pages: 'slow' }, { pages: 'slow' }, { pages: 'down' }, { pages: 'slow' }])
    expect(status.read().incidents).toMatchObject([{ part: 'pages', state: 'down', until: null }])
  })

  it('is one row a day and part, of 90 days', () => {
    for (let day = 0; day < 100; day += 1) take([{}, { files: 'down' }], noon + day * 24 * 60 * minuteMs)
    for (const { part, days } of status.read().parts) {
      expect(days).toHaveLength(90)
      expect(days.at(-1)).toMatchObject(part === 'files' ? { up: 1, slow: 0, down: 1 } : { up: 2, slow: 0, down: 0 })
    }
  })
})

describe('the page', () => {
  it('says that everything works', async () => {
    take([{}, {}])
    const html = await draw(noon + 2 * minuteMs)
    expect(html).toContain('<h1>Everything works</h1>')
    expect(html).toContain('No incidents in the last 90 days.')
    expect(html).not.toContain('Open incidents')
    expect(html).toContain('100% available, measured since 28 Nov<')
    expect(html).toContain('<i></i>Not measured')
  })

  it('says neither of a record that is whole', async () => {
    for (let day = 0; day < 90; day += 1) take([{}], noon + day * 24 * 60 * minuteMs)
    const html = await draw(noon + 89 * 24 * 60 * minuteMs)
    expect(html).toContain('100% available<')
    expect(html).not.toContain('Not measured')
  })

  it('loads nothing: its faces and its logo stand in it', async () => {
    take([{}])
    const { html, policy } = await drawStatus({ ...status.read(), objectives: [] }, noon)
    expect(html.match(/src:url\(data:font\/woff2/gu)).toHaveLength(2)
    expect(html).not.toMatch(/(?:src|href)="(?!\/"|\/favicon\.svg"|\/status\.json")|url\((?!data:)/u)
    expect(policy).toContain('font-src data:;')
    expect(html.length).toBeLessThan(40_000)
  })

  it('names the part that does not, what that means, since when, and how much of the time it did', async () => {
    take([{}, {}, { email: 'slow' }, { email: 'slow' }, { email: 'slow' }])
    const html = await draw(noon + 5 * minuteMs)
    expect(html).toContain('<h1>Email is slow. The rest works.</h1>')
    expect(html).toContain('Emails arrive more than 5 minutes late. None is lost.')
    expect(html).toMatch(/Open incidents.*<h3>Email is slow<\/h3>.*Sat, 28 Nov,? 12:03 pm IST, for 2 minutes now/su)
    expect(html).toContain('100% available, problems on 1 day')
  })

  it('rounds what was available down', async () => {
    take(Array.from({ length: 20_001 }, (_, check) => (check === 7 ? { files: 'down' as const } : {})).slice(0, 1_000))
    expect(await draw(noon + 1_000 * minuteMs)).toContain('99.9% available')
  })

  it('counts the parts where several have problems', async () => {
    take([{ pages: 'down', accounts: 'down' }])
    expect(await draw(noon)).toContain('<h1>2 of 4 parts have problems</h1>')
  })

  it('says what is past in the past, and that old checks say nothing of now', async () => {
    take([{ accounts: 'down' }, { accounts: 'down' }, {}, {}])
    const html = await draw(noon + 20 * minuteMs)
    expect(html).toContain('<h1>We cannot check right now</h1>')
    expect(html).toMatch(/Past incidents.*<h3>Signing in and saving was down<\/h3>.*for 2 minutes</su)
    expect(html).not.toContain('right now. What')
  })
})

describe('/status', () => {
  const context = { waitUntil: () => {} }
  const down = () => Promise.reject(new Error('down'))
  const dead = {
    API: { fetch: down },
    RELEASES: { get: down, list: down },
    REGISTRY: { get: down },
    RELEASE_REGISTRY: { getByName: () => ({ read: down }) },
    ASSETS: { fetch: down },
    LOADER: { get: () => ({ getEntrypoint: () => ({ render: down }) }) },
  }
  const envWith = (changes: object) => ({ ...dead, ...changes }) as unknown as ShellEnv
  const ask = (env: ShellEnv, path = '/status') => answerStatus(new Request(`https://kere.test${path}`), env, context)

  it('shows the record while API, database, bundles and files are down', async () => {
    take([{ pages: 'down', accounts: 'down', email: 'down', files: 'down' }], Date.now())
    const report: StatusReport = { ...status.read(), objectives: [] }
    const answer = await ask(envWith({ STATUS_LOG: { getByName: () => ({ read: async () => report }) } }))
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('4 of 4 parts have problems')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/)
  })

  it('looks by itself where the record is away too', async () => {
    const answer = await ask(envWith({ STATUS_LOG: { getByName: () => ({ read: down }) } }), '/status.json')
    expect(answer.status).toBe(200)
    const { parts } = await answer.json<StatusReport>()
    expect(parts.map(({ part, state }) => [part, state])).toEqual([
      ['pages', 'down'],
      ['accounts', 'down'],
      ['email', 'down'],
      ['files', 'down'],
    ])
  })

  it('takes email for slow where the API says so, and for down with the API', async () => {
    const answering = (emails: string) =>
      envWith({
        API: { fetch: async () => Response.json({ status: 'ok', emails }) },
        RELEASES: { ...dead.RELEASES, list: async () => ({ objects: [{}] }) },
      })
    const states = async (env: ShellEnv) => (await checkParts(env, context)).checks
    expect(await states(answering('slow'))).toMatchObject({ accounts: 'up', email: 'slow', files: 'up' })
    expect(await states(answering('late'))).toMatchObject({ accounts: 'up', email: 'up' })
    expect(await states(answering('ok'))).toMatchObject({ accounts: 'up', email: 'up' })
    expect(await states(envWith({}))).toMatchObject({ accounts: 'down', email: 'down' })
  })
})
