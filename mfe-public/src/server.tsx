import type { RenderRequest } from '@kere/platform/border'
import { type ServedBy, serveRemote } from '@kere/platform/serve-remote'
import { WorkerEntrypoint } from 'cloudflare:workers'
import { app } from './app.tsx'

const render = serveRemote(app)

export default class extends WorkerEntrypoint<Pick<ServedBy, 'API'>> {
  render(request: RenderRequest) {
    return render(request, { API: this.env.API, waitUntil: (work) => this.ctx.waitUntil(work) })
  }
}
