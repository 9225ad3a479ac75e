export const environments = ['staging', 'production'] as const
export type Environment = (typeof environments)[number]

export const workers = ['api', 'jobs', 'shell'] as const
export type Worker = (typeof workers)[number]

/** Workers whose new version first serves only some requests. The jobs worker serves none. */
const sharedWorkers = ['api', 'shell'] as const

/** The percentages of requests for the new version. At 0 it can only be reached by its name. */
const shares = [0, 10, 50, 100]

/** The number of looks at each share: at five seconds each, half a minute. */
const timesOfShare = 6

export const configOf = {
  api: 'workers/api/wrangler.toml',
  jobs: 'workers/jobs/wrangler.toml',
  shell: 'wrangler.toml',
} as const satisfies Record<Worker, string>

export const secretsOf = {
  api: ['ACCESS_TOKEN_SECRET', 'SUPER_ADMIN_EMAIL', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  jobs: ['SIGNING_SECRET'],
  shell: ['ACCESS_TOKEN_SECRET', 'RELEASE_TOKEN'],
} as const satisfies Record<Worker, readonly string[]>

export interface Account {
  databases: readonly string[]
  buckets: readonly string[]
  queues: readonly string[]
  namespaces: readonly string[]
  /** The names of the secrets of each deployed worker. */
  secrets: Readonly<Partial<Record<Worker, readonly string[]>>>
  /** The domains that may send email; null if the account does not tell. */
  mailDomains: readonly string[] | null
}

export interface DeployState {
  environment: Environment
  /** The id in this checkout's configuration; null if there is none. */
  databaseId: string | null
  namespaceId: string | null
  origin: string
  mailFrom: string
  /** The names of the variables in each worker's configuration. */
  vars: Readonly<Record<Worker, readonly string[]>>
  /** Null if the account is not asked, as in a dry run. */
  account: Account | null
  /**
   * The names of the releases that this checkout would publish, by remote; null if its dependencies are not installed.
   */
  builds: Readonly<Record<string, string>> | null
  /** The releases that everybody gets; null if the site was not asked or does not answer. */
  live: Readonly<Record<string, string>> | null
  /** If true, new versions get all requests at once. */
  isAtOnce: boolean
  /** True if the deployment can also publish releases. */
  hasReleaseToken: boolean
}

/** The worker whose new version is asked; null for any version. */
export type Version = (typeof sharedWorkers)[number] | null

export interface Look {
  path: string
  statuses: readonly number[]
  /** A pattern that the answer must contain, because an empty page has status 200 too. */
  shows?: RegExp
  /**
   * If true, every file of the shell that the page names must be available at every version, because a page of the new
   * shell may be followed by a request to the old one.
   */
  hasFiles?: boolean
}

interface Command {
  command: readonly string[]
}

/** A step that is undone if the site fails after it. */
interface Change extends Command {
  back: readonly string[] | null
  looks: readonly Look[]
  of: Version
  times: number
}

export type DeployStep = { title: string; missing: string | null } & (
  | ({ kind: 'create' | 'build' | 'migrate' } & Command)
  | { kind: 'write ids' }
  | { kind: 'ask'; names: readonly string[] }
  | ({ kind: 'upload'; worker: Worker } & Command)
  | ({ kind: 'deploy'; worker: Worker } & Change)
  | ({ kind: 'share'; worker: Worker } & Change)
  | ({ kind: 'triggers' } & Command)
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
      'backups',
    ].map((name) => name + suffix),
    queues: [`outbox${suffix}`, `outbox-bulk${suffix}`, `outbox-dead${suffix}`],
  }
}

/**
 * The readers are in India. Without this hint, the data would be stored near the person who deploys or near CI, which
 * is often in America.
 */
const location = ['--location', 'apac']

/** Orders the steps so that no page calls an endpoint that the API does not have yet. */
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
    ...workers.flatMap((worker) => planWorker(state, worker)),
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

const health: Look = { path: '/api/health', statuses: [200], shows: /"status":"ok"/ }

