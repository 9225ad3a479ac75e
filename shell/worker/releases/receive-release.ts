import { encodings, type Encoding } from '@kere/platform/encodings'
import { release, releasePath, type Registry, type Release } from '@kere/platform/registry'
import { RegistryRefusal, revisionOf, type Share } from '@kere/platform/registry-edits'
import type { RegistryAct, ReleaseStatus } from '@kere/platform/release-problems'
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import type { ShellEnv } from '../env.ts'
import { contentTypeOf } from '../files/stored-file.ts'
import { decode, maxFileBytes } from '../http/decode.ts'
import { readUpTo } from '../http/read-up-to.ts'
import { authorizeRelease, refuseRelease } from './authorize-release.ts'
import { findFault, findLackingCall, findOldFault, type Fault } from './check-release.ts'
import { formatIntegrity, integrityOfBytes } from './integrity.ts'
import { integrityOf, objectKey } from './missing-file.ts'
import { keepRegistry, learnRegistry, parseRegistry, registryOf } from './read-registry.ts'
import { applyAct, type Order } from './registry-acts.ts'
import { readDescription, storeDescription } from './release-description.ts'
import { pathOfPreview, writePreviewToken } from '../preview/preview-token.ts'
import { summarizeHistory, summarizeReleases } from './summarize-releases.ts'
import type { Watch } from '../watch/watch-tables.ts'

const remotePath = '/:remote{[a-z]{1,30}}'
const releaseRoute = `${remotePath}/:release{[0-9a-f]{12}}` as const

const shareQuery = z.union([z.literal('team'), z.coerce.number().check(z.int(), z.minimum(1), z.maximum(99))])

const hoursQuery = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(168))

const historyQuery = z.object({
  remote: z._default(z.nullable(z.string()), null),
  before: z._default(z.coerce.number().check(z.int(), z.minimum(1)), Number.MAX_SAFE_INTEGER),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
})

/**
 * The description that the author of an act gives. It is not verified, because anybody with the token may write
 * anything.
 */
const wordsQuery = z.object({
  by: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
  reason: z._default(z.nullable(z.string().check(z.maxLength(500))), null),
  commit: z._default(z.nullable(z.string().check(z.regex(/^[0-9a-f]{7,40}\+?$/))), null),
})

const versionOverrides = 'cloudflare-workers-version-overrides'

type ReleaseContext = Context<{ Bindings: ShellEnv }>

/**
 * Receives releases. No path can be overwritten with other bytes, a compressed copy must decode to its file, and every
 * declared file must exist.
 */
