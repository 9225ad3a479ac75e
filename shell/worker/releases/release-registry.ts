import { DurableObject } from 'cloudflare:workers'
import { RegistryRefusal, revisionOf } from '@kere/platform/registry-edits'
import type { Registry } from '@kere/platform/registry'
import type { RegistryAct, ReleaseProblem } from '@kere/platform/release-problems'
import type { ShellEnv } from '../env.ts'
import { parseRegistry, readDeployedRegistry, registryKey } from './read-registry.ts'
import { storeDescription } from './release-description.ts'
import { applyAct, describeAct, describePlaced, type Order } from './registry-acts.ts'
import { openTables, type Entry } from './registry-tables.ts'
import { openWatch, type Report, type Watch } from '../watch/watch-tables.ts'

/** With more guesses a network waits for the end of its quarter of an hour. */
const guesses = { limit: 10, windowMs: 15 * 60_000 }

const copyAgainMs = 2_000

const tellAgainMs = 60_000

/** An act is done before its copy is, and says so. */
const copyPatienceMs = 2_000

/** The author of an act that ends a canary which is worse than the stable release. */
const watcher = 'Kere'

export type Edited = { text: string } | { refusal: { code: ReleaseProblem; detail: string } }

/** The one writer of the registry. KV holds a copy for reading, which may be late and is never read back. */
export class ReleaseRegistry extends DurableObject<ShellEnv> {
  readonly #tables = openTables(this.ctx.storage.sql)
  readonly #watch = openWatch(this.ctx.storage.sql)
  #live: Registry = { remotes: {} }
  #writing: Promise<void> = Promise.resolve()
  #next: Promise<void> | null = null

