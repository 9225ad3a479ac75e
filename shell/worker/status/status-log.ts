import { DurableObject } from 'cloudflare:workers'
import type { ShellEnv } from '../env.ts'
import { checkParts } from './status-parts.ts'
import { openStatus, type StatusReport } from './status-tables.ts'

const minuteMs = 60_000

/** Checks all parts each minute. It needs none of them, so it answers when they do not. */
export class StatusLog extends DurableObject<ShellEnv> {
  readonly #status = openStatus(this.ctx.storage.sql)

  /** The first visit ever begins the checks. */
  async read(): Promise<StatusReport> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.check()
    return this.#status.read()
  }

  async check(): Promise<void> {
    // The next check is set first, so that one that fails is not the last.
    await this.ctx.storage.setAlarm(Date.now() + minuteMs)
    this.#status.take(await checkParts(this.env, this.ctx), Date.now())
  }

  override alarm(): Promise<void> {
    return this.check()
  }
}
