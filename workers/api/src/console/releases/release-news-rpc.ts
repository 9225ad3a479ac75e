import { WorkerEntrypoint } from 'cloudflare:workers'
import type { EndedCanary, ReleaseNewsRpc } from '@kere/contracts/console/releases-rpc'
import { openDatabase, type Dependencies } from '../../base/context.ts'
import type { ApiEnv } from '../../base/env.ts'
import { idsFrom } from '../../base/new-id.ts'
import { insertEndedCanary } from './releases.queries.ts'

export const createReleaseNewsRpc = ({ now, kindOfMail }: Pick<Dependencies, 'now' | 'kindOfMail'>) =>
  class extends WorkerEntrypoint<ApiEnv> implements ReleaseNewsRpc {
    async canaryEnded(news: EndedCanary) {
      const seed = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(news.id))
      const newId = idsFrom(new Uint8Array(seed), news.at)
      // No queue messages are sent, because the sweep of the outbox finds the emails.
      const context = {
        db: openDatabase(this.env.DB),
        at: now(),
        newId,
        requestId: 'release',
        queueMail: () => undefined,
        kindOfMail,
      }
      await insertEndedCanary(context, news)
    }
  }
