import { registry, release, releasePath, type Registry, type Release } from '@kere/platform/registry'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { ShellEnv } from './env.ts'
import { formatIntegrity } from './integrity.ts'
import { registryKey } from './read-registry.ts'
import { objectKey } from './remote-files.ts'

const maxFileBytes = 5 * 1024 * 1024

const contentTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  json: 'application/json; charset=utf-8',
}

/**
 * Takes the files of a release one by one, then the release itself. A path is never overwritten with other bytes, and a
 * release is announced only when every file that it names is there with the bytes that it names.
 */
export const receiveRelease = new Hono<{ Bindings: ShellEnv }>()
  .use(async (context, next) => {
    if (!(await isAuthorised(context.req.header('authorization'), context.env.RELEASE_TOKEN))) return context.text('Unauthorised', 401)
    return next()
  })
  .put('/:remote{[a-z]{1,30}}/:release{[0-9a-f]{12}}/files/:path{.+}', async (context) => {
    const { remote, release: name, path } = context.req.param()
    const contentType = contentTypes[path.split('.').at(-1) ?? '']
    if (!contentType || !z.safeParse(releasePath, path).success) return context.text('This is no file of a release', 422)
    const bytes = await context.req.arrayBuffer()
    if (bytes.byteLength > maxFileBytes) return context.text('The file is too large', 413)

    const key = objectKey(remote, name, path)
    const sha384 = await crypto.subtle.digest('SHA-384', bytes)
    const stored = await context.env.RELEASES.put(key, bytes, {
      sha384,
      httpMetadata: { contentType },
      onlyIf: { etagDoesNotMatch: '*' },
    })
    if (stored) return context.text('Stored', 201)
    const present = await context.env.RELEASES.head(key)
    return integrityOf(present) === formatIntegrity(sha384)
      ? context.text('Already there', 200)
      : context.text('This path holds other bytes', 409)
  })
  .put('/:remote{[a-z]{1,30}}/:release{[0-9a-f]{12}}', async (context) => {
    const { remote, release: name } = context.req.param()
    const announced = z.safeParse(release, await context.req.json().catch(() => null))
    if (!announced.success) return context.text('This is no release', 422)
    const missing = await findMissingFile(context.env, remote, name, announced.data)
    if (missing) return context.text(`Not there, or not with these bytes: ${missing}`, 409)

    const current = z.safeParse(registry, await context.env.REGISTRY.get(registryKey, 'json'))
    const next = addRelease(current.success ? current.data : { remotes: {} }, remote, name, announced.data)
    await context.env.REGISTRY.put(registryKey, JSON.stringify(next))
    return context.text('Released', 201)
  })

function addRelease({ remotes }: Registry, remote: string, name: string, announced: Release): Registry {
  const releases = { ...remotes[remote]?.releases, [name]: announced }
  return { remotes: { ...remotes, [remote]: { stable: name, releases } } }
}

async function findMissingFile(env: ShellEnv, remote: string, name: string, { files, entry, css, preloads, server }: Release) {
  const unnamed = [entry, ...css, ...preloads, ...(server ? [server] : [])].find((path) => !files[path])
  if (unnamed) return unnamed
  for (const [path, integrity] of Object.entries(files)) {
    const object = await env.RELEASES.head(objectKey(remote, name, path))
    if (integrityOf(object) !== integrity) return path
  }
  return null
}

const integrityOf = (object: R2Object | null) => (object?.checksums.sha384 ? formatIntegrity(object.checksums.sha384) : null)

async function isAuthorised(header: string | undefined, token: string | undefined) {
  if (!token || !header) return false
  const digest = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  // Digests are of one length, so that the comparison's time tells nothing.
  return crypto.subtle.timingSafeEqual(await digest(header), await digest(`Bearer ${token}`))
}
