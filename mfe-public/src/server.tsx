import { accessCookie } from '@kere/contracts/access-cookie'
import { createClient } from '@kere/platform/client'
import { renderRemote } from '@kere/platform/react/render'
import type { RenderRequest } from '@kere/platform/border'
import { WorkerEntrypoint } from 'cloudflare:workers'
import { app } from './app.tsx'

/** From the shell's worker. */
interface Env {
  API: { fetch(request: Request): Promise<Response> }
}

/** Half of what the shell waits: a slow API gets an error panel, not a page without a server's text. */
const apiTimeoutMs = 1_000

export default class extends WorkerEntrypoint<Env> {
  render(request: RenderRequest) {
    const { API } = this.env
    const { accessToken } = request
    const fetch = (call: Request) => {
      if (accessToken) call.headers.set('cookie', `${accessCookie}=${accessToken}`)
      return API.fetch(call)
    }
    return renderRemote(app, request, createClient({ fetch, origin: 'https://api', timeoutMs: apiTimeoutMs }))
  }
}
