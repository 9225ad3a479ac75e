import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
// The import is by path, so that a dry run works without installed dependencies.
import {
  configOf,
  environments,
  planDeploy,
  resourcesOf,
  secretsOf,
  versionNames,
  workers,
  type Account,
  type DeployState,
  type DeployStep,
  type Environment,
  type Version,
  type Worker,
} from '../packages/tooling/src/deploy-plan.ts'
import { describeStep, runDeploy, type Answer } from '../packages/tooling/src/deploy-run.ts'
import { describeUnset } from '../packages/tooling/src/deploy-settings.ts'
import { readNames, readValue, withValue } from '../packages/tooling/src/wrangler-file.ts'
import { askForSecrets } from './ask-for-secrets.ts'
import { goBackTo, overrideOf, uploadVersion, versionOverrides, type Versions } from './deploy-versions.ts'
import { root, runCommand } from './run-command.ts'

const usage = `
  pnpm run deploy --env <staging|production>             creates what is missing, deploys api, jobs and shell, releases what changed
  … --at-once   gives new versions of api and shell all requests at once, as a migration of a Durable Object needs
  … --back <api|shell>   gives all requests to the version before; refuses where a live release calls what that API does not know
  pnpm run deploy --env <staging|production> --dry-run   says each step and what is missing; asks nobody
`

const { values } = parseArgs({
  options: {
    env: { type: 'string' },
    'dry-run': { type: 'boolean' },
    'at-once': { type: 'boolean' },
    back: { type: 'string' },
  },
})
const idOf = {
  database: (environment: Environment) => ({ table: `env.${environment}.d1_databases`, key: 'database_id' }),
  namespace: (environment: Environment) => ({ table: `env.${environment}.kv_namespaces`, key: 'id' }),
}

const quiet = { CI: '1', WRANGLER_SEND_METRICS: 'false' }
const secrets = new Map<string, string>()
/** The versions of the worker that is being deployed. */
let versions: Versions | null = null

