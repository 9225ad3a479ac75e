import type { BulkResult } from '@kere/contracts/http/bulk'
import type { BulkRequest } from '@kere/platform/border'
import { createClient } from '@kere/platform/client'
import { findViolations } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createOverlays, type Overlays as OverlaysStore } from '../chrome/overlays-store.ts'
import { Overlays } from '../chrome/overlays.tsx'
import { BulkTray } from './bulk-tray.tsx'
import { createBulkRuns, type BulkRuns } from './bulk-runs.ts'

interface Sent {
  act: string
  answer?: string
  rows?: { id: string; version?: number; answer?: string }[]
  matching?: Record<string, string>
  cursor?: string
}

type Reply = (sent: Sent) => Response | Promise<Response>

let container: HTMLElement
let opener: HTMLButtonElement
let overlays: OverlaysStore
let runs: BulkRuns
let reply: Reply
let sent: Sent[]
let keys: string[]
let waits: number[]
const onChange = vi.fn<() => void>()

const publish = { name: 'publish', doing: 'Publishing', done: 'published' }
const unpublish = { name: 'unpublish', doing: 'Unpublishing', done: 'unpublished' }

const result = (id: string, about: Partial<BulkResult> = {}): BulkResult => ({
  id,
  name: null,
  version: 1,
  outcome: 'done',
  reason: null,
  undo: 'unpublish',
  ...about,
})
const answer = (results: readonly BulkResult[], nextCursor: string | null = null) =>
  Response.json({ results, nextCursor })
const allDone: Reply = ({ rows = [] }) => answer(rows.map(({ id }) => result(id)))
const refusal = (status: number, code: string, headers: HeadersInit = {}) =>
  Response.json({ type: 'about:blank', title: `It is ${code}`, status, code }, { status, headers })

const named = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: `crs_${place + 1}`, name: `Course ${place + 1}`, version: 1 }))

const start = (
  rows: BulkRequest['rows'],
  total: number | null = 'matching' in rows ? null : rows.length,
  answerToAll?: string,
) => {
  opener.focus()
  runs.start({
    list: 'courses',
    act: publish,
    acts: [publish, unpublish],
    noun: ['course', 'courses'],
    rows,
    answer: answerToAll,
    total,
    hrefOf: (id) => `/dashboard/courses?course=${id}`,
    onChange,
  })
}

const show = () => render(<Overlays overlays={overlays} />, { container })
const tray = page.getByRole('list', { name: 'Bulk changes' })
const announced = () => page.getByRole('status', { name: 'Page' })
const leave = () => {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}
/** Contrast can be measured once the entry's animation has ended. */
const settle = () => container.getAnimations({ subtree: true }).forEach((animation) => animation.finish())

beforeEach(async () => {
  await page.viewport(360, 740)
  document.documentElement.lang = 'en'
  document.title = 'Kere'
  container = document.createElement('div')
  container.dataset.app = 'shell'
  opener = document.createElement('button')
  opener.textContent = 'Publish'
  document.body.append(opener, container)
  sent = []
  keys = []
  waits = []
  onChange.mockClear()
  reply = allDone
  overlays = createOverlays()
  runs = createBulkRuns({
    api: createClient({
      origin: location.origin,
      fetch: async (request) => {
        keys.push(request.headers.get('idempotency-key') ?? '')
        const body = (await request.json()) as Sent
        sent.push(body)
        return reply(body)
      },
    }),
    announce: overlays.announce,
    wait: async (ms) => void waits.push(ms),
  })
  overlays.showTray(<BulkTray runs={runs} />, () => true)
})
afterEach(() => document.body.replaceChildren())

