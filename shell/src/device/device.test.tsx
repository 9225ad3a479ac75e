import type { WriteOutcome } from '@kere/platform/device'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deferDevice } from './defer-device.ts'
import { openStore, type DeviceStore } from './device-store.ts'
import { createAnswers } from './kept-answers.ts'
import { forgetPages, pagesCache } from './kept-pages.ts'
import { ownerKey } from './owner-key.ts'
import { createWrites, type WaitingWrites } from './waiting-writes.ts'

const database = 'kere-test'
let store: Promise<DeviceStore>
let open: WaitingWrites[] = []
let tabs = 0

beforeEach(() => {
  store = openStore(database)
  tabs += 1
})
afterEach(async () => {
  for (const writes of open) {
    await writes.flush()
    writes.close()
  }
  open = []
  ;(await store).close()
  await deleteDB(database)
})

interface Server {
  answer?: (request: Request) => Response | Promise<Response>
}

function openTab(userId = 'usr_1', { answer = () => Response.json({}) }: Server = {}) {
  const requests: { path: string; body: unknown; key: string | null; user: string | null }[] = []
  const network = { isUp: true, hasSession: true }
  const writes = createWrites({
    store,
    userId,
    name: `device-test-${tabs}`,
    isOnline: () => network.isUp,
    renewSession: async () => network.hasSession,
    async fetch(request) {
      if (!network.isUp) throw new TypeError('Failed to fetch')
      const { headers } = request
      const { pathname } = new URL(request.url)
      const body: unknown = await request.clone().json()
      requests.push({ path: pathname, body, key: headers.get('idempotency-key'), user: headers.get('x-user-id') })
      return answer(request)
    },
  })
  open.push(writes)
  return { writes, requests, network }
}

const problem = (code: string, status: number) =>
  Response.json({ type: 'about:blank', title: 'Refused', status, code }, { status })

const done = (lesson: string, isDone = true) =>
  ({ target: `${lesson}:done`, method: 'PATCH', path: `/api/lessons/${lesson}`, body: { isDone } }) as const

const note = (text: string) =>
  ({ target: 'note', method: 'PUT', path: '/api/note', body: { text }, isKeptWhenRefused: true }) as const

