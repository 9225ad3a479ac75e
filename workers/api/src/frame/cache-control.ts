import { createMiddleware } from 'hono/factory'
import type { FrameEnv } from './frame-env.ts'

/** A cache in front of a worker does not look at cookies, so only what is the same for everybody may be kept. */
export const cacheControl = createMiddleware<FrameEnv>(async (c, next) => {
  await next()
  const maxAge = c.get('endpoint')?.maxAgeSeconds
  c.header('cache-control', maxAge && c.res.ok ? `public, max-age=${maxAge}` : 'private, no-store')
  c.header('x-content-type-options', 'nosniff')
})
