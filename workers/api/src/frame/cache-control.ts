import { createMiddleware } from 'hono/factory'
import type { FrameEnv } from './frame-env.ts'

/**
 * A cache in front of a worker does not look at cookies, so only what is the same for everybody may be kept. A browser does: it
 * asks anew once its user has changed something (`fresh-cookie.ts`). A file may say that its one reader keeps it.
 */
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
