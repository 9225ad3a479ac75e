import { WorkerEntrypoint } from 'cloudflare:workers'
import type { BurnNews, EndedCanary, ReleaseNewsRpc } from '@kere/contracts/console/releases-rpc'
import { openDatabase, type Dependencies } from '../../base/context.ts'
import type { ApiEnv } from '../../base/env.ts'
import { idsFrom } from '../../base/new-id.ts'
import { insertBurnMails, insertEndedCanary } from './releases.queries.ts'

export const createReleaseNewsRpc = ({ now, kindOfMail }: Pick<Dependencies, 'now' | 'kindOfMail'>) =>
  class extends WorkerEntrypoint<ApiEnv> implements ReleaseNewsRpc {
    async canaryEnded(news: EndedCanary) {
      await insertEndedCanary(await this.#contextOf(news), news)
    }

    async burnChanged(news: BurnNews) {
      const { id, since, until } = news
      await insertBurnMails(await this.#contextOf({ id: `burn ${id} ${until}`, at: until ?? since }), news)
    }

    /** Ids follow from the news, so that news that is told twice has the same. */
    async #contextOf({ id, at }: Pick<EndedCanary, 'id' | 'at'>) {
      const seed = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id))
      // No queue messages are sent, because the sweep of the outbox finds the emails.
      return {
        db: openDatabase(this.env.DB),
        at: now(),
        newId: idsFrom(new Uint8Array(seed), at),
        requestId: 'release',
        queueMail: () => undefined,
        kindOfMail,
      }
    }
  }
