import { createClient } from '@kere/platform/client'
import { renderRemote } from '@kere/platform/react/render'
import type { RenderRequest } from '@kere/platform/border'
import { WorkerEntrypoint } from 'cloudflare:workers'
import { app } from './app.tsx'

/** What the shell's worker gives the isolate that a release renders in. */
interface Env {
  API: { fetch(request: Request): Promise<Response> }
}

/** Half of the time the shell waits for a page: a slow API gets an error panel, not a page without a server's text. */
const apiTimeoutMs = 1_000

export default class extends WorkerEntrypoint<Env> {
  render(request: RenderRequest) {
    const { API } = this.env
    return renderRemote(
      app,
      request,
      createClient({ fetch: (call) => API.fetch(call), origin: 'https://api', timeoutMs: apiTimeoutMs }),
    )
  }
}
