import type { Certificate } from '@kere/contracts/certificates/certificates'
import type { ShellEnv } from '../env.ts'
import { fetchAnonymously } from '../files/public-file.ts'
import { holds } from '../files/stored-file.ts'
import { drawCertificatePicture } from './certificate-picture.ts'

const address = /^\/certificates\/(crt_[0-9a-z]{1,60})\/picture\.png$/

/** The version changes with the look, so that no cached picture with the old look is served. */
const version = 'v1'

const refuse = (status: number, text: string) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })

/**
 * Serves the picture, which is drawn only once. Every request checks the certificate's validity, so that a revoked one
 * has no picture.
 */
export async function serveCertificatePicture(request: Request, env: ShellEnv, context: ExecutionContext) {
  const { origin, pathname } = new URL(request.url)
  const [, id] = address.exec(pathname) ?? []
  if (!id) return refuse(404, 'Not found')
  const [facts, signed] = await Promise.all([
    fetchAnonymously(request, env, `/api/certificates/${id}`),
    fetchAnonymously(request, env, `/api/feeds/certificates/${id}/credential.json`),
  ])
  if (facts.status >= 500 || signed.status >= 500) return refuse(503, 'Please try again in a minute.')
  // The API of the same system has already validated this answer.
  const certificate = facts.ok ? await facts.json<Certificate>() : null
  if (certificate?.state !== 'valid' || !signed.ok) return refuse(404, 'This certificate has no picture.')

  const etag = `"${version}-${(signed.headers.get('etag') ?? '').replaceAll('"', '')}"`
  const headers = {
    'content-type': 'image/png',
    'content-disposition': `inline; filename="${id}.png"`,
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
    etag,
  }
  if (holds(request, etag)) return new Response(null, { status: 304, headers })
  const key = new Request(`${origin}${pathname}?${encodeURIComponent(etag)}`)
  const kept = await caches.default.match(key)
  const picture = kept ? await kept.arrayBuffer() : await drawCertificatePicture(certificate, await signed.text())
  if (!kept) {
    const copy = new Response(picture, { headers: { 'cache-control': 'public, max-age=86400' } })
    context.waitUntil(caches.default.put(key, copy))
  }
  return new Response(request.method === 'HEAD' ? null : picture, { headers })
}
