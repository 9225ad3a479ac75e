import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleUser } from '../chrome/chrome-state.samples.ts'
import { failToConnect, refuse, sampleApi } from './api.samples.ts'
import { openSessionChannel, type SessionChannel, type SessionMessage } from './session-channel.ts'
import { createSessionKeeper, type SessionKeeper, type SessionKeeperOptions } from './session-keeper.ts'

const now = Date.parse('2026-11-20T06:00:00Z')
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const user = sampleUser()

const tabs: { channel: SessionChannel; keeper: SessionKeeper }[] = []
let onEnd: () => void
let onChange: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now })
  onEnd = vi.fn<() => void>()
  onChange = vi.fn<() => void>()
})
afterEach(() => {
  for (const { channel, keeper } of tabs.splice(0)) {
    keeper.stop()
    channel.close()
  }
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function openTab(api: SessionKeeperOptions['api'], change: Partial<SessionKeeperOptions> = {}) {
  const channel = openSessionChannel('keeper-test')
  const keeper = createSessionKeeper({
    api,
    channel,
    user,
    expiresAt: inSeconds(600),
    isInUse: () => true,
    onEnd,
    onChange,
    ...change,
  })
  tabs.push({ channel, keeper })
  return keeper
}

function turn(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

const tasks = () => new Promise((resolve) => setTimeout(resolve, 50))

const refreshed = () => ({ user, expiresAt: inSeconds(600) })

describe('a renewal', () => {
  it('is one request however many ask, and says that the session is good', async () => {
    const { api, calls } = sampleApi({ refresh: refreshed })
    const keeper = openTab(api)
    expect(await Promise.all([keeper.renew(), keeper.renew(), keeper.renew()])).toEqual([true, true, true])
    expect(calls).toEqual(['refresh'])
    expect(await keeper.renew()).toBe(true)
    expect(calls).toEqual(['refresh', 'refresh'])
  })

  it('is done by one tab at a time, and the others take its result', async () => {
    const first = Promise.withResolvers<void>()
    const one = sampleApi({ refresh: () => first.promise.then(refreshed) })
    const other = sampleApi({ refresh: refreshed })
    const renewals = [openTab(one.api).renew(), openTab(other.api).renew()]
    await tasks()
    expect(other.calls).toEqual([])

    first.resolve()
    await tasks()
    expect(await Promise.all(renewals)).toEqual([true, true])
    expect([one.calls, other.calls.length <= 1]).toEqual([['refresh'], true])
  })

  it('counts as done when another tab was faster', async () => {
    const { api, calls } = sampleApi({ refresh: refuse('already_rotated', 409), getSession: refreshed })
    expect(await openTab(api).renew()).toBe(true)
    expect(calls).toEqual(['refresh', 'getSession'])
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('[S-331] ends the session here when the server says that it is over', async () => {
    const { api } = sampleApi({ refresh: refuse('session_expired', 401) })
    expect(await openTab(api).renew()).toBe(false)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('ends nothing when there is no connection', async () => {
    const { api } = sampleApi({ refresh: failToConnect })
    expect(await openTab(api).renew()).toBe(false)
    expect(onEnd).not.toHaveBeenCalled()
  })

  it.each([['holds another role', { role: 'educator' }]] as const)(
    'says so when the user %s by now',
    async (_, change) => {
      const { api } = sampleApi({ refresh: () => ({ ...refreshed(), user: sampleUser(change) }) })
      await openTab(api).renew()
      expect(onChange).toHaveBeenCalledOnce()
    },
  )
})

describe('the tick', () => {
  it('[S-331] looks every 30 s and renews about 90 s before the end', async () => {
    const { api, calls } = sampleApi({ refresh: refreshed })
    openTab(api)
    vi.advanceTimersByTime(480_000)
    await tasks()
    expect(calls).toEqual([])

    vi.advanceTimersByTime(30_000)
    await tasks()
    expect(calls).toEqual(['refresh'])

    vi.advanceTimersByTime(480_000)
    await tasks()
    expect(calls).toEqual(['refresh'])
    vi.advanceTimersByTime(30_000)
    await tasks()
    expect(calls).toEqual(['refresh', 'refresh'])
  })

  it.each([
    ['hidden', true, true],
    ['left alone', false, false],
  ])('does nothing while the page is %s', async (_, isHidden, isInUse) => {
    const { api, calls } = sampleApi({ refresh: refreshed })
    openTab(api, { isInUse: () => isInUse })
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    vi.advanceTimersByTime(3_600_000)
    await tasks()
    expect(calls).toEqual([])
  })

  it('does not renew what another tab has renewed', async () => {
    const { api, calls } = sampleApi({ refresh: refreshed })
    openTab(api)
    const other = openSessionChannel('keeper-test')
    other.send({ kind: 'renewed', expiresAt: inSeconds(1200) })
    await tasks()
    vi.advanceTimersByTime(600_000)
    await tasks()
    expect(calls).toEqual([])
    other.close()
  })

  it('tells the other tabs', async () => {
    const heard: SessionMessage[] = []
    const other = openSessionChannel('keeper-test')
    other.listen((message) => heard.push(message))
    await openTab(sampleApi({ refresh: refreshed }).api).renew()
    await tasks()
    expect(heard).toEqual([{ kind: 'renewed', expiresAt: inSeconds(600) }])
    other.close()
  })
})

describe('a page that becomes visible', () => {
  it('[S-300] asks the server for its session', async () => {
    const { api, calls } = sampleApi({ getSession: refreshed })
    openTab(api)
    turn(true)
    turn(false)
    await tasks()
    expect(calls).toEqual(['getSession'])
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('[S-300] leaves when the session was ended meanwhile', async () => {
    const ended = { getSession: () => ({ user: null, expiresAt: null }), refresh: refuse('session_expired', 401) }
    const { api, calls } = sampleApi(ended)
    openTab(api)
    turn(false)
    await tasks()
    expect(calls).toEqual(['getSession', 'refresh'])
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('renews at once when the access token ran out meanwhile', async () => {
    const { api, calls } = sampleApi({ refresh: refreshed })
    openTab(api)
    turn(true)
    vi.advanceTimersByTime(700_000)
    turn(false)
    await tasks()
    expect(calls).toEqual(['refresh'])
  })

  it.each([
    ['somebody else is signed in', { id: 'usr_2' }],
    ['the user holds another role', { role: 'educator' as const }],
  ])('has the access token of now before it says that %s', async (_, change) => {
    const answer = () => ({ ...refreshed(), user: sampleUser(change) })
    const { api, calls } = sampleApi({ getSession: answer, refresh: answer })
    const callsBefore: string[][] = []
    openTab(api, { onChange: () => callsBefore.push([...calls]) })
    turn(false)
    await tasks()
    expect(callsBefore).toEqual([['getSession', 'refresh']])

    turn(false)
    await tasks()
    expect(callsBefore).toHaveLength(1)
  })

  it('says nothing of another role that it has no access token for', async () => {
    const getSession = () => ({ ...refreshed(), user: sampleUser({ role: 'educator' }) })
    const { api, calls } = sampleApi({ getSession, refresh: failToConnect })
    openTab(api)
    turn(false)
    await tasks()
    expect(calls).toEqual(['getSession', 'refresh'])
    expect(onChange).not.toHaveBeenCalled()
  })

  it('stays as it is while the server does not answer', async () => {
    const { api, calls } = sampleApi({ getSession: failToConnect })
    openTab(api)
    turn(false)
    await tasks()
    expect(calls).toEqual(['getSession'])
    expect([onEnd, onChange].map((act) => vi.mocked(act).mock.calls.length)).toEqual([0, 0])
  })

  it('looks again when it comes out of the history', async () => {
    const { api, calls } = sampleApi({ getSession: refreshed })
    openTab(api)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await tasks()
    expect(calls).toEqual(['getSession'])
  })
})