/** This request reads tables, unlike the health check. */
const courses: Look = { path: '/api/courses', statuses: [200], shows: /"items":\[/ }

/** The element of the remote is empty if its content could not be rendered. */
const home: Look = { path: '/', statuses: [200], shows: /<div data-app="public"><(?!\/div>)/, hasFiles: true }

const homeOrNothing: Look = { path: '/', statuses: [200, 503] }

/** Without a shell nothing can be reached. Before the first release every page answers 503. */
function looksAfter({ account, live }: DeployState, worker: Worker): Look[] {
  if (account && live === null) return worker === 'shell' ? [health, homeOrNothing] : []
  return [health, courses, live && live.public === undefined ? homeOrNothing : home]
}

/** Placeholders for the ids of versions, which are known only after the upload. */
export const versionNames = { new: '<new version>', old: '<old version>' }

function planWorker(state: DeployState, worker: Worker): DeployStep[] {
  const { account, origin, environment, isAtOnce, live } = state
  const isNew = account !== null && account.secrets[worker] === undefined
  const isUnnamed = worker === 'jobs' && new URL(origin).hostname.endsWith('.example')
  const looks = looksAfter(state, worker)
  // Deploys the built file unchanged, because another bundling would give a file that was not tested.
  const file = [`dist/workers/${worker}/index.js`, '--no-bundle']
  const shared = sharedWorkers.find((each) => each === worker)
  if (!shared || isNew || isAtOnce || (account && live === null))
    return [
      {
        kind: 'deploy',
        worker,
        title: `deploy ${worker}`,
        missing: isUnnamed
          ? `SITE_ORIGIN of ${environment} is still ${origin}: put your host into ${configOf.jobs} (SITE_ORIGIN, MAIL_FROM), ${configOf.api} (SITE_ORIGIN) and ${configOf.shell} (routes)`
          : null,
        command: wrangler(state, worker, 'deploy', ...file),
        back: isNew
          ? null
          : wrangler(state, worker, 'rollback', '--yes', '--message', 'the site did not answer as it should'),
        looks,
        of: null,
        times: 1,
      },
    ]
  const share = (percent: number) =>
    wrangler(
      state,
      worker,
      'versions',
      'deploy',
      '--yes',
      `${versionNames.new}@${percent}`,
      ...(percent < 100 ? [`${versionNames.old}@${100 - percent}`] : []),
    )
  return [
    {
      kind: 'upload',
      worker,
      title: `upload a version of ${worker}`,
      missing: account ? null : `the account was not asked; a worker that is not there yet is deployed at once`,
      command: wrangler(state, worker, 'versions', 'upload', ...file),
    },
    ...shares.map((percent): DeployStep => ({
      kind: 'share',
      worker,
      title: `give ${percent} % of requests the new ${worker}`,
      missing: null,
      command: share(percent),
      back: wrangler(state, worker, 'versions', 'deploy', '--yes', `${versionNames.old}@100`),
      looks,
      of: shared,
      times: timesOfShare,
    })),
    ...(worker === 'shell'
      ? [
          {
            kind: 'triggers' as const,
            title: 'apply the routes of the shell, which come with no version',
            missing: null,
            command: wrangler(state, worker, 'triggers', 'deploy'),
          },
        ]
      : []),
  ]
}

function planReleases({ origin, builds, live, hasReleaseToken }: DeployState): DeployStep[] {
  const missing = hasReleaseToken ? null : 'RELEASE_TOKEN, unless it is new and was asked for'
  const release = (remote: string, title: string): DeployStep => ({
    kind: 'release',
    title,
    missing,
    command: ['node', 'scripts/release.ts', remote, '--origin', origin],
    back: live?.[remote] === undefined ? null : ['node', 'scripts/release.ts', 'rollback', remote, '--origin', origin],
    looks: [health, remote === 'public' || live?.public !== undefined ? home : homeOrNothing],
    of: null,
    times: 1,
  })
  if (builds === null) return [release('<remote>', 'release each remote whose name is not live')]
  return Object.entries(builds)
    .filter(([remote, name]) => live?.[remote] !== name)
    .map(([remote, name]) =>
      release(remote, `release ${remote} ${name}${live?.[remote] ? `, after ${live[remote]}` : ''}`),
    )
}