export const receiveRelease = new Hono<{ Bindings: ShellEnv }>()
  .use(authorizeRelease)
  .get('/', async ({ env, json }) => {
    const status = describeStatus(learnRegistry(await registryOf(env).read()))
    const trials: Watch[] = await registryOf(env).listTrials()
    return json({ ...status, ...summarizeHistory(trials, []) })
  })
  .get('/history', async ({ env, json, req }) => {
    const asked = z.safeParse(historyQuery, req.query())
    if (!asked.success) return refuseRelease('validation_failed', 'Ask with remote, before and limit.')
    const acts: RegistryAct[] = await registryOf(env).listActs(asked.data)
    return json({ acts })
  })
  /**
   * Answers the live releases with calls that an API version lacks. The version override names the API, and is passed
   * on explicitly, because a service binding does not do that.
   */
  .get('/lacking-calls', async ({ env, json, req }) => {
    const override = req.header(versionOverrides)
    const { remotes } = learnRegistry(await registryOf(env).read())
    const faults = Object.entries(remotes).flatMap(([name, { stable, canary, releases }]) =>
      [stable, canary].map(async (live) => {
        const found = live && releases[live.release]
        const fault = found && (await findLackingCall(env, found, override ? { [versionOverrides]: override } : {}))
        return fault ? `${name} ${live.release}: ${fault.detail}` : []
      }),
    )
    return json({ lacking: (await Promise.all(faults)).flat() })
  })
  .put(`${releaseRoute}/files/:path{.+}`, async (context) => {
    const { remote, release: name, path } = context.req.param()
    const contentType = contentTypeOf(path)
    if (!contentType || !z.safeParse(releasePath, path).success)
      return refuseRelease('validation_failed', `This is no file of a release: ${path}`)
    const { bytes, isWhole } = await readUpTo(context.req.raw, maxFileBytes)
    if (!isWhole) return refuseRelease('payload_too_large', `The file is too large: ${path}`)

    return storeOnce(context, objectKey(remote, name, path), bytes)
  })
  .put(`${releaseRoute}/:encoding{br|gzip}/:path{.+}`, async (context) => {
    const { remote, release: name, path } = context.req.param()
    // The route's pattern accepts only valid encodings.
    const encoding = context.req.param('encoding') as Encoding
    const { bytes, isWhole } = await readUpTo(context.req.raw, maxFileBytes)
    if (!isWhole) return refuseRelease('payload_too_large', `The file is too large: ${path}`)

    const key = objectKey(remote, name, path)
    const plain = integrityOf(await context.env.RELEASES.head(key))
    const decoded = decode(encoding, bytes)
    const isCopy = decoded && plain === (await integrityOfBytes(decoded))
    if (!isCopy) return refuseRelease('copy_differs', `This is no copy of ${path}`)
    return storeOnce(context, key + encodings[encoding], bytes)
  })
  .put(releaseRoute, async (context) => {
    const { remote, release: name } = context.req.param()
    const share = readShare(context.req.query('percent'))
    if (share === undefined) return refuseRelease('validation_failed', noShare)
    const taken = await takeDescription(context, remote, name)
    if ('refusal' in taken) return taken.refusal
    return editRegistry(context, remote, { kind: 'release', name, release: taken.release, share })
  })
  /** Checks the description like a release, without making it live. */
  .put(`${releaseRoute}/description`, async (context) => {
    const { remote, release: name } = context.req.param()
    const taken = await takeDescription(context, remote, name)
    return 'refusal' in taken ? taken.refusal : context.text('Stored', 201)
  })
  .post(`${releaseRoute}/preview`, async ({ env, json, req }) => {
    const { remote, release: name } = req.param()
    const hours = z.safeParse(hoursQuery, req.query('hours') ?? '24')
    if (!hours.success) return refuseRelease('validation_failed', 'A preview lasts from 1 to 168 hours')
    const live = parseRegistry(await registryOf(env).read()) ?? { remotes: {} }
    if ((await readDescription(env, live, remote, name)) === null)
      return refuseRelease('unknown_release', `${name} is no release of ${remote}: upload it first.`)
    const until = Date.now() + hours.data * 60 * 60_000
    const token = await writePreviewToken({ remote, release: name, until }, env.RELEASE_TOKEN ?? '')
    return json({ path: pathOfPreview(token), until: new Date(until).toISOString() })
  })
  .put(`${remotePath}/canary`, async (context) => {
    const share = readShare(context.req.query('percent'))
    if (!share) return refuseRelease('validation_failed', noShare)
    return editRegistry(context, context.req.param('remote'), { kind: 'canary', share })
  })
  .post(`${remotePath}/promotion`, (context) =>
    editRegistry(context, context.req.param('remote'), {
      kind: 'promotion',
      name: context.req.query('release') ?? null,
    }),
  )
  .post(`${remotePath}/rollback`, (context) => editRegistry(context, context.req.param('remote'), { kind: 'rollback' }))
  .delete(remotePath, (context) => editRegistry(context, context.req.param('remote'), { kind: 'retirement' }))
  .onError((error) => {
    console.error(JSON.stringify({ event: 'release_failed', reason: String(error) }))
    return refuseRelease('registry_unavailable', 'Look at the status: this may be done or not.')
  })

async function takeDescription(
  context: ReleaseContext,
  remote: string,
  name: string,
): Promise<{ release: Release } | { refusal: Response }> {
  const { bytes, isWhole } = await readUpTo(context.req.raw, maxFileBytes)
  const refuse = (...because: Parameters<typeof refuseRelease>) => ({ refusal: refuseRelease(...because) })
  if (!isWhole) return refuse('payload_too_large', 'The release is too large')
  const sent = z.safeParse(release, parseJson(new TextDecoder().decode(bytes)))
  if (!sent.success) return refuse('validation_failed', 'This is no release')
  const lost = findLostForm(sent.data)
  if (lost) return refuse('validation_failed', `The form ${lost} stands on no page of this release`)
  const many = findManyAddressed(sent.data)
  if (many) return refuse('validation_failed', `${many} is the address of many pages and can have no alias`)
  const fault = await findFault(context.env, { name: remote, releaseName: name, release: sent.data })
  if (fault) return refuse(fault.code, fault.detail)
  if (!(await storeDescription(context.env, remote, name, sent.data)))
    return refuse('release_differs', `${name} of ${remote} is another release already.`)
  return { release: sent.data }
}

