import { bulkAnswer, bulkPath, type BulkAnswer, type BulkResult } from '@kere/contracts/http/bulk'
import { defineEndpoint } from '@kere/contracts/http/endpoint'
import { limits } from '@kere/contracts/http/limits'
import { ApiError, type ApiClient } from '@kere/platform/api'
import type { BulkRequest } from '@kere/platform/border'
import { describeEnd, nameRun } from './bulk-text.ts'
import type { ShownRun } from './shown-run.ts'

export interface BulkRunsOptions {
  api: Pick<ApiClient, 'call'>
  announce: (text: string) => void
  wait: (ms: number) => Promise<void>
}

export interface BulkRuns {
  readonly state: readonly ShownRun[]
  listen(listener: () => void): () => void
  start(request: BulkRequest): void
  stop(id: number): void
  resume(id: number): void
  retry(id: number): void
  undo(id: number): void
  dismiss(id: number): void
}

interface NamedRow {
  id: string
  name: string
  version?: number | undefined
  answer?: string | undefined
}

interface Job {
  request: BulkRequest
  rows: readonly NamedRow[]
  place: number
  walk: { matching: Readonly<Record<string, string>>; cursor: string | null } | null
  /** The idempotency key of the current request, so that a retry does not act twice. */
  key: string
  failed: NamedRow[]
  undoable: Map<string, NamedRow[]>
  opener: Element | null
}

const shownTroubles = 100
const retryMs = [1000, 3000, 9000]

const endpointOf = (list: string) =>
  defineEndpoint(`bulk ${list}`, `POST ${bulkPath(list)}`, {
    summary: '',
    access: 'optional',
    status: 200,
    response: bulkAnswer,
    failure: 'The rows could not be changed',
  })

