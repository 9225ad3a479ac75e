import { createLocalCopy } from '@kere/platform/local-copies'
import { readNotice } from '@kere/platform/notices'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failToConnect, refuse, sampleCalls } from './session-calls.fixtures.ts'
import { consentKey } from '../consent/choices.ts'
import { ownerKey } from '../device/owner-key.ts'
import { createSessionEnder, type SessionEnder } from './end-session.ts'
import { openSessionChannel, type SessionChannel } from './session-channel.ts'

const open: { channel: SessionChannel; ender: SessionEnder }[] = []
let leave: (to: string) => void

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  leave = vi.fn<(to: string) => void>()
  localStorage.setItem(consentKey, 'accepted')
  localStorage.setItem('a-draft', 'words')
  sessionStorage.setItem('a-step', '3')
})
afterEach(() => {
  for (const { channel, ender } of open.splice(0)) {
    ender.stop()
    channel.close()
  }
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'kere_notice=; Path=/; Max-Age=0'
  document.body.hidden = false
  vi.restoreAllMocks()
})

function openTab(
  logout: () => unknown = () => undefined,
  leaveTab = leave,
  forget?: () => Promise<unknown>,
  mayDrop?: () => Promise<boolean>,
) {
  const { calls, asked } = sampleCalls({ logout })
  const channel = openSessionChannel('end-test')
  const ender = createSessionEnder({
    calls,
    channel,
    userId: 'usr_1',
    ...(mayDrop && { mayDrop }),
    here: () => '/dashboard/profile?tab=2#bio',
    leave: leaveTab,
    ...(forget && { forget }),
  })
  open.push({ channel, ender })
  return { ender, asked }
}

const kept = () => [Object.keys(localStorage), Object.keys(sessionStorage)]
const isText = (value: unknown): value is string => typeof value === 'string'
const backHere = '/auth/login?next=%2Fdashboard%2Fprofile%3Ftab%3D2%23bio'

describe('signing out', () => {
  it('[S-302] [part of S-304] clears what belongs to the session, keeps the consent, and goes home', async () => {
    const { ender, asked } = openTab()
    expect(ender.isOver()).toBe(false)
    const leaving = ender.signOut()
    expect(ender.isOver()).toBe(true)
    await leaving
    expect(asked).toEqual(['logout'])
    expect(kept()).toEqual([[consentKey], []])
    expect(localStorage.getItem(consentKey)).toBe('accepted')
    expect(leave).toHaveBeenCalledExactlyOnceWith('/')
  })

  it.each([
    ['has forgotten, no mark of it', () => Promise.resolve(), [consentKey]],
    [
      'could not, the mark that lets the next page see to it',
      () => Promise.reject(new Error('No time')),
      [consentKey, ownerKey],
    ],
  ] as const)('leaves, where this device %s', async (_, forget, left) => {
    localStorage.setItem(ownerKey, 'usr_1')
    await openTab(undefined, leave, forget).ender.signOut()
    expect(Object.keys(localStorage).toSorted()).toEqual(Array.from<string>(left).toSorted())
  })

  it('[S-302] clears the same and goes to the sign-in page when it fails', async () => {
    await openTab(failToConnect).ender.signOut()
    expect(kept()).toEqual([[consentKey], []])
    expect(leave).toHaveBeenCalledExactlyOnceWith('/auth/login')
  })

  it.each([
    ['fails', () => refuse('internal', 500)()],
    ['does not answer', failToConnect],
  ])('[S-302] has the edge take the cookies back before it leaves when the API %s', async (_, logout) => {
    const order: string[] = []
    vi.mocked(fetch).mockImplementation(async (to, { method, redirect, body } = {}) => {
      order.push(`${method} ${to as string} ${redirect} ${body?.constructor.name}`)
      return new Response()
    })
    await openTab(logout, (to) => order.push(to)).ender.signOut()
    expect(order).toEqual(['POST /auth/logout manual URLSearchParams', '/auth/login'])
  })

  it('leaves also when the edge does not answer either, and asks it for nothing when the API has', async () => {
    await openTab().ender.signOut()
    expect(fetch).not.toHaveBeenCalled()
    vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'))
    await openTab(failToConnect).ender.signOut()
    expect(leave).toHaveBeenLastCalledWith('/auth/login')
  })

  it('happens once, however often it is asked for', async () => {
    const { ender, asked } = openTab()
    await Promise.all([ender.signOut(), ender.signOut(), ender.signOutIdle()])
    ender.expire()
    expect(asked).toEqual(['logout'])
    expect(leave).toHaveBeenCalledExactlyOnceWith('/')
  })

  it('does not leave a page that shows that the server has ended the session', async () => {
    const { ender, asked } = openTab()
    ender.close()
    ender.expire()
    await ender.signOutIdle()
    expect([ender.isOver(), asked]).toEqual([true, []])
    expect(leave).not.toHaveBeenCalled()
  })

  it('[S-302] takes the other tabs home too', async () => {
    const leaveOther = vi.fn<(to: string) => void>()
    openTab(() => undefined, leaveOther)
    await openTab().ender.signOut()
    await expect.poll(() => leaveOther).toHaveBeenCalledExactlyOnceWith('/')
  })
})