const noShare = 'A trial is for a whole number from 1 to 99 percent, or for the team'

async function storeOnce({ env, text }: ReleaseContext, key: string, bytes: ArrayBuffer) {
  const sha384 = await crypto.subtle.digest('SHA-384', bytes)
  const stored = await env.RELEASES.put(key, bytes, { sha384, onlyIf: { etagDoesNotMatch: '*' } })
  if (stored) return text('Stored', 201)
  const present = integrityOf(await env.RELEASES.head(key))
  if (present === formatIntegrity(sha384)) return text('Already there', 200)
  return refuseRelease('file_differs', `This path holds other bytes: ${key}`)
}

async function editRegistry(context: ReleaseContext, remote: string, asked: Order['act']): Promise<Response> {
  const { env, json, req } = context
  const words = z.safeParse(wordsQuery, req.query())
  if (!words.success)
    return refuseRelease('validation_failed', 'Say by whom, why and from which commit in fewer words.')
  const seen = readRevision(req.header('if-match'))
  if (seen === undefined) return refuseRelease('validation_failed', 'If-Match names no revision')
  const act = await withStored(env, remote, asked)
  const target = await findTarget(env, remote, act)
  if ('refusal' in target) return refuseRelease(target.refusal.code, target.refusal.detail)
  const edited = await registryOf(env).edit({ remote, act, seen, leadsTo: target.leadsTo, ...words.data })
  if ('refusal' in edited) return refuseRelease(edited.refusal.code, edited.refusal.detail)
  return json(describeStatus(keepRegistry(edited.text)))
}

/**
 * The registry forgets a release that was taken back. Its description stays beside its files for as long as they do.
 */
async function withStored(env: ShellEnv, remote: string, act: Order['act']): Promise<Order['act']> {
  if (act.kind !== 'promotion' || act.name === null) return act
  const live = parseRegistry(await registryOf(env).read()) ?? { remotes: {} }
  return { ...act, stored: await readDescription(env, live, remote, act.name) }
}

/** Finds the release that a promotion or rollback makes live again, and checks it once more. */
async function findTarget(
  env: ShellEnv,
  remote: string,
  act: Order['act'],
): Promise<{ leadsTo: string | null } | { refusal: Fault }> {
  if (act.kind !== 'promotion' && act.kind !== 'rollback') return { leadsTo: null }
  const live = parseRegistry(await registryOf(env).read()) ?? { remotes: {} }
  try {
    const next = applyAct(live, { remote, act }, new Date().toISOString()).remotes[remote]!
    const leadsTo = next.stable.release
    if (leadsTo === live.remotes[remote]?.stable.release) return { leadsTo }
    const refusal = await findOldFault(env, { name: remote, releaseName: leadsTo, release: next.releases[leadsTo]! })
    return refusal ? { refusal } : { leadsTo }
  } catch (error) {
    if (error instanceof RegistryRefusal) return { refusal: { code: error.code, detail: error.message } }
    throw error
  }
}

const describeStatus = (registry: Registry): ReleaseStatus => ({
  ...summarizeReleases(registry),
  revisions: Object.fromEntries(Object.entries(registry.remotes).map(([name, known]) => [name, revisionOf(known)])),
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Returns `null` if no share was given, `undefined` if it is invalid. */
function readShare(given: string | undefined): Share | null | undefined {
  if (given === undefined) return null
  return z.safeParse(shareQuery, given).data
}

/** Reads a revision written as `"7"`. Returns `null` if none was given, `undefined` if it is invalid. */
function readRevision(given: string | undefined): number | null | undefined {
  if (given === undefined) return null
  const [, revision] = /^"(\d{1,15})"$/.exec(given) ?? []
  return revision === undefined ? undefined : Number(revision)
}

/** Finds a form whose page does not exist, because a refused submission could not return to it. */
const findLostForm = ({ routes, forms }: Release) =>
  forms.find(({ page }) => !routes.some(({ path }) => path === page))?.name

const findManyAddressed = ({ routes }: Release) =>
  routes.find(({ path, aliases = [] }) => aliases.length > 0 && /[:*]/.test(path))?.path
