import { DurableObject } from 'cloudflare:workers'
import type { ShellEnv } from '../env.ts'
import { openObjectives } from './objective-tables.ts'
import { checkParts } from './status-parts.ts'
import { openStatus, type StatusReport } from './status-tables.ts'
import { tellBurns } from './tell-burns.ts'

const minuteMs = 60_000

/** Checks all parts each minute. It needs none of them, so it answers when they do not. */
export class StatusLog extends DurableObject<ShellEnv> {
  readonly #status = openStatus(this.ctx.storage.sql)
  readonly #objectives = openObjectives(this.ctx.storage.sql)

  /** The first visit ever begins the checks. */
  async read(): Promise<StatusReport> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.check()
    return { ...this.#status.read(), objectives: this.#objectives.read(Date.now()) }
  }

  async check(): Promise<void> {
    // The next check is set first, so that one that fails is not the last.
    await this.ctx.storage.setAlarm(Date.now() + minuteMs)
    const { checks, measured } = await checkParts(this.env, this.ctx)
    const at = Date.now()
    this.#status.take(checks, at)
    this.#objectives.takeMinute(measured, at)
    this.#objectives.settle(at)
    await tellBurns(this.#objectives, this.env.RELEASE_NEWS, Date.now)
  }

  countExport(isWhole: boolean): void {
    this.#objectives.add('exports', isWhole, Date.now())
  }

  override alarm(): Promise<void> {
    return this.check()
  }
}