  constructor(context: DurableObjectState, env: ShellEnv) {
    super(context, env)
    void context.blockConcurrencyWhile(async () => {
      this.#live = this.#tables.readRegistry()
      if (Object.keys(this.#live.remotes).length === 0) await this.#adopt()
    })
  }

  read(): string {
    return JSON.stringify(this.#live)
  }

  /** Decides and writes without waiting in between, so that no other act comes between the two. */
  async edit(order: Order): Promise<Edited> {
    const { remote, seen, leadsTo } = order
    const before = this.#live.remotes[remote]
    if (seen !== null && seen !== revisionOf(before)) return { refusal: this.#describeStale(order) }
    const at = new Date().toISOString()
    try {
      const next = applyAct(this.#live, order, at)
      if (leadsTo !== null && next.remotes[remote]?.stable.release !== leadsTo)
        return { refusal: this.#describeStale(order) }
      if (next === this.#live) this.#number()
      else this.#commit(next, remote, describeAct(order, at, before, next.remotes[remote]))
    } catch (error) {
      if (!(error instanceof RegistryRefusal)) throw error
      return { refusal: { code: error.code, detail: error.message } }
    }
    const text = this.read()
    await Promise.race([this.#copy(), scheduler.wait(copyPatienceMs)])
    return { text }
  }

  listActs(asked: { remote: string | null; before: number; limit: number }): RegistryAct[] {
    return this.#tables.listActs(asked)
  }

  /**
   * Takes the reports of the trials that run.
   * @returns the registry, where a canary has ended by it
   */
  async takeReports(reports: readonly Report[]): Promise<string | null> {
    let text: string | null = null
    for (const [remote, ofRemote] of Map.groupBy(reports, (report) => report.remote)) {
      const known = this.#live.remotes[remote]
      if (!known?.canary) continue
      const { canary, stable } = known
      const trial = { remote, canary: canary.release, stable: stable.release, since: canary.since }
      const reason = this.ctx.storage.transactionSync(() => this.#watch.take(trial, ofRemote, Date.now()))
      if (reason === null) continue
      console.warn(JSON.stringify({ event: 'canary_ended', remote, release: canary.release, reason }))
      const seen = revisionOf(known)
      const news = { id: `${remote}-${seen}`, at: Date.now(), remote, release: canary.release, reason }
      const nobody = { leadsTo: stable.release, by: watcher, commit: null }
      const editing = this.edit({ remote, act: { kind: 'rollback' }, seen, reason, ...nobody })
      // The news is stored in one turn with the act, which is done by here.
      this.#tables.addNews(news)
      const edited = await editing
      if ('text' in edited) ({ text } = edited)
      this.ctx.waitUntil(this.#tellNews())
    }
    return text
  }

  listTrials(): Watch[] {
    return this.#watch.list()
  }

  /** @returns how often this network has guessed, and how long it has to wait */
  countGuess(network: string): { count: number; waitMs: number } {
    return this.#waitAfter(this.#tables.countGuess(network, { now: Date.now(), windowMs: guesses.windowMs }))
  }

  readWait(network: string): number {
    return this.#waitAfter(this.#tables.readGuesses(network, Date.now())).waitMs
  }

  override async alarm() {
    await this.#copy()
    await this.#tellNews()
  }

  /** Sends the news to the API; a failed call is repeated, and the API accepts it once. */
  async #tellNews() {
    for (const news of this.#tables.listNews())
      try {
        await this.env.RELEASE_NEWS.canaryEnded(news)
        this.#tables.forgetNews(news.id)
      } catch (error) {
        console.error(JSON.stringify({ event: 'news_not_told', id: news.id, reason: String(error) }))
        await this.ctx.storage.setAlarm(Date.now() + tellAgainMs)
        return
      }
  }

  #waitAfter({ count, until }: { count: number; until: number }) {
    return { count, waitMs: count > guesses.limit ? Math.max(until - Date.now(), 1) : 0 }
  }

  #commit(next: Registry, remote: string, entry: Entry) {
    const [last] = this.#tables.listActs({ remote, before: Number.MAX_SAFE_INTEGER, limit: 1 })
    const known = next.remotes[remote]
    // One that was retired goes on counting: nobody's old view of it fits.
    const isBack = known && last && !this.#live.remotes[remote]
    const placed = isBack ? { ...known, revision: last.id + revisionOf(known) } : known
    this.ctx.storage.transactionSync(() => {
      if (placed) return this.#tables.writeRemote(remote, placed, entry)
      this.#tables.deleteRemote(remote, entry)
      this.#watch.forget(remote)
    })
    this.#live = placed ? { ...next, remotes: { ...next.remotes, [remote]: placed } } : next
    this.#number()
  }

  #number() {
    this.#live = { ...this.#live, revision: this.#tables.nextCopy(Date.now()) }
  }

  #describeStale({ remote, seen }: Order) {
    const [last] = this.#tables.listActs({ remote, before: Number.MAX_SAFE_INTEGER, limit: 1 })
    const what = last ? `${last.act} of ${last.release} by ${last.by ?? 'somebody'} at ${last.at}` : 'nothing yet'
    const now = revisionOf(this.#live.remotes[remote])
    const detail = `${remote} is at revision ${now}, not ${seen}. Its last act: ${what}. Look at the status and decide again.`
    return { code: 'stale_edit' as const, detail }
  }

  /** One after the other, so that none lands on a younger one: who comes while one is written waits for the next, of all that is done by then. */
  #copy(): Promise<void> {
    // The alarm is set in one turn with the act: an object that ends here is woken to go on.
    void this.ctx.storage.setAlarm(Date.now() + copyAgainMs)
    this.#next ??= this.#writing.then(() => {
      this.#next = null
      return (this.#writing = this.#write())
    })
    return this.#next
  }

  /** A failed copy is repeated by the alarm: the act itself is done. */
  async #write() {
    try {
      await this.env.REGISTRY.put(registryKey, this.read())
      if (this.#next === null && this.#tables.listNews().length === 0) await this.ctx.storage.deleteAlarm()
    } catch (error) {
      const { revision } = this.#live
      console.error(JSON.stringify({ event: 'registry_not_copied', revision, reason: String(error) }))
    }
  }

  /** Takes over the live releases of a platform that has no Durable Object yet. */
  async #adopt() {
    const stored = parseRegistry(await this.env.REGISTRY.get(registryKey))
    const { remotes } = stored ?? (await readDeployedRegistry(this.env, 'https://shell.invalid'))
    const at = new Date().toISOString()
    for (const [remote, known] of Object.entries(remotes)) {
      for (const [name, release] of Object.entries(known.releases))
        await storeDescription(this.env, remote, name, release)
      const entry = {
        at,
        remote,
        act: 'adoption',
        release: known.stable.release,
        percent: known.canary?.percent ?? null,
      }
      const nobody = { by: null, reason: null, commit: null, before: null }
      this.#commit({ remotes: { ...this.#live.remotes, [remote]: known } }, remote, {
        ...entry,
        ...nobody,
        after: describePlaced(known),
      })
    }
  }
}
