import { Response, type Request } from 'miniflare'

/** Receives events at `https://<name>.webhooks.kere.test/`. The receiver named `refusing` accepts none. */
export const serveLocalWebhooks = (request: Request): Response =>
  new URL(request.url).hostname.startsWith('refusing.')
    ? new Response('Not today', { status: 500 })
    : new Response('Received')