describe('what is written', () => {
  it('is sent at once where there is a connection, and nothing of it stays', async () => {
    const { writes, requests } = openTab('usr_1', { answer: () => Response.json({ progress: 20 }) })
    expect(await writes.send(done('les_1'))).toEqual({ kind: 'sent', answer: { progress: 20 } })
    expect(requests).toMatchObject([{ path: '/api/lessons/les_1', body: { isDone: true }, user: 'usr_1' }])
    expect(await writes.listWrites()).toEqual([])
  })

  it('waits without a connection, also for the next page, and is then sent in its order', async () => {
    const first = openTab()
    first.network.isUp = false
    expect(await first.writes.send(done('les_1'))).toEqual({ kind: 'waiting' })
    expect(await first.writes.send(done('les_2'))).toEqual({ kind: 'waiting' })
    expect(first.requests).toEqual([])
    const later = openTab()
    await later.writes.flush()
    expect(later.requests.map(({ path }) => path)).toEqual(['/api/lessons/les_1', '/api/lessons/les_2'])
    expect(await later.writes.listWrites()).toEqual([])
  })

  it('is sent once where it changed often', async () => {
    const { writes, requests, network } = openTab()
    network.isUp = false
    await writes.send(note('a'))
    await writes.send(note('a note'))
    network.isUp = true
    await writes.flush()
    expect(requests.map(({ body }) => body)).toEqual([{ text: 'a note' }])
  })

  it('keeps its key for every try, so that nothing is done twice', async () => {
    let isLost = true
    const { writes, requests } = openTab('usr_1', {
      answer: () => {
        if (!isLost) return Response.json({})
        isLost = false
        throw new TypeError('The answer was lost')
      },
    })
    expect(await writes.send(done('les_1'))).toEqual({ kind: 'waiting' })
    await writes.flush()
    expect(requests).toHaveLength(2)
    expect(requests[0]?.key).toBe(requests[1]?.key)
    expect(await writes.listWrites()).toEqual([])
  })

  it('keeps a later change that was made while the one before was on its way', async () => {
    const held = Promise.withResolvers<Response>()
    let calls = 0
    const { writes, requests } = openTab('usr_1', {
      answer: () => {
        calls += 1
        return calls === 1 ? held.promise : Response.json({})
      },
    })
    const first = writes.send(note('a'))
    await expect.poll(() => requests).toHaveLength(1)
    const second = writes.send(note('a note'))
    held.resolve(Response.json({}))
    expect(await Promise.all([first, second])).toMatchObject([{ kind: 'sent' }, { kind: 'sent' }])
    expect(requests.map(({ body }) => body)).toEqual([{ text: 'a' }, { text: 'a note' }])
  })

  it('waits while the session has ended, and is sent when the same person is signed in again', async () => {
    const ended = openTab('usr_1', { answer: () => problem('unauthenticated', 401) })
    ended.network.hasSession = false
    expect(await ended.writes.send(done('les_1'))).toEqual({ kind: 'waiting' })
    expect(await ended.writes.listWrites()).toHaveLength(1)
    const again = openTab('usr_1')
    await again.writes.flush()
    expect(again.requests).toHaveLength(1)
  })

  it('is never sent under another account, nor seen by it', async () => {
    const first = openTab('usr_1')
    first.network.isUp = false
    await first.writes.send(done('les_1'))
    const other = openTab('usr_2')
    await other.writes.flush()
    expect(other.requests).toEqual([])
    expect(await other.writes.listWrites()).toEqual([])
    expect(await first.writes.listWrites()).toHaveLength(1)
  })

  it.each([
    ['idempotency_key_in_use', 409],
    ['internal', 500],
  ])('goes past one that the server holds up with %s, and tries that again later', async (code, status) => {
    let isHeld = true
    const { writes, requests, network } = openTab('usr_1', {
      answer: ({ url }) => (isHeld && url.endsWith('les_1') ? problem(code, status) : Response.json({})),
    })
    network.isUp = false
    for (const lesson of ['les_1', 'les_2', 'les_3']) await writes.send(done(lesson))
    network.isUp = true
    await writes.flush()
    expect(requests.map(({ path }) => path.slice(-5))).toEqual(['les_1', 'les_2', 'les_3'])
    expect((await writes.listWrites()).map(({ target }) => target)).toEqual(['les_1:done'])
    isHeld = false
    await writes.flush()
    expect(requests[3]?.key).toBe(requests[0]?.key)
    expect(await writes.listWrites()).toEqual([])
  })

  it.each([
    ['too_many_changes', 429],
    ['unavailable', 503],
  ])('keeps the others back where the server says %s to one: it would to all', async (code, status) => {
    const { writes, requests, network } = openTab('usr_1', { answer: () => problem(code, status) })
    network.isUp = false
    for (const lesson of ['les_1', 'les_2']) await writes.send(done(lesson))
    network.isUp = true
    await writes.flush()
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['too_many_changes', 429],
    ['unavailable', 503],
    ['idempotency_key_in_use', 409],
  ])('waits where the server says %s', async (code, status) => {
    const { writes } = openTab('usr_1', { answer: () => problem(code, status) })
    expect(await writes.send(done('les_1'))).toEqual({ kind: 'waiting' })
    expect(await writes.listWrites()).toHaveLength(1)
  })

  it('is dropped where it is refused, and kept where it is worth keeping', async () => {
    const { writes } = openTab('usr_1', { answer: () => problem('note_changed', 409) })
    const refused: WriteOutcome = { kind: 'refused', code: 'note_changed', message: 'Refused' }
    expect(await writes.send(done('les_1'))).toEqual(refused)
    expect(await writes.listWrites()).toEqual([])
    expect(await writes.send(note('mine'))).toEqual(refused)
    expect(await writes.listWrites()).toMatchObject([
      { target: 'note', body: { text: 'mine' }, refusal: 'note_changed' },
    ])
    await writes.dropWrite('note')
    expect(await writes.listWrites()).toEqual([])
  })

  it('is sent by one tab at a time, and every tab hears of it', async () => {
    const one = openTab()
    const other = openTab()
    let heard = 0
    other.writes.listen(() => (heard += 1))
    one.network.isUp = false
    other.network.isUp = false
    await one.writes.send(done('les_1'))
    one.network.isUp = true
    other.network.isUp = true
    await Promise.all([one.writes.flush(), other.writes.flush()])
    expect(one.requests.length + other.requests.length).toBe(1)
    await expect.poll(() => heard).toBeGreaterThan(0)
  })
})

