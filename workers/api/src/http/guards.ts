import type { Endpoint } from '@kere/contracts/http/endpoint'
import { limits } from '@kere/contracts/http/limits'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { DomainError } from '../base/domain-error.ts'
import type { FrameEnv } from './http-env.ts'

/**
 * Browsers name the page's origin in `Origin` or `Sec-Fetch-Site`. A request with neither header, or with headers that
 * contradict each other, is refused.
 */
export const requireSameOrigin = createMiddleware<FrameEnv>(async (c, next) => {
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site')
  const isSameOrigin =
    (origin ?? site) !== undefined &&
    (origin === undefined || origin === new URL(c.req.url).origin) &&
    (site === undefined || site === 'same-origin')
  if (!isSameOrigin) throw new DomainError('cross_site_request')
  await next()
})

export const requireJson = createMiddleware<FrameEnv>(async (c, next) => {
  const mediaType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') throw new DomainError('unsupported_media_type')
  await next()
})

/** Counts the bytes as they arrive, so a body that is longer than its declared length is refused too. */
export const capBody = ({ bodyBytes = limits.bodyBytes }: Endpoint) =>
  bodyLimit({
    maxSize: bodyBytes,
    onError: () => {
      throw new DomainError('payload_too_large')
    },
  })

/**
 * A browser reads the answer only after it has sent its whole file. A body that no handler has read is therefore read
 * here and dropped.
 */
export const drainBody = ({ maxBytes }: NonNullable<Endpoint['bytes']>) =>
  createMiddleware<FrameEnv>(async (c, next) => {
    await next()
    const body: ReadableStream<Uint8Array> | null = c.req.raw.body
    if (!body || body.locked) return
    let left = maxBytes
    try {
      for await (const { byteLength } of body) if ((left -= byteLength) < 0) break
    } catch {
      // The client has closed the connection.
    }
  })

/** Checks the declared length early. The handler that reads the body counts the real bytes. */
export const capBytes = ({ maxBytes }: NonNullable<Endpoint['bytes']>) =>
  createMiddleware<FrameEnv>(async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw new DomainError('payload_too_large')
    await next()
  })
