import { createMiddleware } from 'hono/factory'
import type { FrameEnv } from './frame-env.ts'

/** A shared cache ignores cookies, so it keeps only what is the same for everybody. For browsers see `fresh-cookie.ts`. */
export const cacheControl = createMiddleware<FrameEnv>(async (c, next) => {
  await next()
  const maxAge = c.get('endpoint')?.maxAgeSeconds
  // hono's own `header` copies an answer that is made, each time.
  const { headers, ok } = c.res
  headers.set('x-content-type-options', 'nosniff')
  if (maxAge && ok) {
    headers.set('cache-control', `public, max-age=${maxAge}`)
    headers.set('vary', 'cookie')
  } else if (!(ok && headers.get('cache-control')?.startsWith('private,'))) {
    headers.set('cache-control', 'private, no-store')
  }
})