try {
  const environment = environments.find((each) => each === values.env)
  if (!environment)
    throw new Error(`${values.env ? `There is no environment ${values.env}.` : 'Which environment?'}\n${usage}`)
  if (values.back !== undefined) await goBack(environment, values.back)
  else await (values['dry-run'] ? describe(environment) : deploy(environment))
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function describe(environment: Environment) {
  const state = { ...(await readFiles(environment)), account: null, live: null }
  const steps = planDeploy(state)
  console.log(`\n  ${environment}, ${state.origin}. Nothing is done, and nobody is asked.\n`)
  for (const [index, step] of steps.entries()) console.log(`  ${describeStep(step, index + 1)}\n`)
  sayUnset(state)
  if (state.builds === null) console.log('  Nothing is installed yet: npm run setup.\n')
}

function sayUnset(state: DeployState) {
  console.log('  Where it is not set, nor done by hand, this is what people see:')
  for (const line of describeUnset(state)) console.log(`    ${line}.`)
  console.log()
}

async function deploy(environment: Environment) {
  const files = await readFiles(environment)
  requireHost(files)
  if (files.builds === null) throw new Error('Nothing is installed yet: npm run setup.')
  const account = await readAccount(environment)
  const state = { ...files, account, live: await readLive(files.origin) }
  const steps = planDeploy(state)
  if (!files.hasReleaseToken && !steps.some((step) => step.kind === 'ask' && step.names.includes('RELEASE_TOKEN')))
    throw new Error('RELEASE_TOKEN is not set: without it nothing can be released. Nothing was deployed.')
  await runDeploy(steps, {
    log: (line) => console.log(`\n  ${line}`),
    carryOut: (step) => carryOut(step, environment),
    goBack: async (command) => {
      console.log(`\n  going back: ${command.join(' ')}`)
      await run(withVersions(command))
    },
    ask: (path, of) => ask(files, path, of),
    pause: () => pause(5000),
  })
  console.log(`\n  ${environment} is deployed: ${files.origin}\n`)
  sayUnset(state)
}

async function goBack(environment: Environment, worker: string) {
  const files = await readFiles(environment)
  requireHost(files)
  if (worker !== 'api' && worker !== 'shell') throw new Error(`There is no going back of ${worker}.\n${usage}`)
  const version = await goBackTo({ run, pause: () => pause(5000) }, files, worker)
  console.log(`\n  ${worker} of ${environment} is version ${version} again.\n`)
}

function requireHost({ environment, origin, originOfApi }: DeployFiles) {
  if (new URL(origin).hostname.endsWith('.example'))
    throw new Error(
      `SITE_ORIGIN of ${environment} is still ${origin}. See: pnpm run deploy --env ${environment} --dry-run`,
    )
  if (originOfApi !== origin)
    throw new Error(`SITE_ORIGIN of ${environment} is not the same in ${configOf.api} and ${configOf.jobs}.`)
}

interface DeployFiles extends Omit<DeployState, 'account' | 'live'> {
  originOfApi: string | null
}

async function readFiles(environment: Environment): Promise<DeployFiles> {
  const read = async (worker: Worker) => readFile(join(root, configOf[worker]), 'utf8')
  const [api, jobs, shell] = await Promise.all([read('api'), read('jobs'), read('shell')])
  const vars = `env.${environment}.vars`
  return {
    environment,
    databaseId: readValue(api, idOf.database(environment)),
    namespaceId: readValue(shell, idOf.namespace(environment)),
    origin: readValue(jobs, { table: vars, key: 'SITE_ORIGIN' })!,
    originOfApi: readValue(api, { table: vars, key: 'SITE_ORIGIN' }),
    mailFrom: readValue(jobs, { table: vars, key: 'MAIL_FROM' })!,
    vars: { api: readNames(api, vars), jobs: readNames(jobs, vars), shell: readNames(shell, vars) },
    builds: existsSync(join(root, 'node_modules')) ? await readBuilds() : null,
    isAtOnce: values['at-once'] ?? false,
    hasReleaseToken: process.env.RELEASE_TOKEN !== undefined,
  }
}

async function readBuilds() {
  const { readReleaseInputs } = await import('./release-name.ts')
  const { remotes } = await import('./remotes.ts')
  return Object.fromEntries(remotes.map((remote) => [remote, readReleaseInputs(`mfe-${remote}`).name]))
}

async function readAccount(environment: Environment): Promise<Account> {
  const { namespace, ...others } = resourcesOf(environment)
  const databases = await listDatabases()
  const namespaces = await listNamespaces()
  const [buckets, queues] = [await run(['wrangler', 'r2', 'bucket', 'list']), await run(['wrangler', 'queues', 'list'])]
  return {
    databases: databases.map(({ name }) => name),
    namespaces: namespaces.map(({ title }) => title).filter((title) => title === namespace),
    // These two lists are formatted for people, so a resource is recognized by its name as a whole word.
    buckets: others.buckets.filter((name) => hasWord(buckets, name)),
    queues: others.queues.filter((name) => hasWord(queues, name)),
    secrets: await readSecretNames(environment),
    mailDomains: await listMailDomains(),
  }
}

function hasWord(text: string, word: string) {
  return new RegExp(String.raw`(^|[^\w-])${word}($|[^\w-])`, 'm').test(text)
}

async function listDatabases() {
  return JSON.parse(await run(['wrangler', 'd1', 'list', '--json'])) as { name: string; uuid: string }[]
}

async function listNamespaces() {
  return JSON.parse(await run(['wrangler', 'kv', 'namespace', 'list'])) as { title: string; id: string }[]
}

/** Lists the domains that may send mail. The command is in beta, so a failure means that they are unknown. */
async function listMailDomains() {
  const listed = await run(['wrangler', 'email', 'sending', 'list']).catch(() => null)
  return listed === null ? null : [...new Set(listed.match(/[\w-]+(?:\.[\w-]+)+/g))]
}

/**
 * Reads the names of the secrets. Cloudflare refuses this for a worker that was never deployed, so it then has none.
 */
async function readSecretNames(environment: Environment): Promise<Account['secrets']> {
  const found: Partial<Record<Worker, string[]>> = {}
  for (const worker of workers) {
    const command = [
      'wrangler',
      'secret',
      'list',
      '--format',
      'json',
      '--config',
      configOf[worker],
      '--env',
      environment,
    ]
    const listed = await run(command).catch(() => null)
    if (listed !== null) found[worker] = (JSON.parse(listed) as { name: string }[]).map(({ name }) => name)
  }
  return found
}

/**
 * Reads the live releases. Null if nothing answers yet or nobody can ask. Then every remote is released, which changes
 * nothing for those that are live.
 */
async function readLive(origin: string): Promise<DeployState['live']> {
  const token = process.env.RELEASE_TOKEN
  const isThere = await fetch(`${origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isThere) return null
  if (token === undefined) throw new Error('RELEASE_TOKEN is not set: without it nobody can say what is live.')
  const { createReleaseClient } = await import('./release-client.ts')
  const { remotes } = await createReleaseClient({ origin, token }).status()
  return Object.fromEntries(remotes.map(({ name, stable }) => [name, stable.release]))
}

async function carryOut(step: DeployStep, environment: Environment): Promise<void> {
  if (step.kind === 'write ids') await writeIds(environment)
  else if (step.kind === 'ask') for (const [name, value] of await askForSecrets(step.names)) secrets.set(name, value)
  else if (step.kind === 'deploy') await withSecretsFile(step.worker, (args) => run([...step.command, ...args]))
  else if (step.kind === 'upload')
    await withSecretsFile(
      step.worker,
      async (args) => void (versions = await uploadVersion(run, step, args, environment)),
    )
  else await run(withVersions(step.command))
}

function withVersions(command: readonly string[]) {
  const known = versions
  if (!known) return command
  return command.map((word) => word.replace(versionNames.new, known.new).replace(versionNames.old, known.old))
}

/** Asks a version. The cookie prevents cached answers. A version that is in no deployment gives no answer. */
async function ask({ environment, origin }: DeployFiles, path: string, of: Version): Promise<Answer | null> {
  const headers: Record<string, string> = { cookie: 'kere_fresh=1' }
  if (of && versions) headers[versionOverrides] = await overrideOf(environment, of, versions.new)
  try {
    const answer = await fetch(origin + path, { redirect: 'manual', headers })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return null
  }
}

async function writeIds(environment: Environment) {
  const { database, namespace } = resourcesOf(environment)
  const databaseId = (await listDatabases()).find(({ name }) => name === database)!.uuid
  const namespaceId = (await listNamespaces()).find(({ title }) => title === namespace)!.id
  const api = join(root, configOf.api)
  const shell = join(root, configOf.shell)
  await writeFile(api, withValue(await readFile(api, 'utf8'), idOf.database(environment), databaseId))
  await writeFile(shell, withValue(await readFile(shell, 'utf8'), idOf.namespace(environment), namespaceId))
}

/** Passes the secrets to the command that deploys the worker, so that it never runs without them. */
async function withSecretsFile(worker: Worker, work: (args: string[]) => Promise<unknown>) {
  const own = secretsOf[worker].filter((name) => secrets.has(name)).map((name) => [name, secrets.get(name)])
  if (own.length === 0) return work([])
  const folder = await mkdtemp(join(tmpdir(), 'kere-secrets-'))
  try {
    const file = join(folder, 'secrets.json')
    await writeFile(file, JSON.stringify(Object.fromEntries(own)), { mode: 0o600 })
    return await work(['--secrets-file', file])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function run([command, ...args]: readonly string[], more: Record<string, string> = {}) {
  const token = secrets.get('RELEASE_TOKEN')
  return runCommand(command!, args, { env: { ...quiet, ...more, ...(token && { RELEASE_TOKEN: token }) } })
}
