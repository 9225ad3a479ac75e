import { DurableObject } from 'cloudflare:workers'
import { RegistryRefusal, revisionOf } from '@kere/platform/registry-edits'
import type { Registry } from '@kere/platform/registry'
import type { RegistryAct, ReleaseProblem } from '@kere/platform/release-problems'
import type { ShellEnv } from '../env.ts'
import { parseRegistry, readDeployedRegistry, registryKey } from './read-registry.ts'
import { storeDescription } from './release-description.ts'
import { applyAct, describeAct, describePlaced, type Order } from './registry-acts.ts'
import { openTables, type Entry } from './registry-tables.ts'
import type { Report } from '../watch/votes.ts'
import { openWatch, type Verdict, type Watch } from '../watch/watch-tables.ts'
import { actFor, watchedIn, type WatchedRelease } from '../watch/watched-release.ts'
import { findOldFault } from './check-release.ts'

/** The wrong tokens allowed for one network in a quarter of an hour. */
const guesses = { limit: 10, windowMs: 15 * 60_000 }

/** The time after a promotion in which another one is refused, unless it names the revision that it has seen. */
const unseenMs = 60_000

const copyAgainMs = 2_000

const tellAgainMs = 60_000

/** The time to wait for the copy to KV. The act is done before that, and the answer says so. */
const copyPatienceMs = 2_000

/** The author of the acts that take back or pause a release, because it is worse than the one beside it. */
const watcher = 'Kere'

export type Edited = { text: string } | { refusal: { code: ReleaseProblem; detail: string } }

/** The only writer of the registry. KV holds a copy for readers, which may lag behind and is never read back. */
export class ReleaseRegistry extends DurableObject<ShellEnv> {
  readonly #tables = openTables(this.ctx.storage.sql)
  readonly #watch = openWatch(this.ctx.storage.sql)
  #live: Registry = { remotes: {} }
  #writing: Promise<void> = Promise.resolve()
  #next: Promise<void> | null = null
  /** Releases that the check refuses, so that no rollback leads to them. */
  readonly #hopeless = new Set<string>()

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

  /** Decides and writes without awaiting in between, so that no other act can interleave. */
  async edit(order: Order): Promise<Edited> {
    const { remote, seen, leadsTo } = order
    const before = this.#live.remotes[remote]
    const isStale = seen === null ? this.#isSecondPromotion(order) : seen !== revisionOf(before)
    if (isStale) return { refusal: this.#describeStale(order) }
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
   * Takes reports about the watched releases.
   * @returns the registry, if a release was taken back or paused because of them
   */
  async takeReports(reports: readonly Report[]): Promise<string | null> {
    let text: string | null = null
    for (const [remote, ofRemote] of Map.groupBy(reports, (report) => report.remote)) {
      const watched = watchedIn(this.#live, remote)
      if (!watched) continue
      const verdict = this.ctx.storage.transactionSync(() => this.#watch.take(watched, ofRemote, Date.now()))
      if (verdict !== null) text = (await this.#act(watched, verdict)) ?? text
    }
    return text
  }

  /** Acts on a verdict. Reports of visitors alone cannot take a release back: it is paused, and the admins are told. */
  async #act(watched: WatchedRelease, { witness, reason }: Verdict): Promise<string | null> {
    const { remote, release, beside, isTrial } = watched
    const isWord = witness === 'visitor'
    if (isWord && this.#watch.isDoubted(watched)) return null
    const seen = revisionOf(this.#live.remotes[remote])
    if (!isTrial && !(await this.#canGoBack(watched))) return null
    if (seen !== revisionOf(this.#live.remotes[remote])) return null
    if (isWord) this.#watch.doubt(watched)
    const kind = actFor(watched, witness, Date.now())
    const event = isWord ? 'release_doubted' : 'release_taken_back'
    console.warn(JSON.stringify({ event, remote, release, reason }))
    const editing = kind
      ? this.edit({ remote, act: { kind }, seen, reason, leadsTo: beside, by: watcher, commit: null })
      : null
    // The news is stored in the same turn as the act, so neither exists without the other.
    const id = isWord ? `${remote}-${seen}-doubt` : `${remote}-${seen}`
    this.#tables.addNews({ id, at: Date.now(), remote, release, reason, isDoubt: isWord })
    this.ctx.waitUntil(this.#tellNews())
    const edited = await editing
    return edited && 'text' in edited ? edited.text : null
  }

  /**
   * A release for everybody is not taken back while the API is down, a second time without an act of a person, or to a
   * broken release.
   */
  async #canGoBack({ remote, beside }: WatchedRelease): Promise<boolean> {
    const [last] = this.#tables.listActs({ remote, before: Number.MAX_SAFE_INTEGER, limit: 1 })
    const release = this.#live.remotes[remote]?.releases[beside]
    if (last?.by === watcher || !release || this.#hopeless.has(beside)) return false
    const health = await this.env.API.fetch('https://api/api/health').catch(() => null)
    if (!health?.ok) return false
    const fault = await findOldFault(this.env, { name: remote, releaseName: beside, release })
    if (fault) this.#hopeless.add(beside)
    return fault === null
  }

  listTrials(): Watch[] {
    return this.#watch.list()
  }

  /** @returns the number of the network's wrong tokens, and the time that it must wait */
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

  /** Sends the news to the API. A failed call is repeated, and the API accepts each piece of news only once. */
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
    // A retired remote that returns continues its revisions, so that nobody's outdated view matches.
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

  /** An author who promotes this soon after another promotion cannot have seen it. */
  #isSecondPromotion({ remote, act }: Order): boolean {
    const [last] = this.#tables.listActs({ remote, before: Number.MAX_SAFE_INTEGER, limit: 1 })
    return act.kind === 'promotion' && last?.act === 'promotion' && Date.now() - Date.parse(last.at) < unseenMs
  }

  #describeStale({ remote, seen }: Order) {
    const [last] = this.#tables.listActs({ remote, before: Number.MAX_SAFE_INTEGER, limit: 1 })
    const what = last ? `${last.act} of ${last.release} by ${last.by ?? 'somebody'} at ${last.at}` : 'nothing yet'
    const now = revisionOf(this.#live.remotes[remote])
    const detail = `${remote} is at revision ${now}, not ${seen ?? 'an unnamed one'}. Its last act: ${what}. Look at the status and decide again.`
    return { code: 'stale_edit' as const, detail }
  }

  /**
   * Copies one after the other, so that no copy overwrites a newer one. Calls during a copy share the next one, which
   * contains everything done by then.
   */
  #copy(): Promise<void> {
    // The alarm is set in the same turn as the act, so that an object that is stopped here continues when it is woken.
    void this.ctx.storage.setAlarm(Date.now() + copyAgainMs)
    this.#next ??= this.#writing.then(() => {
      this.#next = null
      return (this.#writing = this.#write())
    })
    return this.#next
  }

  /** Writes the copy. The act itself is done, so the alarm repeats a failed copy. */
  async #write() {
    try {
      await this.env.REGISTRY.put(registryKey, this.read())
      if (this.#next === null && this.#tables.listNews().length === 0) await this.ctx.storage.deleteAlarm()
    } catch (error) {
      const { revision } = this.#live
      console.error(JSON.stringify({ event: 'registry_not_copied', revision, reason: String(error) }))
    }
  }

  /** Takes over the live releases of a platform from before the Durable Object. */
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
