import { resolve } from 'node:path'
import { stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { withBuildLock, buildRemote } from './build-remote.ts'
import { remotes } from './remotes.ts'
import { readSecrets } from './local-secrets.ts'
import type { Share } from '@kere/platform/registry-edits'
import type { BuiltRelease } from './describe-release.ts'
import { readSpan, readStages, runStages } from './release-stages.ts'
import { createReleaseClient, type ReleaseClient, type ReleaseStatus } from './release-client.ts'

const usage = `
  pnpm release <remote> [--canary <percent>|team]   build one remote and make it live, for everybody, for some visitors or for signed-in admins
  pnpm release <remote> --stages team,5,25?,100 [--every 30m]   advances by itself while it is no worse; after 25 it waits for an act
  pnpm release <remote> --dry-run              build it and say what would be uploaded
  pnpm release canary <remote> <percent>|team  try what the sources are now on some visitors, or change for how many
  pnpm release preview <remote> [<release>]    a link to look at it inside the live site before it is released [--hours <1 to 168>]
  pnpm release promote <remote> [<release>]    the release on trial, or an earlier one, becomes the one for everybody
  pnpm release rollback <remote>               end the trial, or go back to the release before
  pnpm release retire <remote>                 take a remote out: its pages are found no more
  pnpm release status                          what is live, for how many, since when

  Remotes: ${remotes.join(', ')}. They go to the local platform (PORT, STATE_DIR), or to --origin with RELEASE_TOKEN set.
`

const log = (line: string) => console.log(`  ${line}`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    canary: { type: 'string' },
    'dry-run': { type: 'boolean' },
    every: { type: 'string', default: '30m' },
    hours: { type: 'string' },
    origin: { type: 'string' },
    stages: { type: 'string' },
  },
})

