import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionUser } from '@kere/contracts/accounts/session'
import { sampleUser } from '../chrome/chrome-state.fixtures.ts'
import { deferCalls, type SessionCalls } from './defer-calls.ts'
import { failToConnect, refuse, sampleCalls } from './session-calls.fixtures.ts'
import { openSessionChannel, type SessionChannel, type SessionMessage } from './session-channel.ts'
import { createSessionKeeper, type SessionKeeper, type SessionKeeperOptions } from './session-keeper.ts'
import { settleTabs } from './settle-tabs.fixtures.ts'

const now = Date.parse('2026-11-20T06:00:00Z')
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const user = sampleUser()

const tabs: { channel: SessionChannel; keeper: SessionKeeper }[] = []
let onEnd: () => void
let onChange: () => void
let onUser: (user: SessionUser) => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now })
  onEnd = vi.fn<() => void>()
  onChange = vi.fn<() => void>()
  onUser = vi.fn<(user: SessionUser) => void>()
})
afterEach(() => {
  for (const { channel, keeper } of tabs.splice(0)) {
    keeper.stop()
    channel.close()
  }
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function openTab(calls: SessionKeeperOptions['calls'], change: Partial<SessionKeeperOptions> = {}) {
  const channel = openSessionChannel('keeper-test')
  const keeper = createSessionKeeper({
    calls,
    channel,
    user,
    expiresAt: inSeconds(600),
    isInUse: () => true,
    isOver: () => false,
    onEnd,
    onChange,
    onUser,
    ...change,
  })
  tabs.push({ channel, keeper })
  return keeper
}

function turn(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

const refreshed = () => ({ user, expiresAt: inSeconds(600) })

describe('a renewal', () => {
  it('is one request however many ask, and says that the session is good', async () => {
    const { calls, asked } = sampleCalls({ refresh: refreshed })
    const keeper = openTab(calls)
    expect(await Promise.all([keeper.renew(), keeper.renew(), keeper.renew()])).toEqual([true, true, true])
    expect(asked).toEqual(['refresh'])
    expect(await keeper.renew()).toBe(true)
    expect(asked).toEqual(['refresh', 'refresh'])
  })

  it('is done by one tab at a time, and the others take its result', async () => {
    const first = Promise.withResolvers<void>()
    const one = sampleCalls({ refresh: () => first.promise.then(refreshed) })
    const other = sampleCalls({ refresh: refreshed })
    const renewals = [openTab(one.calls).renew(), openTab(other.calls).renew()]
    await settleTabs()
    expect(other.asked).toEqual([])

    first.resolve()
    expect(await Promise.all(renewals)).toEqual([true, true])
    expect([one.asked, other.asked.length <= 1]).toEqual([['refresh'], true])
  })

  it('counts as done when another tab was faster', async () => {
    const { calls, asked } = sampleCalls({ refresh: refuse('already_rotated', 409), getSession: refreshed })
    expect(await openTab(calls).renew()).toBe(true)
    expect(asked).toEqual(['refresh', 'getSession'])
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('[S-331] ends the session here when the server says that it is over', async () => {
    const { calls } = sampleCalls({ refresh: refuse('session_expired', 401) })
    expect(await openTab(calls).renew()).toBe(false)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('asks for nothing and answers nobody once the page is being left', async () => {
    const { calls, asked } = sampleCalls({ refresh: refreshed })
    let isOver = false
    const keeper = openTab(calls, { isOver: () => isOver })
    expect(await keeper.renew()).toBe(true)
    isOver = true
    const onAnswer = vi.fn<() => void>()
    void keeper.renew().then(onAnswer, onAnswer)
    await settleTabs()
    expect(asked).toEqual(['refresh'])
    expect(onAnswer).not.toHaveBeenCalled()
  })

  it('ends nothing when there is no connection', async () => {
    const { calls } = sampleCalls({ refresh: failToConnect })
    expect(await openTab(calls).renew()).toBe(false)
    expect(onEnd).not.toHaveBeenCalled()
  })

  it.each([['holds another role', { role: 'educator' }]] as const)(
    'says so when the user %s by now',
    async (_, change) => {
      const { calls } = sampleCalls({ refresh: () => ({ ...refreshed(), user: sampleUser(change) }) })
      await openTab(calls).renew()
      expect(onChange).toHaveBeenCalledOnce()
    },
  )
})

describe('what asks the API', () => {
  it('is loaded before it is needed, and once more where it did not come', async () => {
    const { calls } = sampleCalls({ refresh: refreshed })
    const load = vi.fn<() => Promise<SessionCalls>>().mockRejectedValueOnce(new TypeError('no file'))
    load.mockResolvedValue(calls)
    openTab(deferCalls(load))
    await settleTabs()
    expect(load).not.toHaveBeenCalled()
    for (const times of [1, 2, 2]) {
      vi.advanceTimersByTime(30_000)
      await settleTabs()
      expect(load).toHaveBeenCalledTimes(times)
    }
  })

  it('[S-331] that does not come is no reason to end a session', async () => {
    const keeper = openTab(deferCalls(() => Promise.reject(new TypeError('no file'))))
    expect(await keeper.renew()).toBe(false)
    expect(onEnd).not.toHaveBeenCalled()
  })
})

describe('the tick', () => {
  it('[S-331] looks every 30 s and renews about 90 s before the end', async () => {
    const { calls, asked } = sampleCalls({ refresh: refreshed })
    openTab(calls)
    vi.advanceTimersByTime(480_000)
    await settleTabs()
    expect(asked).toEqual([])

    vi.advanceTimersByTime(30_000)
    await expect.poll(() => asked).toEqual(['refresh'])

    vi.advanceTimersByTime(480_000)
    await settleTabs()
    expect(asked).toEqual(['refresh'])
    vi.advanceTimersByTime(30_000)
    await expect.poll(() => asked).toEqual(['refresh', 'refresh'])
  })

  it.each([
    ['hidden', true, true],
    ['left alone', false, false],
  ])('does nothing while the page is %s', async (_, isHidden, isInUse) => {
    const { calls, asked } = sampleCalls({ refresh: refreshed })
    openTab(calls, { isInUse: () => isInUse })
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    vi.advanceTimersByTime(3_600_000)
    await settleTabs()
    expect(asked).toEqual([])
  })

  it('does not renew what another tab has renewed', async () => {
    const { calls, asked } = sampleCalls({ refresh: refreshed })
    openTab(calls)
    const other = openSessionChannel('keeper-test')
    const heard = new Promise((resolve) => tabs[0]!.channel.listen(resolve))
    other.send({ kind: 'renewed', expiresAt: inSeconds(1200) })
    await heard
    vi.advanceTimersByTime(600_000)
    await settleTabs()
    expect(asked).toEqual([])
    other.close()
  })

  it('tells the other tabs', async () => {
    const heard: SessionMessage[] = []
    const other = openSessionChannel('keeper-test')
    other.listen((message) => heard.push(message))
    await openTab(sampleCalls({ refresh: refreshed }).calls).renew()
    await expect.poll(() => heard).toEqual([{ kind: 'renewed', expiresAt: inSeconds(600), user }])
    other.close()
  })
})

describe('a new name or photo', () => {
  const renamed = sampleUser({ firstName: 'Mira', avatarPath: '/media/avatars/new' })
  const answer = () => ({ ...refreshed(), user: renamed })

  it('is told with the renewal that brings it, here and in the other tabs', async () => {
    const others = vi.fn<(user: SessionUser) => void>()
    openTab(sampleCalls({}).calls, { onUser: others })
    await openTab(sampleCalls({ refresh: answer }).calls).renew()
    expect(vi.mocked(onUser).mock.calls).toEqual([[renamed]])
    await expect.poll(() => others.mock.calls).toEqual([[renamed]])
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is told when the page becomes visible', async () => {
    openTab(sampleCalls({ getSession: answer }).calls)
    turn(false)
    await expect.poll(() => vi.mocked(onUser).mock.calls).toEqual([[renamed]])
  })

  it('of somebody else is no news here', async () => {
    openTab(sampleCalls({}).calls)
    const other = openSessionChannel('keeper-test')
    for (const sent of [sampleUser({ id: 'usr_2' }), renamed])
      other.send({ kind: 'renewed', expiresAt: inSeconds(600), user: sent })
    await expect.poll(() => vi.mocked(onUser).mock.calls).toEqual([[renamed]])
    other.close()
  })
})

describe('a page that becomes visible', () => {
  it('[S-300] [C-40.visible] asks the server for its session', async () => {
    const { calls, asked } = sampleCalls({ getSession: refreshed })
    openTab(calls)
    turn(true)
    turn(false)
    await expect.poll(() => asked).toEqual(['getSession'])
    await settleTabs()
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('[S-300] [part of C-40.visible] leaves when the session was ended meanwhile', async () => {
    const ended = { getSession: () => ({ user: null, expiresAt: null }), refresh: refuse('session_expired', 401) }
    const { calls, asked } = sampleCalls(ended)
    openTab(calls)
    turn(false)
    await expect.poll(() => onEnd).toHaveBeenCalledOnce()
    expect(asked).toEqual(['getSession', 'refresh'])
  })

  it('renews at once when the access token ran out meanwhile', async () => {
    const { calls, asked } = sampleCalls({ refresh: refreshed })
    openTab(calls)
    turn(true)
    vi.advanceTimersByTime(700_000)
    turn(false)
    await expect.poll(() => asked).toEqual(['refresh'])
  })

  it.each([
    ['somebody else is signed in', { id: 'usr_2' }],
    ['the user holds another role', { role: 'educator' as const }],
  ])('has the access token of now before it says that %s', async (_, change) => {
    const answer = () => ({ ...refreshed(), user: sampleUser(change) })
    const { calls, asked } = sampleCalls({ getSession: answer, refresh: answer })
    const callsBefore: string[][] = []
    openTab(calls, { onChange: () => callsBefore.push([...asked]) })
    turn(false)
    await expect.poll(() => callsBefore).toEqual([['getSession', 'refresh']])

    turn(false)
    await settleTabs()
    expect(callsBefore).toHaveLength(1)
  })

  it('says nothing of another role that it has no access token for', async () => {
    const getSession = () => ({ ...refreshed(), user: sampleUser({ role: 'educator' }) })
    const { calls, asked } = sampleCalls({ getSession, refresh: failToConnect })
    openTab(calls)
    turn(false)
    await expect.poll(() => asked).toEqual(['getSession', 'refresh'])
    await settleTabs()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('stays as it is while the server does not answer', async () => {
    const { calls, asked } = sampleCalls({ getSession: failToConnect })
    openTab(calls)
    turn(false)
    await expect.poll(() => asked).toEqual(['getSession'])
    await settleTabs()
    expect([onEnd, onChange].map((act) => vi.mocked(act).mock.calls.length)).toEqual([0, 0])
  })

  it('looks again when it comes out of the history', async () => {
    const { calls, asked } = sampleCalls({ getSession: refreshed })
    openTab(calls)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.poll(() => asked).toEqual(['getSession'])
  })
})