describe('a run over many rows', () => {
  it('goes through them some at a time, each request under a key of its own, and says how far it is', async () => {
    const third = Promise.withResolvers<void>()
    reply = async (body) => {
      if (sent.length === 3) await third.promise
      return allDone(body)
    }
    const screen = await show()
    start(named(45))
    await expect.element(tray.getByText('40 of 45', { exact: true })).toBeVisible()
    const bar = screen.getByRole('progressbar', { name: 'Publishing 45 courses' })
    await expect.element(bar).toHaveAttribute('aria-valuenow', '40')
    await expect.element(announced()).toHaveTextContent('Publishing 45 courses')
    expect([leave(), onChange.mock.calls.length]).toEqual([true, 0])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    settle()
    expect(await findViolations(document.body)).toEqual([])

    third.resolve()
    await expect.element(tray.getByText('45 courses published', { exact: true })).toBeVisible()
    await expect.element(announced()).toHaveTextContent('45 courses published')
    expect(sent.map(({ act, rows }) => [act, rows?.length])).toEqual([
      ['publish', 20],
      ['publish', 20],
      ['publish', 5],
    ])
    expect(sent[2]?.rows?.[4]).toEqual({ id: 'crs_45', version: 1 })
    expect(new Set(keys).size).toBe(3)
    expect([leave(), onChange.mock.calls.length]).toEqual([false, 1])
    await screen.getByRole('button', { name: 'Dismiss 45 courses published' }).click()
    await expect.poll(() => runs.state).toEqual([])
    await expect.poll(() => document.activeElement).toBe(opener)
  })

  it('walks all that filters find, from cursor to cursor, and names what it finds', async () => {
    reply = ({ cursor }) =>
      cursor === undefined
        ? answer([result('crs_1', { name: 'Flood marks' })], 'c1')
        : answer([result('crs_2', { name: 'Old wells', outcome: 'refused', reason: 'Level is required', undo: null })])
    const screen = await show()
    start({ matching: { status: 'draft' } })
    await expect.element(tray.getByText('1 course published', { exact: true })).toBeVisible()
    expect(sent).toEqual([
      { act: 'publish', matching: { status: 'draft' } },
      { act: 'publish', matching: { status: 'draft' }, cursor: 'c1' },
    ])
    await tray.getByText('What was not changed, and why').click()
    await expect
      .element(screen.getByRole('link', { name: 'Old wells' }))
      .toHaveAttribute('href', '/dashboard/courses?course=crs_2')
    await expect.element(tray.getByText('Level is required')).toBeVisible()
    settle()
    expect(await findViolations(document.body)).toEqual([])
  })

  it('tries the failed ones again and no others, and takes back what it has changed and nothing else', async () => {
    let isUp = false
    reply = ({ act, rows = [] }) =>
      answer(
        rows.map(({ id }) => {
          if (act === 'unpublish') return result(id, { undo: 'publish' })
          if (id === 'crs_2' && !isUp) return result(id, { outcome: 'failed', reason: 'It failed', undo: null })
          if (id === 'crs_3') return result(id, { outcome: 'unchanged', undo: null })
          return id === 'crs_4'
            ? result(id, { outcome: 'refused', reason: 'Price is required', undo: null })
            : result(id)
        }),
      )
    const screen = await show()
    start(named(4))
    await expect
      .element(tray.getByText('1 was already published. 1 was refused. 1 failed.', { exact: true }))
      .toBeVisible()
    isUp = true
    await screen.getByRole('button', { name: /^Retry failed/ }).click()
    await expect.element(tray.getByText('2 courses published', { exact: true })).toBeVisible()
    expect(sent[1]?.rows).toEqual([{ id: 'crs_2', version: 1 }])
    await expect.element(screen.getByRole('button', { name: /^Retry failed/ })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('listitem', { name: '2 courses published' })).toHaveFocus()

    await screen.getByRole('button', { name: /^Undo/ }).click()
    await expect.element(tray.getByText('2 courses unpublished', { exact: true })).toBeVisible()
    expect(sent[2]).toEqual({
      act: 'unpublish',
      rows: [
        { id: 'crs_1', version: 1 },
        { id: 'crs_2', version: 1 },
      ],
    })
    await expect.element(screen.getByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
  })

  it('sends the answers to what the act asks, again to those that failed, and none to what takes it back', async () => {
    let isUp = false
    reply = ({ rows = [] }) =>
      answer(
        rows.map(({ id }) => (isUp || id === 'crs_1' ? result(id) : result(id, { outcome: 'failed', undo: null }))),
      )
    const screen = await show()
    start(
      named(2).map((row) => ({ ...row, answer: `For ${row.id}` })),
      2,
      'For all',
    )
    await expect.element(tray.getByText('1 failed.', { exact: true })).toBeVisible()
    isUp = true
    await screen.getByRole('button', { name: /^Retry failed/ }).click()
    await expect.element(tray.getByText('2 courses published', { exact: true })).toBeVisible()
    await screen.getByRole('button', { name: /^Undo/ }).click()
    await expect.element(tray.getByText('2 courses unpublished', { exact: true })).toBeVisible()
    const [first, second] = named(2).map((row) => ({ id: row.id, version: 1, answer: `For ${row.id}` }))
    expect(sent).toEqual([
      { act: 'publish', answer: 'For all', rows: [first, second] },
      { act: 'publish', answer: 'For all', rows: [second] },
      {
        act: 'unpublish',
        rows: [
          { id: 'crs_1', version: 1 },
          { id: 'crs_2', version: 1 },
        ],
      },
    ])
  })

  it('stops after the request that is under way, and keeps what it has done', async () => {
    const first = Promise.withResolvers<void>()
    reply = async (body) => {
      await first.promise
      return allDone(body)
    }
    const screen = await show()
    start(named(45))
    await screen.getByRole('button', { name: /^Stop/ }).click()
    await expect.element(tray.getByText('Stopping after 0 of 45', { exact: true })).toBeVisible()
    first.resolve()
    await expect.element(tray.getByText('20 courses published', { exact: true })).toBeVisible()
    await expect.element(tray.getByText('Stopped before the last row.', { exact: true })).toBeVisible()
    expect([sent.length, runs.state[0]?.undoable]).toEqual([1, 20])
  })

  it('sends the same request under the same key where the answer was lost, then pauses and goes on from there', async () => {
    let isUp = false
    reply = (body) => (isUp || sent.length === 1 ? allDone(body) : Promise.reject(new TypeError('Failed to fetch')))
    const screen = await show()
    start(named(25))
    await expect.element(tray.getByText(/^20 of 25 done\. Unable to connect/)).toBeVisible()
    expect(waits).toEqual([1000, 3000, 9000])
    expect(new Set(keys.slice(1)).size).toBe(1)
    isUp = true
    await screen.getByRole('button', { name: /^Continue/ }).click()
    await expect.element(tray.getByText('25 courses published', { exact: true })).toBeVisible()
    expect(keys.at(-1)).toBe(keys[1])
  })

  it('waits as long as it is told to where it was too fast', async () => {
    reply = (body) => (sent.length === 1 ? refusal(429, 'too_many_changes', { 'retry-after': '42' }) : allDone(body))
    await show()
    start(named(1))
    await expect.element(tray.getByText('1 course published', { exact: true })).toBeVisible()
    expect([waits, new Set(keys).size]).toEqual([[42_000], 1])
  })

  it('takes another key where nobody knows what became of the first, once somebody goes on', async () => {
    let isUp = false
    reply = (body) => (isUp ? allDone(body) : refusal(409, 'idempotency_key_in_use'))
    const screen = await show()
    start(named(1))
    await expect.element(tray.getByText(/^0 of 1 done\./)).toBeVisible()
    isUp = true
    await screen.getByRole('button', { name: /^Continue/ }).click()
    await expect.element(tray.getByText('1 course published', { exact: true })).toBeVisible()
    expect(new Set(keys).size).toBe(2)
  })

  it('ends with the reason where it is refused as a whole', async () => {
    reply = () => refusal(403, 'not_approved')
    await show()
    start(named(3))
    await expect.element(tray.getByText('No courses published', { exact: true })).toBeVisible()
    await expect.element(tray.getByText('It is not_approved', { exact: true })).toBeVisible()
    expect([sent.length, leave()]).toEqual([1, false])
  })

  it('takes one run of a list at a time', async () => {
    reply = () => new Promise<Response>(() => {})
    await show()
    start(named(1))
    start(named(2))
    await expect.element(announced()).toHaveTextContent('Another change to this list is still running')
    expect(runs.state).toHaveLength(1)
  })
})
