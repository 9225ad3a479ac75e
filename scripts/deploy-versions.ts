import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  configOf,
  type DeployStep,
  type Environment,
  type versionNames,
  type Worker,
} from '../packages/tooling/src/deploy-plan.ts'
import { readValue } from '../packages/tooling/src/wrangler-file.ts'
import { root } from './run-command.ts'

/** Cloudflare sends a request with this header to the version that it names, if that is part of the deployment. */
export const versionOverrides = 'Cloudflare-Workers-Version-Overrides'

export type Versions = Record<keyof typeof versionNames, string>

type Run = (command: readonly string[], env?: Record<string, string>) => Promise<string>

const configured = (worker: Worker, environment: Environment) => ['--config', configOf[worker], '--env', environment]

/** Uploads a new version. A rollback leads to the version that answers most requests at this time. */
export async function uploadVersion(
  run: Run,
  { worker, command }: Extract<DeployStep, { kind: 'upload' }>,
  args: readonly string[],
  environment: Environment,
): Promise<Versions> {
  const status = await run(['wrangler', 'deployments', 'status', '--json', ...configured(worker, environment)])
  const { versions: live } = JSON.parse(status) as Deployment
  const old = live.toSorted((a, b) => b.percentage - a.percentage)[0]!.version_id
  const folder = await mkdtemp(join(tmpdir(), 'kere-version-'))
  try {
    const file = join(folder, 'output.ndjson')
    await run([...command, ...args], { WRANGLER_OUTPUT_FILE_PATH: file })
    const lines = (await readFile(file, 'utf8')).trim().split('\n')
    const said = lines.map((line) => JSON.parse(line) as { type: string; version_id?: string })
    const uploaded = said.find(({ type }) => type === 'version-upload')?.version_id
    if (!uploaded) throw new Error(`wrangler has not said which version of ${worker} it uploaded.`)
    return { new: uploaded, old }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Deployment {
  created_on: string
  versions: { version_id: string; percentage: number }[]
}

export async function overrideOf(environment: Environment, worker: Worker, version: string) {
  const config = await readFile(join(root, configOf[worker]), 'utf8')
  return `${readValue(config, { table: `env.${environment}`, key: 'name' })}="${version}"`
}

/** Goes back to a version. The other one stays in the deployment without requests, so that it can still be asked. */
export async function goBackTo(
  { run, pause }: { run: Run; pause: () => Promise<unknown> },
  { environment, origin }: { environment: Environment; origin: string },
  worker: 'api' | 'shell',
): Promise<string> {
  const to = configured(worker, environment)
  const listed = await run(['wrangler', 'deployments', 'list', '--json', ...to])
  const whole = (JSON.parse(listed) as Deployment[])
    .toSorted((a, b) => b.created_on.localeCompare(a.created_on))
    .flatMap(({ versions: [first, second] }) => (first && !second ? [first.version_id] : []))
  const [live] = whole
  const before = whole.find((version) => version !== live)
  if (live === undefined || before === undefined) throw new Error(`There is no version of ${worker} before this one.`)
  const deployVersions = (...specs: string[]) => run(['wrangler', 'versions', 'deploy', '--yes', ...specs, ...to])
  if (worker === 'api') {
    await deployVersions(`${live}@100`, `${before}@0`)
    const lacking = new Set<string>()
    const override = await overrideOf(environment, worker, before)
    // Some locations take seconds to know a version, and send the request to the live one until then.
    for (let time = 0; time < 6; time += 1) {
      if (time > 0) await pause()
      for (const each of await findLacking(origin, override)) lacking.add(each)
    }
    if (lacking.size > 0) throw new Error(`Roll these back first, nothing was changed:\n  ${[...lacking].join('\n  ')}`)
  }
  await deployVersions(`${before}@100`)
  return before
}

async function findLacking(origin: string, override: string): Promise<string[]> {
  const token = process.env.RELEASE_TOKEN
  if (token === undefined) throw new Error('RELEASE_TOKEN is not set: without it nobody can say what is live.')
  const answer = await fetch(`${origin}/_releases/lacking-calls`, {
    headers: { authorization: `Bearer ${token}`, [versionOverrides]: override },
  })
  if (!answer.ok) throw new Error(`Nobody can say whether live releases go with that version: ${await answer.text()}`)
  return ((await answer.json()) as { lacking: string[] }).lacking
}
