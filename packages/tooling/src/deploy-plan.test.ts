import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  configOf,
  environments,
  planDeploy,
  resourcesOf,
  type Account,
  type DeployState,
  type DeployStep,
} from './deploy-plan.ts'
import { runDeploy, type DeployTools } from './deploy-run.ts'
import { describeUnset } from './deploy-settings.ts'
import { setDifference } from './set-difference.ts'
import { readTables } from './wrangler-file.ts'

const root = new URL('../../../', import.meta.url)

const empty: Account = { databases: [], buckets: [], queues: [], namespaces: [], secrets: {}, mailDomains: null }

const full: Account = {
  databases: ['kere-staging'],
  buckets: [
    'releases-staging',
    'media-staging',
    'fellowship-applications-staging',
    'job-applications-staging',
    'lab-submissions-staging',
    'impact-evidence-staging',
    'backups-staging',
  ],
  queues: ['outbox-staging', 'outbox-bulk-staging', 'outbox-dead-staging'],
  namespaces: ['registry-staging'],
  secrets: {
    api: ['ACCESS_TOKEN_SECRET', 'SUPER_ADMIN_EMAIL', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    jobs: ['SIGNING_SECRET'],
    shell: ['ACCESS_TOKEN_SECRET', 'RELEASE_TOKEN'],
  },
  mailDomains: ['staging.lake.org'],
}

const stateOf = (given: Partial<DeployState> = {}): DeployState => ({
  environment: 'staging',
  databaseId: 'a1',
  namespaceId: 'b2',
  origin: 'https://staging.lake.org',
  mailFrom: 'hello@staging.lake.org',
  vars: { api: [], jobs: ['SITE_ORIGIN', 'MAIL_FROM'], shell: [] },
  account: full,
  builds: { public: 'aaaaaaaaaaaa', admin: 'bbbbbbbbbbbb' },
  live: { public: 'aaaaaaaaaaaa', admin: '000000000000' },
  isAtOnce: false,
  hasReleaseToken: true,
  ...given,
})

const titlesOf = (given?: Partial<DeployState>) => planDeploy(stateOf(given)).map(({ title }) => title)
const stepOf = (title: string, given?: Partial<DeployState>) =>
  planDeploy(stateOf(given)).find((step) => step.title === title)

describe('the plan', () => {
  const sharesOf = (worker: string) => [
    `upload a version of ${worker}`,
    ...[0, 10, 50, 100].map((percent) => `give ${percent} % of requests the new ${worker}`),
  ]

  it('builds, migrates, deploys the API before the jobs before the shell, and releases what is not live', () => {
    expect(titlesOf()).toEqual([
      'build what is deployed, which is what the tests run',
      'apply the migrations to kere-staging',
      ...sharesOf('api'),
      'deploy jobs',
      ...sharesOf('shell'),
      'apply the routes of the shell, which come with no version',
      'release admin bbbbbbbbbbbb, after 000000000000',
    ])
  })

  it('creates what an empty account lacks, writes its ids and asks for its secrets before it builds', () => {
    expect(titlesOf({ account: empty, databaseId: null, namespaceId: null, live: null })).toEqual([
      'create the D1 database kere-staging',
      'create the KV namespace registry-staging',
      'create the R2 bucket releases-staging',
      'create the R2 bucket media-staging',
      'create the R2 bucket fellowship-applications-staging',
      'create the R2 bucket job-applications-staging',
      'create the R2 bucket lab-submissions-staging',
      'create the R2 bucket impact-evidence-staging',
      'create the R2 bucket backups-staging',
      'create the queue outbox-staging',
      'create the queue outbox-bulk-staging',
      'create the queue outbox-dead-staging',
      'write the ids of staging into the configuration',
      'ask for secrets, which go along with the workers',
      'build what is deployed, which is what the tests run',
      'apply the migrations to kere-staging',
      'deploy api',
      'deploy jobs',
      'deploy shell',
      'release public aaaaaaaaaaaa',
      'release admin bbbbbbbbbbbb',
    ])
  })

  it('asks for a secret that one of two workers lacks, once', () => {
    const account = { ...full, secrets: { ...full.secrets, shell: ['RELEASE_TOKEN'] } }
    expect(planDeploy(stateOf({ account })).filter(({ kind }) => kind === 'ask')).toEqual([
      expect.objectContaining({ names: ['ACCESS_TOKEN_SECRET'], missing: 'ACCESS_TOKEN_SECRET' }),
    ])
  })

  it('deploys the files that were built, to the environment', () => {
    expect(stepOf('deploy jobs')).toMatchObject({
      command: [
        'wrangler',
        'deploy',
        'dist/workers/jobs/index.js',
        '--no-bundle',
        '--config',
        'workers/jobs/wrangler.toml',
        '--env',
        'staging',
      ],
    })
  })

  it('gives a new version some of the requests beside the one before, and asks it by its name', () => {
    const to = ['--config', 'workers/api/wrangler.toml', '--env', 'staging']
    const deploy = ['wrangler', 'versions', 'deploy', '--yes']
    expect(stepOf('give 10 % of requests the new api')).toMatchObject({
      command: [...deploy, '<new version>@10', '<old version>@90', ...to],
      back: [...deploy, '<old version>@100', ...to],
      of: 'api',
      times: 6,
    })
    expect(stepOf('give 100 % of requests the new api')).toMatchObject({
      command: [...deploy, '<new version>@100', ...to],
    })
  })

  it('deploys at once where it is told to, and where the site is not there yet', () => {
    const atOnce = ['deploy api', 'deploy jobs', 'deploy shell']
    for (const given of [{ isAtOnce: true }, { live: null }])
      expect(titlesOf(given).filter((title) => /deploy|give|upload/.test(title))).toEqual([
        'build what is deployed, which is what the tests run',
        ...atOnce,
      ])
  })

  it('goes back where there is something before it, and only there', () => {
    expect(stepOf('deploy shell', { isAtOnce: true })).toMatchObject({
      back: expect.arrayContaining(['rollback', '--yes']),
    })
    expect(stepOf('deploy shell', { account: empty })).toMatchObject({ back: null })
    expect(stepOf('release admin bbbbbbbbbbbb', { live: {} })).toMatchObject({ back: null })
    expect(stepOf('release admin bbbbbbbbbbbb, after 000000000000')).toMatchObject({
      back: ['node', 'scripts/release.ts', 'rollback', 'admin', '--origin', 'https://staging.lake.org'],
    })
  })

  it('looks at the site after each step, as soon as there is one', () => {
    const looks = (title: string, given?: Partial<DeployState>) => stepOf(title, given)
    const health = { path: '/api/health', statuses: [200], shows: /"status":"ok"/ }
    expect(looks('deploy api', { live: null })).toMatchObject({ looks: [] })
    expect(looks('deploy shell', { live: null })).toMatchObject({
      looks: [health, { path: '/', statuses: [200, 503] }],
    })
    expect(looks('give 0 % of requests the new api')).toMatchObject({
      looks: [health, { path: '/api/courses', statuses: [200] }, { path: '/', statuses: [200], hasFiles: true }],
    })
  })

  it('says that a host is still to be named', () => {
    const { missing } = stepOf('deploy jobs', { origin: 'https://staging.kere.example' })!
    expect(missing).toContain('SITE_ORIGIN of staging is still https://staging.kere.example')
    expect(stepOf('deploy jobs')!.missing).toBeNull()
  })
})

describe('what is not configured', () => {
  const unsetOf = (given?: Partial<DeployState>) => describeUnset(stateOf(given)).map((line) => line.split(': ')[0])
  const byHand = [
    'read replication of the database, in the dashboard',
    'the zone of staging.lake.org in the account',
    'the Workers paid plan',
  ]

  it('is named with what people see without it', () => {
    expect(describeUnset(stateOf())[0]).toBe(
      'PAYMENT_PAYEE, PAYMENT_UPI_ID; or PAYMENT_PAYEE, PAYMENT_BANK_ACCOUNT, PAYMENT_BANK_IFSC, PAYMENT_BANK_NAME (api): learners who order are told that an email says how to pay, and an admin has to write it',
    )
    expect(unsetOf({ account: null })).toEqual([
      expect.stringMatching(/^PAYMENT_PAYEE/),
      'GST_GSTIN, GST_NAME, GST_ADDRESS (api)',
      'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET (api)',
      'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET (api)',
      'CHALLENGE_VERIFY_URL, CHALLENGE_SECRET (api)',
      'SCANNER_URL, SCANNER_SECRET (api)',
      'TEAM_EMAIL (api)',
      'ANALYTICS_SERVICE, ANALYTICS_ORIGIN, ANALYTICS_SITE (shell)',
      'the domain staging.lake.org under Email Sending',
      ...byHand,
    ])
  })

  it('is not named where the configuration or a secret of that worker has all of it', () => {
    const api = [
      'CHALLENGE_VERIFY_URL',
      'TEAM_EMAIL',
      'PAYMENT_PAYEE',
      'PAYMENT_UPI_ID',
      'GST_GSTIN',
      'GST_NAME',
      'GST_ADDRESS',
      'ANALYTICS_SITE',
    ]
    const vars = { api, jobs: [], shell: ['ANALYTICS_SERVICE', 'ANALYTICS_ORIGIN', 'ANALYTICS_SITE'] }
    expect(unsetOf({ vars })).toEqual([
      'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET (api)',
      'CHALLENGE_VERIFY_URL, CHALLENGE_SECRET (api)',
      'SCANNER_URL, SCANNER_SECRET (api)',
      ...byHand,
    ])
  })
})

it.each(environments)('names in %s the resources that the configuration binds', (environment) => {
  const { database, buckets, queues } = resourcesOf(environment)
  const bound = Object.values(configOf)
    .flatMap((path) => readTables(readFileSync(new URL(path, root), 'utf8')))
    .filter(({ name }) => name.startsWith(`env.${environment}.`))
    .flatMap(({ values }) => values.database_name ?? values.bucket_name ?? values.queue ?? [])
  expect(
    setDifference(bound, [database, ...buckets, ...queues], {
      missing: (name) => `create ${name} in resourcesOf.`,
      surplus: (name) => `nothing binds ${name}; take it out of resourcesOf.`,
    }),
  ).toEqual([])
})

describe('carrying it out', () => {
  const steps = () => planDeploy(stateOf())

  const page = '<script src="/assets/main.js"></script><div data-app="public"><h1>Courses</h1></div>'
  const texts: Record<string, string> = {
    '/api/health': '{"status":"ok"}',
    '/api/courses': '{"items":[]}',
    '/': page,
  }
  const answerOf = (path: string, status = 200) => ({ status, text: texts[path] ?? '' })

  function toolsOf(given: Partial<DeployTools> = {}) {
    const done: string[] = []
    const tools: DeployTools = {
      log: () => {},
      carryOut: async ({ title }) => void done.push(title),
      goBack: async (command) => void done.push(command.join(' ')),
      ask: async (path) => answerOf(path),
      pause: async () => {},
      ...given,
    }
    return { done, tools }
  }

  const titles = (all: readonly DeployStep[]) => all.map(({ title }) => title)

  it('does every step in order', async () => {
    const { done, tools } = toolsOf()
    await runDeploy(steps(), tools)
    expect(done).toEqual(titles(steps()))
  })

  it('waits for a site that takes a moment', async () => {
    let asked = 0
    const { done, tools } = toolsOf({
      ask: async (path) => ((asked += 1) < 20 && asked % 5 > 0 ? null : answerOf(path)),
    })
    await runDeploy(steps(), tools)
    expect(done).toEqual(titles(steps()))
  })

  it('takes back the step after which the site fails, and does no other', async () => {
    const { done, tools } = toolsOf()
    const failing = {
      ...tools,
      ask: async (path: string) => answerOf(path, done.includes('deploy jobs') ? 500 : 200),
    }
    await expect(runDeploy(steps(), failing)).rejects.toThrow(
      'deploy jobs: /api/health answers 500, not 200. It was taken back; the steps before it stay, and none came after it.',
    )
    expect(done.slice(-2)).toEqual([
      'deploy jobs',
      'wrangler rollback --yes --message the site did not answer as it should --config workers/jobs/wrangler.toml --env staging',
    ])
  })

  it.each([
    ['/api/health', '{"status":"no"}', '/api/health answers without "status":"ok"'],
    ['/', page.replace('<h1>Courses</h1>', ''), '/ answers without <div data-app="public"><(?!\\/div>)'],
  ])('takes back what answers 200 at %s without content', async (path, text, complaint) => {
    const { done, tools } = toolsOf()
    const ask = async (asked: string, of: string | null) =>
      of === 'shell' && asked === path ? { status: 200, text } : answerOf(asked)
    await expect(runDeploy(steps(), { ...tools, ask })).rejects.toThrow(
      `give 0 % of requests the new shell: ${complaint}. It was taken back;`,
    )
    expect(done.at(-1)).toContain('versions deploy --yes <old version>@100')
  })

  it('takes back a shell whose files the old one does not have, before anybody gets its pages', async () => {
    const { tools } = toolsOf()
    const ask = async (asked: string) => answerOf(asked, asked === '/assets/main.js' ? 404 : 200)
    await expect(runDeploy(steps(), { ...tools, ask })).rejects.toThrow(
      'give 0 % of requests the new api: / names /assets/main.js, which is not there for everybody.',
    )
  })

  it('takes nothing back that was not done', async () => {
    const { done, tools } = toolsOf()
    const refused = {
      ...tools,
      carryOut: async (step: DeployStep) => {
        if (step.title === 'upload a version of shell') throw new Error('wrangler failed')
        await tools.carryOut(step)
      },
    }
    await expect(runDeploy(steps(), refused)).rejects.toThrow('wrangler failed')
    expect(done.at(-1)).toBe('deploy jobs')
  })

  it('says so where there is nothing to go back to', async () => {
    const { done, tools } = toolsOf({ ask: async () => null })
    const first = planDeploy(stateOf({ account: empty, live: null }))
    await expect(runDeploy(first, tools)).rejects.toThrow(
      'deploy shell: /api/health answers nothing, not 200. There is nothing before it to go back to; it stays as it is.',
    )
    expect(done.at(-1)).toBe('deploy shell')
  })
})