describe('what is typed and not saved', () => {
  const mine = 'kere.copy.usr_1.event.evt_1'
  const theirs = 'kere.copy.usr_2.event.evt_1'
  const place = 'kere.place.new-event.usr_1'
  beforeEach(() => {
    for (const userId of ['usr_1', 'usr_2'])
      createLocalCopy({ userId, name: 'event.evt_1', isValue: isText }).write({ value: 'words', version: 1 })
    sessionStorage.setItem(place, 'evt_1')
  })
  const sorted = () => [Object.keys(localStorage).toSorted(), Object.keys(sessionStorage)]

  it.each([
    ['idle', (ender: SessionEnder) => void ender.signOutIdle()],
    ['expired', (ender: SessionEnder) => ender.expire()],
  ])('[U-36.kept] [W-41] is kept where the session ends by itself (%s)', async (_, end) => {
    end(openTab().ender)
    await expect.poll(() => leave).toHaveBeenCalledExactlyOnceWith(backHere)
    expect(sorted()).toEqual([[consentKey, mine, theirs], [place]])
    const copy = createLocalCopy({ userId: 'usr_1', name: 'event.evt_1', isValue: isText })
    expect(copy.read()?.value).toBe('words')
  })

  it('[U-36.sign-out] is dropped by signing out by hand, another account\u2019s is not', async () => {
    await openTab().ender.signOut()
    expect(sorted()[0]).toEqual([consentKey, theirs])
  })

  it('[part of U-36.sign-out] is there, and so is the session, where somebody rather stays', async () => {
    const { ender, asked } = openTab(undefined, leave, undefined, () => Promise.resolve(false))
    await ender.signOut()
    expect([asked, ender.isOver(), localStorage.getItem(mine) !== null]).toEqual([[], false, true])
    expect(leave).not.toHaveBeenCalled()
  })
})

describe('an ending that nobody asked for', () => {
  it('[S-296, S-297] leads to the sign-in page with its words, and from there back here', async () => {
    await openTab().ender.signOutIdle()
    expect(leave).toHaveBeenCalledExactlyOnceWith(backHere)
    expect(readNotice(document.cookie)).toBe('idle_sign_out')
    expect(kept()).toEqual([[consentKey], []])
  })

  it('[S-296] leaves the page also when the server does not answer', async () => {
    await openTab(failToConnect).ender.signOutIdle()
    expect(leave).toHaveBeenCalledExactlyOnceWith(backHere)
  })

  it('[S-296] hides the page before the server is asked', async () => {
    const answer = Promise.withResolvers<void>()
    const isOver = openTab(() => answer.promise).ender.signOutIdle()
    expect(document.body.checkVisibility()).toBe(false)
    answer.resolve()
    await isOver
  })

  it('[S-331] says so when the server has ended the session', async () => {
    const { ender, asked } = openTab()
    ender.expire()
    await expect.poll(() => leave).toHaveBeenCalledExactlyOnceWith(backHere)
    expect(asked).toEqual([])
    expect(readNotice(document.cookie)).toBe('session_ended')
  })
})
