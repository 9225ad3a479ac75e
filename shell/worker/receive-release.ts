import { encodings, type Encoding } from '@kere/platform/encodings'
import { addRelease, promoteRelease, RegistryRefusal, resizeCanary, rollBack } from '@kere/platform/registry-edits'
import { release, releasePath, type Registry, type Release } from '@kere/platform/registry'
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { decode, maxFileBytes } from './decode.ts'
import type { ShellEnv } from './env.ts'
import { formatIntegrity, integrityOfBytes } from './integrity.ts'
import { findMissingFile, integrityOf, objectKey } from './missing-file.ts'
import { forgetRegistry, keepRegistry, parseRegistry, readDeployedRegistry, registryKey } from './read-registry.ts'
import { readUpTo } from './read-up-to.ts'
import { contentTypeOf } from './stored-file.ts'
import { summarizeReleases } from './summarize-releases.ts'

const remotePath = '/:remote{[a-z]{1,30}}'
const releaseRoute = `${remotePath}/:release{[0-9a-f]{12}}` as const

const percentQuery = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(99))

type ReleaseContext = Context<{ Bindings: ShellEnv }>

/** No path is overwritten with other bytes, a copy must decode to its file, and every file named must be there. */
export const receiveRelease = new Hono<{ Bindings: ShellEnv }>()
  .use(async (context, next) => {
    if (await isAuthorized(context.req.header('authorization'), context.env.RELEASE_TOKEN)) return next()
    return context.text('Unauthorized', 401)
  })
  .get('/', async (context) => {
    // The next page must show what is answered here as live.
    forgetRegistry()
    return context.json(summarizeReleases((await readForEdit(context)).live))
  })
  .put(`${releaseRoute}/files/:path{.+}`, async (context) => {
    const { remote, release: name, path } = context.req.param()
    const contentType = contentTypeOf(path)
    if (!contentType || !z.safeParse(releasePath, path).success)
      return context.text('This is no file of a release', 422)
    const { bytes, isWhole } = await readUpTo(context.req.raw, maxFileBytes)
    if (!isWhole) return context.text('The file is too large', 413)

    return storeOnce(context, objectKey(remote, name, path), bytes)
  })
  .put(`${releaseRoute}/:encoding{br|gzip}/:path{.+}`, async (context) => {
    const { remote, release: name, path } = context.req.param()
    // The route's pattern takes no other.
    const encoding = context.req.param('encoding') as Encoding
    const { bytes, isWhole } = await readUpTo(context.req.raw, maxFileBytes)
    if (!isWhole) return context.text('The file is too large', 413)

    const key = objectKey(remote, name, path)
    const plain = integrityOf(await context.env.RELEASES.head(key))
    const decoded = decode(encoding, bytes)
    const isCopy = decoded && plain === (await integrityOfBytes(decoded))
    if (!isCopy) return context.text('This is no copy of the file at this path', 409)
    return storeOnce(context, key + encodings[encoding], bytes)
  })
  .put(releaseRoute, async (context) => {
    const { remote, release: name } = context.req.param()
    const { bytes, isWhole } = await readUpTo(context.req.raw, maxFileBytes)
    if (!isWhole) return context.text('The release is too large', 413)
    const sent = z.safeParse(release, parseJson(new TextDecoder().decode(bytes)))
    if (!sent.success) return context.text('This is no release', 422)
    const lost = findLostForm(sent.data)
    if (lost) return context.text(`The form ${lost} stands on no page of this release`, 422)
    const percent = readPercent(context.req.query('percent'))
    if (percent === undefined) return context.text('A percentage is a whole number from 1 to 99', 422)
    const missing = await findMissingFile(context.env, remote, name, sent.data)
    if (missing) return context.text(`Not there, or not with these bytes: ${missing}`, 409)
    return editRegistry(context, (live, at) => addRelease(live, { remote, at }, name, sent.data, percent))
  })
  .put(`${remotePath}/canary`, async (context) => {
    const percent = readPercent(context.req.query('percent'))
    if (!percent) return context.text('A percentage is a whole number from 1 to 99', 422)
    return editRegistry(context, (live, at) => resizeCanary(live, { remote: context.req.param('remote'), at }, percent))
  })
  .post(`${remotePath}/promotion`, (context) =>
    editRegistry(context, (live, at) =>
      promoteRelease(live, { remote: context.req.param('remote'), at }, context.req.query('release')),
    ),
  )
  .post(`${remotePath}/rollback`, (context) =>
    editRegistry(context, (live, at) => rollBack(live, { remote: context.req.param('remote'), at })),
  )

async function storeOnce({ env, text }: ReleaseContext, key: string, bytes: ArrayBuffer) {
  const sha384 = await crypto.subtle.digest('SHA-384', bytes)
  const stored = await env.RELEASES.put(key, bytes, { sha384, onlyIf: { etagDoesNotMatch: '*' } })
  if (stored) return text('Stored', 201)
  const present = integrityOf(await env.RELEASES.head(key))
  if (present === formatIntegrity(sha384)) return text('Already there', 200)
  return text('This path holds other bytes', 409)
}

/** KV has no transaction and may show an older value for a minute: releases are made one at a time, from one place. */
async function editRegistry(context: ReleaseContext, edit: (live: Registry, at: string) => Registry) {
  try {
    const { live, isStored } = await readForEdit(context)
    const next = edit(live, new Date().toISOString())
    const text = JSON.stringify(next)
    if (next !== live || !isStored) await context.env.REGISTRY.put(registryKey, text)
    keepRegistry(text, next)
    return context.json(summarizeReleases(next))
  } catch (error) {
    if (error instanceof RegistryRefusal) return context.text(error.message, 409)
    throw error
  }
}

async function readForEdit({ env, req }: ReleaseContext): Promise<{ live: Registry; isStored: boolean }> {
  const live = parseRegistry(await env.REGISTRY.get(registryKey))
  if (live) return { live, isStored: true }
  return { live: await readDeployedRegistry(env, new URL(req.url).origin), isStored: false }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** `null` where none was given, `undefined` where it is none. */
function readPercent(given: string | undefined): number | null | undefined {
  if (given === undefined) return null
  return z.safeParse(percentQuery, given).data
}

/** A form that could not come back when it is refused. */
const findLostForm = ({ routes, forms }: Release) =>
  forms.find(({ page }) => !routes.some(({ path }) => path === page))?.name

async function isAuthorized(header: string | undefined, token: string | undefined) {
  if (!token || !header) return false
  const digest = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  // Digests are of one length, so that the comparison's time tells nothing.
  return crypto.subtle.timingSafeEqual(await digest(header), await digest(`Bearer ${token}`))
}
