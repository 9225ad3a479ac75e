import type { ShellEnv } from '../env.ts'
import { servePublicFile } from '../files/public-file.ts'
import { createBoundedMap } from '../http/bounded-map.ts'
import { isSameText, signText } from '../releases/sign-text.ts'
import { canDraw } from './draw-text.ts'
import { drawSharePicture } from './share-picture.ts'

const folder = '/share/v1/'
const withoutTitle = `${folder}kere.png`
const titleLength = 200

type Secret = string | undefined

/**
 * Returns the address of a page's picture, with the title in it. It is signed, so that only titles of this site's pages
 * are drawn. The product's picture is used if a title cannot or should not be drawn.
 */
export async function sharePathOf(title: string, secret: Secret): Promise<string> {
  const shown = Array.from(title).slice(0, titleLength).join('')
  if (!secret || shown === '' || !canDraw(shown)) return withoutTitle
  const key = `${secret} ${shown}`
  const known = signed.get(key)
  if (known !== undefined) return known
  const named = toUrlText(new TextEncoder().encode(shown))
  const path = `${folder}${named}.${await signText('share', named, secret)}.png`
  signed.set(key, path)
  return path
}

/** Signatures are cached, because one takes longer than the rest of a page's head. */
const signed = createBoundedMap<string>({ maxBytes: 500_000, bytesOf: ({ length }) => 2 * length })

/** @returns null if the address was not signed here */
async function titleOf(path: string, secret: Secret): Promise<string | null> {
  if (path === withoutTitle) return ''
  const [, named = '', mac = ''] = /^\/share\/v1\/([\w-]{1,1200})\.([\w-]{22})\.png$/.exec(path) ?? []
  if (!secret || !named || !isSameText(await signText('share', named, secret), mac)) return null
  return new TextDecoder().decode(fromUrlText(named))
}

export async function serveSharePicture(request: Request, env: ShellEnv, context: ExecutionContext): Promise<Response> {
  const title = await titleOf(new URL(request.url).pathname, env.ACCESS_TOKEN_SECRET)
  if (title === null) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  return servePublicFile(request, async (key) => {
    const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' }
    const picture = await drawSharePicture(title)
    context.waitUntil(caches.default.put(key, new Response(picture, { headers })))
    return new Response(picture, { headers })
  })
}

const toUrlText = (bytes: Uint8Array) =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromUrlText = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.codePointAt(0)!)
