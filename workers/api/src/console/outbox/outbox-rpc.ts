import { WorkerEntrypoint } from 'cloudflare:workers'
import type { EventOutcome, OutboxRpc } from '@kere/contracts/console/outbox-rpc'
import { openDatabase, type Dependencies } from '../../base/context.ts'
import type { ApiEnv } from '../../base/env.ts'
import { newId } from '../../base/new-id.ts'
import { enqueue } from '../../http/outbox-queue.ts'
import { kindOfMail } from '../labels.ts'
import { recordEvent, takeEvents } from '../webhooks/deliver-events.ts'
import { type DeliveryContext, leaseMail } from './lease-mail.ts'
import { giveUp, handOver, recordFailure, recordSent } from './record-outcome.ts'
import { sweepOutbox } from './sweep-outbox.ts'

export const createOutboxRpc = ({ now, writeLog }: Pick<Dependencies, 'now' | 'writeLog'>) =>
  class extends WorkerEntrypoint<ApiEnv> implements OutboxRpc {
    take(outboxId: string) {
      return leaseMail(this.#context(), outboxId)
    }

    handOver(outboxId: string, leasedAt: number) {
      return handOver(this.#context(), outboxId, leasedAt)
    }

    markSent(outboxId: string) {
      return recordSent(this.#context(), outboxId)
    }

    markFailed(outboxId: string, leasedAt: number, reason: string) {
      return recordFailure(this.#context(), outboxId, { leasedAt, reason })
    }

    markDead(outboxId: string) {
      return giveUp(this.#context(), outboxId)
    }

    sweep() {
      return sweepOutbox(this.#context(), (queued) => enqueue(this.env, queued))
    }

    takeEvents() {
      return takeEvents(this.#context())
    }

    recordEvent(outcome: EventOutcome) {
      return recordEvent({ ...this.#context(), newId, kindOfMail }, outcome)
    }

    #context(): DeliveryContext {
      const { DB, ACCESS_TOKEN_SECRET, OLD_ACCESS_TOKEN_SECRET } = this.env
      return {
        db: openDatabase(DB),
        at: now(),
        settings: { accessTokenSecret: ACCESS_TOKEN_SECRET, oldAccessTokenSecret: OLD_ACCESS_TOKEN_SECRET },
        log: (event, fields) => writeLog(JSON.stringify({ level: 'info', event, ...fields })),
      }
    }
  }