export function createBulkRuns({ api, announce, wait }: BulkRunsOptions): BulkRuns {
  const listeners = new Set<() => void>()
  const jobs = new Map<number, Job>()
  let state: readonly ShownRun[] = []
  let lastId = 0

  function set(next: readonly ShownRun[]) {
    const wasRunning = isRunning()
    state = next
    if (isRunning() !== wasRunning) (wasRunning ? removeEventListener : addEventListener)('beforeunload', keepOpen)
    for (const listener of listeners) listener()
  }
  const isRunning = () => state.some((run) => run.state === 'running')
  const find = (id: number) => state.find((run) => run.id === id)
  const change = (id: number, to: Partial<ShownRun>) =>
    set(state.map((run) => (run.id === id ? { ...run, ...to } : run)))

  function begin(request: BulkRequest, opener: Element | null) {
    const { act, noun, total, rows } = request
    lastId += 1
    const isWalk = 'matching' in rows
    jobs.set(lastId, {
      request,
      rows: isWalk ? [] : rows,
      place: 0,
      walk: isWalk ? { matching: rows.matching, cursor: null } : null,
      key: crypto.randomUUID(),
      failed: [],
      undoable: new Map(),
      opener,
    })
    const counts = { done: 0, unchanged: 0, refused: 0, failed: 0 }
    const fresh = { counts, troubles: [], reason: null, isStopping: false, undoable: 0 }
    set([...state, { id: lastId, act, noun, total, state: 'running', ...fresh }])
    announce(nameRun(find(lastId)!))
    void work(lastId)
  }

  async function work(id: number) {
    for (;;) {
      const [job, shown] = [jobs.get(id), find(id)]
      if (!job || !shown) return
      const body = nextOf(job)
      if (!body || shown.isStopping)
        return end(id, job, body && shown.isStopping ? 'Stopped before the last row.' : null)
      try {
        take(id, job, await ask(job, body))
      } catch (error) {
        return pause(id, job, error)
      }
    }
  }

  /**
   * Sends the request, and again if it may not have arrived.
   * @throws {ApiError} if the retries failed too
   */
  async function ask(job: Job, body: object): Promise<BulkAnswer> {
    for (let tries = 0; ; tries += 1) {
      try {
        const input = { body } as object
        // The list defines the body, and the API parses it.
        return await api.call(endpointOf(job.request.list), input, { idempotencyKey: job.key })
      } catch (error) {
        if (!(error instanceof ApiError) || !mayBeTried(error)) throw error
        const pauseMs = error.retryAfterSeconds === null ? retryMs[tries] : error.retryAfterSeconds * 1000
        if (pauseMs === undefined || tries > retryMs.length) throw error
        await wait(pauseMs)
      }
    }
  }

  function take(id: number, job: Job, { results, nextCursor }: BulkAnswer) {
    const shown = find(id)
    const sent = new Map(job.rows.slice(job.place, job.place + limits.bulkRows).map((row) => [row.id, row]))
    const nameOf = (result: BulkResult) => sent.get(result.id)?.name ?? result.name ?? ''
    const rowOf = (result: BulkResult) => ({
      id: result.id,
      name: nameOf(result),
      ...(result.version !== null && { version: result.version }),
    })
    job.key = crypto.randomUUID()
    if (job.walk) job.walk = nextCursor === null ? null : { ...job.walk, cursor: nextCursor }
    else job.place += limits.bulkRows
    for (const result of results) {
      if (result.outcome === 'failed') job.failed.push({ ...rowOf(result), answer: sent.get(result.id)?.answer })
      // An undo cannot be undone.
      if (result.undo === null || !job.request.acts.some(({ name }) => name === result.undo)) continue
      const undoable = job.undoable.get(result.undo) ?? []
      job.undoable.set(result.undo, undoable)
      undoable.push(rowOf(result))
    }
    if (!shown) return
    const counted = { ...shown.counts }
    for (const { outcome } of results) if (isCounted(outcome, counted)) counted[outcome] += 1
    const troubles = results.flatMap((result) =>
      result.reason === null
        ? []
        : [{ id: result.id, name: nameOf(result), href: job.request.hrefOf(result.id), reason: result.reason }],
    )
    change(id, {
      counts: counted,
      troubles: [...shown.troubles, ...troubles].slice(0, shownTroubles),
      undoable: [...job.undoable.values()].reduce((sum, rows) => sum + rows.length, 0),
    })
  }

  function pause(id: number, job: Job, error: unknown) {
    const reason = error instanceof Error ? error.message : ''
    // The API may never answer under this key, so the next try gets another one. Rows that were already changed are
    // reported as such.
    if (error instanceof ApiError && error.code === 'idempotency_key_in_use') job.key = crypto.randomUUID()
    const canGoOn = error instanceof ApiError && mayBeTried(error)
    if (!canGoOn) return end(id, job, reason)
    change(id, { state: 'paused', reason, isStopping: false })
    announce(`Paused. ${reason}`)
    job.request.onChange()
  }

  function end(id: number, { request }: Job, reason: string | null) {
    change(id, { state: 'ended', reason, isStopping: false })
    const ended = find(id)
    if (ended) announce(describeEnd(ended))
    request.onChange()
  }

  return {
    get state() {
      return state
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start(request) {
      const isUnderWay = state.some(
        (each) => each.state !== 'ended' && jobs.get(each.id)?.request.list === request.list,
      )
      if (isUnderWay) return announce('Another change to this list is still running')
      begin(request, document.activeElement)
    },
    stop(id) {
      const job = jobs.get(id)
      if (find(id)?.state === 'running') change(id, { isStopping: true })
      else if (job) end(id, job, 'Stopped before the last row.')
    },
    resume(id) {
      change(id, { state: 'running', reason: null })
      void work(id)
    },
    retry(id) {
      const [job, shown] = [jobs.get(id), find(id)]
      if (!job || !shown) return
      const failed = new Set(job.failed.map((row) => row.id))
      job.rows = job.failed
      job.place = 0
      job.failed = []
      job.walk = null
      change(id, {
        state: 'running',
        reason: null,
        counts: { ...shown.counts, failed: 0 },
        troubles: shown.troubles.filter((trouble) => !failed.has(trouble.id)),
      })
      void work(id)
    },
    undo(id) {
      const job = jobs.get(id)
      const [taken] = job?.undoable ?? []
      const act = job?.request.acts.find(({ name }) => name === taken?.[0])
      if (!job || !taken || !act) return
      const [name, rows] = taken
      job.undoable.delete(name)
      change(id, { undoable: 0 })
      begin({ ...job.request, act, rows, answer: undefined, total: rows.length, acts: [] }, job.opener)
    },
    dismiss(id) {
      const opener = jobs.get(id)?.opener
      jobs.delete(id)
      set(state.filter((run) => run.id !== id))
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
  }
}

function nextOf({ request, rows, place, walk }: Job): object | null {
  const act = { act: request.act.name, answer: request.answer }
  if (walk) return { ...act, matching: walk.matching, ...(walk.cursor !== null && { cursor: walk.cursor }) }
  if (place >= rows.length) return null
  const asked = rows.slice(place, place + limits.bulkRows)
  return { ...act, rows: asked.map(({ id, version, answer }) => ({ id, version, answer })) }
}

const mayBeTried = (error: ApiError) => error.isTransient || error.code === 'unauthenticated'

const isCounted = <Outcome extends string>(outcome: string, counts: Record<Outcome, number>): outcome is Outcome =>
  outcome in counts

const keepOpen = (event: BeforeUnloadEvent) => event.preventDefault()
