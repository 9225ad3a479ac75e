export const environments = ['staging', 'production'] as const
export type Environment = (typeof environments)[number]

export const workers = ['api', 'jobs', 'shell'] as const
export type Worker = (typeof workers)[number]

export const configOf = {
  api: 'workers/api/wrangler.toml',
  jobs: 'workers/jobs/wrangler.toml',
  shell: 'wrangler.toml',
} as const satisfies Record<Worker, string>

export const secretsOf = {
  api: ['ACCESS_TOKEN_SECRET', 'SUPER_ADMIN_EMAIL', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  jobs: [],
  shell: ['ACCESS_TOKEN_SECRET', 'RELEASE_TOKEN'],
} as const satisfies Record<Worker, readonly string[]>

export interface Account {
  databases: readonly string[]
  buckets: readonly string[]
  queues: readonly string[]
  namespaces: readonly string[]
  /** The secrets of each worker that has been deployed. */
  secrets: Readonly<Partial<Record<Worker, readonly string[]>>>
  /** The domains that emails may come from; null where the account does not say. */
  mailDomains: readonly string[] | null
}

export interface DeployState {
  environment: Environment
  /** The ids in the files of this checkout; null where nobody has written one. */
  databaseId: string | null
  namespaceId: string | null
  origin: string
  mailFrom: string
  /** The names of what is set in the configuration of each worker. */
  vars: Readonly<Record<Worker, readonly string[]>>
  /** Null where nobody is asked, as in a dry run. */
  account: Account | null
  /** Names of what this checkout would release, by remote; null where its dependencies are not installed. */
  builds: Readonly<Record<string, string>> | null
  /** The releases that everybody gets; null where the site does not answer, or was not asked. */
  live: Readonly<Record<string, string>> | null
  /** Whether whoever deploys can release, too. */
  hasReleaseToken: boolean
}

export interface Look {
  path: string
  statuses: readonly number[]
}

interface Command {
  command: readonly string[]
}

/** A step that can be undone when the site fails after it. */
interface Change extends Command {
  back: readonly string[] | null
  looks: readonly Look[]
}

export type DeployStep = { title: string; missing: string | null } & (
  | ({ kind: 'create' | 'build' | 'migrate' } & Command)
  | { kind: 'write ids' }
  | { kind: 'ask'; names: readonly string[] }
  | ({ kind: 'deploy'; worker: Worker } & Change)
  | ({ kind: 'release' } & Change)
)

const suffixOf = (environment: Environment) => (environment === 'staging' ? '-staging' : '')

export function resourcesOf(environment: Environment) {
  const suffix = suffixOf(environment)
  return {
    database: `kere${suffix}`,
    namespace: `registry${suffix}`,
    buckets: [
      'releases',
      'media',
      'fellowship-applications',
      'job-applications',
      'lab-submissions',
      'impact-evidence',
    ].map((name) => name + suffix),
    queues: [`outbox${suffix}`, `outbox-bulk${suffix}`, `outbox-dead${suffix}`],
  }
}

/** The readers are in India: without a hint the data would lie near whoever deploys, which for CI is often America. */
const location = ['--location', 'apac']

/** Orders the steps so that no page asks for something that the API does not know yet. */
export function planDeploy(state: DeployState): DeployStep[] {
  return [
    ...planResources(state),
    ...planIds(state),
    ...planSecrets(state),
    {
      kind: 'build',
      title: 'build what is deployed, which is what the tests run',
      missing: null,
      command: ['node', 'scripts/build.ts'],
    },
    {
      kind: 'migrate',
      title: `apply the migrations to ${resourcesOf(state.environment).database}`,
      missing: null,
      command: wrangler(state, 'api', 'd1', 'migrations', 'apply', resourcesOf(state.environment).database, '--remote'),
    },
    ...workers.map((worker) => planWorker(state, worker)),
    ...planReleases(state),
  ]
}

const wrangler = ({ environment }: DeployState, worker: Worker, ...args: string[]) => [
  'wrangler',
  ...args,
  '--config',
  configOf[worker],
  '--env',
  environment,
]

function planResources({ environment, account }: DeployState): DeployStep[] {
  const { database, namespace, buckets, queues } = resourcesOf(environment)
  const create = (what: string, name: string, known: readonly string[] | undefined, command: string[]): DeployStep[] =>
    known?.includes(name)
      ? []
      : [
          {
            kind: 'create',
            title: `create the ${what} ${name}`,
            missing: account ? `${name} is not in the account` : 'the account was not asked; what is there is left',
            command: ['wrangler', ...command, name],
          },
        ]
  return [
    ...create('D1 database', database, account?.databases, ['d1', 'create', ...location]),
    ...create('KV namespace', namespace, account?.namespaces, ['kv', 'namespace', 'create']),
    ...buckets.flatMap((name) => create('R2 bucket', name, account?.buckets, ['r2', 'bucket', 'create', ...location])),
    ...queues.flatMap((name) => create('queue', name, account?.queues, ['queues', 'create'])),
  ]
}

function planIds({ environment, databaseId, namespaceId }: DeployState): DeployStep[] {
  const absent = [
    ...(databaseId === null ? [`database_id in ${configOf.api}`] : []),
    ...(namespaceId === null ? [`id of REGISTRY in ${configOf.shell}`] : []),
  ]
  if (absent.length === 0) return []
  const missing = `${absent.join(', ')}; commit them, they are addresses and no secrets`
  return [{ kind: 'write ids', title: `write the ids of ${environment} into the configuration`, missing }]
}

function planSecrets({ account }: DeployState): DeployStep[] {
  const names = new Set(
    workers.flatMap((worker) => secretsOf[worker].filter((name) => !account?.secrets[worker]?.includes(name))),
  )
  if (names.size === 0) return []
  const missing = account
    ? [...names].join(', ')
    : `the account was not asked; a new one needs ${[...names].join(', ')}`
  return [{ kind: 'ask', title: 'ask for secrets, which go along with the workers', missing, names: [...names] }]
}

const health: Look = { path: '/api/health', statuses: [200] }

/** If the shell is missing, nothing can be reached. Before the first release every page answers 503. */
function looksAfter({ live }: DeployState, worker: Worker): Look[] {
  const page: Look = { path: '/', statuses: Object.keys(live ?? {}).length > 0 ? [200] : [200, 503] }
  return worker === 'shell' ? [health, page] : live === null ? [] : [health, page]
}

function planWorker(state: DeployState, worker: Worker): DeployStep {
  const isNew = state.account !== null && state.account.secrets[worker] === undefined
  const isUnnamed = worker === 'jobs' && new URL(state.origin).hostname.endsWith('.example')
  return {
    kind: 'deploy',
    worker,
    title: `deploy ${worker}`,
    missing: isUnnamed
      ? `SITE_ORIGIN of ${state.environment} is still ${state.origin}: put your host into ${configOf.jobs} (SITE_ORIGIN, MAIL_FROM) and ${configOf.shell} (routes)`
      : null,
    // The built file as it is: bundled anew it would be another than the one that was tested.
    command: wrangler(state, worker, 'deploy', `dist/workers/${worker}/index.js`, '--no-bundle'),
    back: isNew
      ? null
      : wrangler(state, worker, 'rollback', '--yes', '--message', 'the site did not answer as it should'),
    looks: looksAfter(state, worker),
  }
}

function planReleases({ origin, builds, live, hasReleaseToken }: DeployState): DeployStep[] {
  const missing = hasReleaseToken ? null : 'RELEASE_TOKEN, unless it is new and was asked for'
  const release = (remote: string, title: string): DeployStep => ({
    kind: 'release',
    title,
    missing,
    command: ['node', 'scripts/release.ts', remote, '--origin', origin],
    back: live?.[remote] === undefined ? null : ['node', 'scripts/release.ts', 'rollback', remote, '--origin', origin],
    looks: [health, { path: '/', statuses: [200, 503] }],
  })
  if (builds === null) return [release('<remote>', 'release each remote whose name is not live')]
  return Object.entries(builds)
    .filter(([remote, name]) => live?.[remote] !== name)
    .map(([remote, name]) =>
      release(remote, `release ${remote} ${name}${live?.[remote] ? `, after ${live[remote]}` : ''}`),
    )
}

export function describeStep(step: DeployStep, number: number): string {
  const lines = [`${String(number).padStart(2)}. ${step.title}`]
  if ('command' in step) lines.push(step.command.join(' '))
  if (step.kind === 'deploy' || step.kind === 'release') {
    lines.push(
      step.looks.length === 0
        ? 'then: nothing can be asked before the shell is there'
        : `then: ${step.looks.map(({ path, statuses }) => `${path} answers ${statuses.join(' or ')}`).join(', ')}`,
      step.back === null ? 'else: there is nothing before it to go back to' : `else: ${step.back.join(' ')}`,
    )
  }
  if (step.missing !== null) lines.push(`missing: ${step.missing}`)
  return lines.join('\n      ')
}

export interface DeployTools {
  log(line: string): void
  carryOut(step: DeployStep): Promise<void>
  goBack(command: readonly string[]): Promise<void>
  /** Null where nothing answers. */
  statusOf(path: string): Promise<number | null>
  pause(): Promise<void>
}

const attempts = 40

/**
 * One step after the other. Where the site then answers otherwise than it should, that step is undone and nothing more is done.
 *
 * @throws with what went wrong, and what stands since
 */
export async function runDeploy(steps: readonly DeployStep[], tools: DeployTools): Promise<void> {
  for (const [index, step] of steps.entries()) {
    tools.log(describeStep({ ...step, missing: null }, index + 1))
    await tools.carryOut(step)
    if (step.kind !== 'deploy' && step.kind !== 'release') continue
    const complaint = await findComplaint(step.looks, tools)
    if (complaint === null) continue
    if (step.back === null)
      throw new Error(`${step.title}: ${complaint}. There is nothing before it to go back to; it stays as it is.`)
    await tools.goBack(step.back)
    throw new Error(`${step.title}: ${complaint}. It was taken back; the steps before it stay, and none came after it.`)
  }
}

async function findComplaint(looks: readonly Look[], { statusOf, pause }: DeployTools): Promise<string | null> {
  for (const { path, statuses } of looks) {
    let status = await statusOf(path)
    for (let left = attempts; left > 0 && !(status !== null && statuses.includes(status)); left -= 1) {
      await pause()
      status = await statusOf(path)
    }
    if (status === null || !statuses.includes(status))
      return `${path} answers ${status ?? 'nothing'}, not ${statuses.join(' or ')}`
  }
  return null
}