it('leaves nothing to read for the next visitor, also of a page that was left before it had forgotten', async () => {
  const own = openStore()
  await createAnswers(own, 'usr_1').keepAnswer('/api/a', '{"a":1}')
  await (await caches.open(pagesCache)).put('/dashboard/my-courses/crs_1', new Response('a page'))
  localStorage.setItem(ownerKey, 'usr_1')
  const visitor = { session: { user: null, registeredEmail: null } }
  deferDevice(visitor, { renewSession: () => Promise.resolve(false), onWaiting: () => {} })
  await expect.poll(() => localStorage.getItem(ownerKey)).toBeNull()
  expect(await (await own).count('answers')).toBe(0)
  expect(await caches.has(pagesCache)).toBe(false)
  ;(await own).close()
  await deleteDB('kere')
})

describe('pages', () => {
  it('of a course go with it, and no others', async () => {
    const pages = await caches.open(pagesCache)
    const [gone, kept] = ['/dashboard/my-courses/crs_1', '/dashboard/my-courses/crs_10']
    for (const path of [gone, kept]) await pages.put(path, new Response('a page', { headers: { vary: 'cookie' } }))
    await forgetPages(gone)
    expect((await pages.keys()).map(({ url }) => new URL(url).pathname)).toEqual([kept])
    await caches.delete(pagesCache)
  })
})

describe('answers', () => {
  it('are found again by whom they were given to, and by nobody else', async () => {
    await createAnswers(store, 'usr_1').keepAnswer('/api/a', '{"a":1}')
    expect(await createAnswers(store, 'usr_1').findAnswer('/api/a')).toMatchObject({ text: '{"a":1}' })
    expect(await createAnswers(store, 'usr_2').findAnswer('/api/a')).toBeNull()
    expect(await createAnswers(store, 'usr_1').findAnswer('/api/b')).toBeNull()
  })

  it('of an address and of all below it go when they are to be forgotten, and no others', async () => {
    const { keepAnswer, findAnswer, forgetBelow } = createAnswers(store, 'usr_1')
    const other = createAnswers(store, 'usr_2')
    const gone = ['/api/me/enrollments/crs_1', '/api/me/enrollments/crs_1/lessons/les_1?x=1']
    const kept = ['/api/me/enrollments', '/api/me/enrollments/crs_10', '/api/me/enrollments/crs_2/lessons/les_1']
    for (const url of [...gone, ...kept]) await keepAnswer(location.origin + url, '{}')
    await other.keepAnswer(location.origin + gone[0], '{}')
    await forgetBelow('/api/me/enrollments/crs_1')
    const left = await Promise.all([...gone, ...kept].map((url) => findAnswer(location.origin + url)))
    expect(left.map((answer) => answer !== null)).toEqual([false, false, true, true, true])
    expect(await other.findAnswer(location.origin + gone[0])).not.toBeNull()
  })

  it('do not grow for ever: the oldest go first', async () => {
    const { keepAnswer, findAnswer } = createAnswers(store, 'usr_1')
    for (let number = 0; number < 401; number += 1) await keepAnswer(`/api/${number}`, '{}')
    expect(await (await store).count('answers')).toBe(400)
    expect(await findAnswer('/api/400')).not.toBeNull()
  })
})
