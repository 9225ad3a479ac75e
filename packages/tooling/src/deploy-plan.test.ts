import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  configOf,
  environments,
  planDeploy,
  resourcesOf,
  runDeploy,
  type Account,
  type DeployState,
  type DeployStep,
  type DeployTools,
} from './deploy-plan.ts'
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
  ],
  queues: ['outbox-staging', 'outbox-bulk-staging', 'outbox-dead-staging'],
  namespaces: ['registry-staging'],
  secrets: {
    api: ['ACCESS_TOKEN_SECRET', 'SUPER_ADMIN_EMAIL', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    jobs: [],
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
  hasReleaseToken: true,
  ...given,
})

const titlesOf = (given?: Partial<DeployState>) => planDeploy(stateOf(given)).map(({ title }) => title)
const stepOf = (title: string, given?: Partial<DeployState>) =>
  planDeploy(stateOf(given)).find((step) => step.title === title)

describe('the plan', () => {
  it('builds, migrates, deploys the API before the jobs before the shell, and releases what is not live', () => {
    expect(titlesOf()).toEqual([
      'build what is deployed, which is what the tests run',
      'apply the migrations to kere-staging',
      'deploy api',
      'deploy jobs',
      'deploy shell',
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

  it('goes back where there is something before it, and only there', () => {
    expect(stepOf('deploy shell')).toMatchObject({ back: expect.arrayContaining(['rollback', '--yes']) })
    expect(stepOf('deploy shell', { account: empty })).toMatchObject({ back: null })
    expect(stepOf('release admin bbbbbbbbbbbb', { live: {} })).toMatchObject({ back: null })
    expect(stepOf('release admin bbbbbbbbbbbb, after 000000000000')).toMatchObject({
      back: ['node', 'scripts/release.ts', 'rollback', 'admin', '--origin', 'https://staging.lake.org'],
    })
  })

  it('looks at the site after each step, as soon as there is one', () => {
    const looks = (title: string, given?: Partial<DeployState>) => stepOf(title, given)
    const health = { path: '/api/health', statuses: [200] }
    expect(looks('deploy api', { live: null })).toMatchObject({ looks: [] })
    expect(looks('deploy shell', { live: null })).toMatchObject({
      looks: [health, { path: '/', statuses: [200, 503] }],
    })
    expect(looks('deploy api')).toMatchObject({ looks: [health, { path: '/', statuses: [200] }] })
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
      'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET (api)',
      'CHALLENGE_VERIFY_URL, CHALLENGE_SECRET (api)',
      'TEAM_EMAIL (api)',
      'ANALYTICS_SERVICE, ANALYTICS_ORIGIN, ANALYTICS_SITE (shell)',
      'the domain staging.lake.org under Email Sending',
      ...byHand,
    ])
  })

  it('is not named where the configuration or a secret of that worker has all of it', () => {
    const api = ['CHALLENGE_VERIFY_URL', 'TEAM_EMAIL', 'PAYMENT_PAYEE', 'PAYMENT_UPI_ID', 'ANALYTICS_SITE']
    const vars = { api, jobs: [], shell: ['ANALYTICS_SERVICE', 'ANALYTICS_ORIGIN', 'ANALYTICS_SITE'] }
    expect(unsetOf({ vars })).toEqual(['CHALLENGE_VERIFY_URL, CHALLENGE_SECRET (api)', ...byHand])
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

  function toolsOf(given: Partial<DeployTools> = {}) {
    const done: string[] = []
    const tools: DeployTools = {
      log: () => {},
      carryOut: async ({ title }) => void done.push(title),
      goBack: async (command) => void done.push(command.join(' ')),
      statusOf: async () => 200,
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
    const { done, tools } = toolsOf({ statusOf: async () => ((asked += 1) % 5 === 0 ? 200 : null) })
    await runDeploy(steps(), tools)
    expect(done).toEqual(titles(steps()))
  })

  it('takes back the step after which the site fails, and does no other', async () => {
    const { done, tools } = toolsOf()
    const failing = { ...tools, statusOf: async () => (done.includes('deploy jobs') ? 500 : 200) }
    await expect(runDeploy(steps(), failing)).rejects.toThrow(
      'deploy jobs: /api/health answers 500, not 200. It was taken back; the steps before it stay, and none came after it.',
    )
    expect(done.slice(-2)).toEqual([
      'deploy jobs',
      'wrangler rollback --yes --message the site did not answer as it should --config workers/jobs/wrangler.toml --env staging',
    ])
  })

  it('takes nothing back that was not done', async () => {
    const { done, tools } = toolsOf()
    const refused = {
      ...tools,
      carryOut: async (step: DeployStep) => {
        if (step.title === 'deploy shell') throw new Error('wrangler failed')
        await tools.carryOut(step)
      },
    }
    await expect(runDeploy(steps(), refused)).rejects.toThrow('wrangler failed')
    expect(done.at(-1)).toBe('deploy jobs')
  })

  it('says so where there is nothing to go back to', async () => {
    const { done, tools } = toolsOf({ statusOf: async () => null })
    const first = planDeploy(stateOf({ account: empty, live: null }))
    await expect(runDeploy(first, tools)).rejects.toThrow(
      'deploy shell: /api/health answers nothing, not 200. There is nothing before it to go back to; it stays as it is.',
    )
    expect(done.at(-1)).toBe('deploy shell')
  })
})