try {
  await main(positionals)
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function main(words: string[]) {
  const [command, remote, extra] = words
  switch (command) {
    case 'status':
      refuseAfter(words, 1)
      return show(await (await connect()).status())
    case 'preview':
      refuseAfter(words, 3)
      return preview(extra ? anyRemote(remote) : known(remote), extra)
    case 'promote':
      refuseAfter(words, 3)
      return show(await (await connect()).promote(anyRemote(remote), extra))
    case 'rollback':
      refuseAfter(words, 2)
      return show(await (await connect()).rollBack(anyRemote(remote)))
    case 'retire':
      refuseAfter(words, 2)
      return show(await (await connect()).retire(anyRemote(remote)))
    case 'canary':
      refuseAfter(words, 3)
      return show(await tryOnSome(anyRemote(remote), readShare(extra)))
    default:
      refuseAfter(words, 1)
      return release(known(command))
  }
}

function refuseAfter(words: readonly string[], count: number) {
  const unknown = words.slice(count)
  if (unknown.length > 0)
    throw new Error(`Nothing was done: what is ${unknown.map((word) => `"${word}"`).join(' ')}?\n${usage}`)
}

async function release(remote: string) {
  const stages = values.stages === undefined ? undefined : readStages(values.stages)
  const everyMs = readSpan(values.every)
  if (stages && values.canary !== undefined) throw new Error('Say --stages or --canary.')
  const share = stages?.[0]?.share ?? (values.canary === undefined ? undefined : readShare(values.canary))
  const connection = values['dry-run'] ? null : await connect()
  // The lock is held during the upload too, because another build would replace the files.
  const name = await holding(remote, async () => {
    const built = await buildRemote(remote, log)
    if (connection === null) await describeUpload(built)
    else show(await publish(connection, built, share))
    return built.name
  })
  if (connection && stages)
    await runStages({ remote, name, stages, everyMs }, { client: connection, now: Date.now, pause, log })
}

function holding<Result>(remote: string, work: () => Promise<Result>) {
  return withBuildLock(`mfe-${remote}`, work, log)
}

async function tryOnSome(remote: string, share: Share): Promise<ReleaseStatus> {
  const client = await connect()
  const { remotes: live } = await client.status()
  if (live.find(({ name }) => name === remote)?.canary) return client.canary(remote, share)
  known(remote)
  return holding(remote, async () => publish(client, await buildRemote(remote, log), share))
}

async function preview(remote: string, name?: string) {
  const hours = values.hours === undefined ? undefined : Number(values.hours)
  const client = await connect()
  const shown = name ?? (await holding(remote, async () => uploadOnly(client, await buildRemote(remote, log))))
  const { link, until } = await client.preview(remote, shown, hours)
  console.log(`\n  ${shown} of ${remote}, for whoever opens this until ${until}:\n\n  ${link}\n`)
}

async function uploadOnly(client: ReleaseClient, built: BuiltRelease): Promise<string> {
  await client.upload(built)
  await client.describe(built)
  return built.name
}

/**
 * Publishes a release. If the registry already knows it, it stays as it is, and the output must not look like a
 * success.
 */
async function publish(client: ReleaseClient, built: BuiltRelease, share?: Share): Promise<ReleaseStatus> {
  const { remote, name } = built
  const status = await client.publish(built, share)
  const live = status.remotes.find((each) => each.name === remote)
  const isThere = live?.canary?.release === name || (share === undefined && live?.stable.release === name)
  if (isThere) return status
  throw new Error(
    `${name} is no new release of ${remote}: change its sources, or promote it by its name: pnpm release promote ${remote} ${name}`,
  )
}

async function describeUpload({ remote, name, release: built, sources, copies }: BuiltRelease) {
  console.log(
    `\n  ${remote}@${name}, contract ${built.contract}, routes ${built.routes.map(({ path }) => path).join(' ')}\n`,
  )
  for (const [path, source] of Object.entries(sources)) {
    const sent = copies.find((copy) => copy.path === path)?.source ?? source
    const { size } = await stat(sent)
    console.log(
      `  ${`mf/${remote}/${name}/${path}`.padEnd(110)} ${String(size).padStart(7)} B  ${built.files[path]?.slice(0, 19)}…`,
    )
  }
  console.log(
    `\n  ${Object.keys(sources).length} files and ${copies.length} compressed copies; nothing was uploaded.\n`,
  )
}

async function connect() {
  const origin = values.origin ?? `http://localhost:${process.env.PORT ?? 8787}`
  const secrets = await readSecrets(resolve(process.env.STATE_DIR ?? '.state'))
  const token = process.env.RELEASE_TOKEN ?? (values.origin ? undefined : secrets?.releaseToken)
  if (!token) throw new Error('No token: start the local platform first (npm start), or set RELEASE_TOKEN.')
  return createReleaseClient({ origin, token })
}

function show({ remotes: live }: ReleaseStatus) {
  console.log()
  for (const { name, stable, canary, previous } of live) {
    const share = canary ? `${100 - canary.percent} of 100 visitors` : 'everybody'
    console.log(`  ${name.padEnd(10)} ${stable.release}  for ${share}, since ${stable.since}`)
    if (canary) console.log(`  ${''.padEnd(10)} ${canary.release}  ${describeTrial(canary)}, since ${canary.since}`)
    if (previous.length > 0)
      console.log(`  ${''.padEnd(10)} before: ${previous.map(({ release: earlier }) => earlier).join(', ')}`)
  }
  console.log()
}

function describeTrial({ percent, isForTeam = false }: NonNullable<ReleaseStatus['remotes'][number]['canary']>) {
  const whom = [...(isForTeam ? ['the team'] : []), ...(percent > 0 ? [`${percent} of 100 visitors`] : [])]
  return whom.length === 0 ? 'paused' : `on trial for ${whom.join(' and ')}`
}

function known(name: string | undefined): string {
  const found = remotes.find((remote) => remote === name)
  if (!found) throw new Error(`${name ? `No remote is called ${name}.` : 'Which remote?'}\n${usage}`)
  return found
}

/** Accepts any valid name, because the registry knows the remote even if its folder is gone or on another branch. */
function anyRemote(name: string | undefined): string {
  if (name === undefined || !/^[a-z]{1,30}$/.test(name)) throw new Error(`Which remote?\n${usage}`)
  return name
}

function readShare(given: string | undefined): Share {
  if (given === 'team') return given

  const percent = Number(given)
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    throw new Error('A percentage is a whole number from 1 to 99. Or say team, for signed-in admins.')
  return percent
}
