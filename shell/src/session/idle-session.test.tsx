import { limits } from '@kere/contracts/http/limits'
import { findViolations } from '@kere/ui/testing/axe'
import { flushSync } from 'react-dom'
import { createMocks } from 'react-idle-timer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { IdleSession } from './idle-session.tsx'
import { openSessionChannel, type SessionChannel, type SessionMessage } from './session-channel.ts'
import { settleTabs } from './settle-tabs.fixtures.ts'

const root = document.documentElement
const minute = 60_000
let container: HTMLElement
let channel: SessionChannel
let otherTab: SessionChannel
let heard: SessionMessage[]
let onSignOut: () => void
let onIdle: () => void
let presence: boolean[]

beforeEach(async () => {
  await page.viewport(1280, 800)
  root.lang = 'en'
  document.title = 'Kere'
  document.body.innerHTML = '<main><h1>Profile</h1><label>Bio <textarea></textarea></label></main>'
  container = document.createElement('div')
  container.dataset.app = 'shell'
  document.body.append(container)
  channel = openSessionChannel('idle-test')
  otherTab = openSessionChannel('idle-test')
  heard = []
  otherTab.listen((message) => heard.push(message))
  onSignOut = vi.fn<() => void>()
  onIdle = vi.fn<() => void>()
  presence = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  // The timer keeps the time functions from its loading, so it gets the faked ones here.
  createMocks()
})
afterEach(async () => {
  await cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  channel.close()
  otherTab.close()
  delete root.dataset.theme
  document.body.replaceChildren()
})

const show = () =>
  render(
    <IdleSession
      channel={channel}
      onSignOut={onSignOut}
      onIdle={onIdle}
      onPresence={(isPresent) => presence.push(isPresent)}
    />,
    { container },
  )
const pass = (ms: number) => flushSync(() => void vi.advanceTimersByTime(ms))
const dialog = () => container.querySelector('dialog')!
const isWarned = () => dialog().open
const countdown = () => dialog().querySelector('[role="timer"]')?.textContent
const told = () => dialog().querySelector('[role="status"]')?.textContent
const move = () => flushSync(() => void document.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })))
const buttonNamed = (name: string) =>
  [...dialog().querySelectorAll('button')].find((button) => (button.ariaLabel ?? button.textContent) === name)!
const press = (name: string) => flushSync(() => buttonNamed(name).click())

function turn(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  flushSync(() => void document.dispatchEvent(new Event('visibilitychange')))
}

async function settle() {
  await settleTabs()
  await new Promise((resolve) => requestIdleCallback(resolve))
}

it('[S-573] takes its times from one place', () => {
  expect([limits.idleMs, limits.idleWarningMs, limits.idleThrottleMs]).toEqual([15 * minute, 2 * minute, 1000])
})

describe('without a connection', () => {
  it('[U-36.offline] nobody is signed out before there is one again', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show()
    pass(limits.idleMs - limits.idleWarningMs)
    pass(limits.idleWarningMs + minute)
    expect([isWarned(), vi.mocked(onIdle).mock.calls.length]).toEqual([true, 0])
    expect(told()).toBe('You are offline. We will sign you out when you are back online, and keep what you typed.')
    flushSync(() => void dispatchEvent(new Event('online')))
    expect(onIdle).toHaveBeenCalledTimes(1)
  })

  it('[part of U-36.offline] who comes back before goes on', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show()
    pass(limits.idleMs - limits.idleWarningMs)
    pass(limits.idleWarningMs + minute)
    press('Continue Session')
    flushSync(() => void dispatchEvent(new Event('online')))
    expect([isWarned(), vi.mocked(onIdle).mock.calls.length]).toEqual([false, 0])
  })
})

describe('nobody at the page', () => {
  it('[S-298] is asked after 13 minutes, with a countdown of 120 s', async () => {
    await show()
    pass(13 * minute - 1)
    expect(isWarned()).toBe(false)

    pass(1)
    expect(isWarned()).toBe(true)
    expect(dialog().textContent).toContain('Stay signed in?')
    expect(dialog().textContent).toContain('You have been inactive for 13 minutes. We will sign you out in')
    expect(countdown()).toBe('2:00')
    pass(18_000)
    expect(countdown()).toBe('1:42')
    expect(presence).toEqual([true, false])
  })

  it('[S-296] is signed out after 15 minutes', async () => {
    await show()
    pass(13 * minute)
    pass(119_000)
    expect(onIdle).not.toHaveBeenCalled()
    expect(countdown()).toBe('0:01')
    pass(1000)
    expect(onIdle).toHaveBeenCalledOnce()
    expect(isWarned()).toBe(false)
    expect(onSignOut).not.toHaveBeenCalled()
  })

  it('is told the time left at 2 minutes, 1 minute, 30 and 10 s, and not in between', async () => {
    await show()
    pass(13 * minute)
    const said = new Map<string, number>()
    for (let second = 1; second < 120; second += 1) {
      pass(1000)
      const words = told() ?? ''
      if (!said.has(words)) said.set(words, 120 - second)
    }
    expect([...said]).toEqual([
      ['You will be signed out in 2 minutes.', 119],
      ['You will be signed out in 1 minute.', 60],
      ['You will be signed out in 30 seconds.', 30],
      ['You will be signed out in 10 seconds.', 10],
    ])
  })
})

describe('input', () => {
  it('[S-296] begins the 15 minutes anew', async () => {
    await show()
    pass(12 * minute)
    move()
    pass(13 * minute - 1)
    expect(isWarned()).toBe(false)
    pass(1)
    expect(isWarned()).toBe(true)
  })

  it('[S-301] is looked at once a second', async () => {
    await show()
    pass(10_000)
    move()
    pass(500)
    move()
    pass(499)
    move()
    await settle()
    expect(heard).toEqual([{ kind: 'active' }])
    pass(1)
    move()
    await settle()
    expect(heard).toHaveLength(2)
  })

  it('does not answer the warning: only a decision does', async () => {
    await show()
    pass(13 * minute)
    move()
    pass(60_000)
    expect(isWarned()).toBe(true)
    expect(countdown()).toBe('1:00')
  })
})

describe('the warning', () => {
  it('[S-299] goes by Continue Session, and the 15 minutes begin anew', async () => {
    await show()
    pass(13 * minute + 60_000)
    press('Continue Session')
    await settle()
    await expect.poll(isWarned).toBe(false)
    expect(presence).toEqual([true, false, true])
    pass(13 * minute - 1)
    expect(isWarned()).toBe(false)
    pass(1)
    expect(isWarned()).toBe(true)
    expect(countdown()).toBe('2:00')
    expect(onIdle).not.toHaveBeenCalled()
  })

  it('[S-298] signs out at once when asked to', async () => {
    await show()
    pass(13 * minute)
    press('Sign out')
    expect(onSignOut).toHaveBeenCalledOnce()
    await settle()
    pass(3 * minute)
    expect(onIdle).not.toHaveBeenCalled()
  })

  it('[S-299] works by keyboard, takes no word from a field and gives the focus back', async () => {
    await show()
    const field = document.querySelector('textarea')!
    field.focus()
    field.value = 'I measure lakes'
    field.setSelectionRange(2, 9)
    pass(13 * minute)
    expect(document.activeElement).toBe(buttonNamed('Continue Session'))
    await userEvent.keyboard('xyz')
    await userEvent.keyboard('{Escape}')
    await settle()
    await expect.poll(isWarned).toBe(false)
    await expect.poll(() => document.activeElement).toBe(field)
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['I measure lakes', 2, 9])
    pass(13 * minute - 1)
    expect(isWarned()).toBe(false)
  })

  it('[S-299] takes Enter on its first button as Continue', async () => {
    await show()
    pass(13 * minute)
    await userEvent.keyboard('{Enter}')
    await settle()
    await expect.poll(isWarned).toBe(false)
    expect(onIdle).not.toHaveBeenCalled()
  })
})

describe('a hidden tab', () => {
  it('[S-300] [C-40.hidden] stands still and goes on where it was', async () => {
    await show()
    pass(5 * minute)
    turn(true)
    pass(60 * minute)
    expect(isWarned()).toBe(false)
    turn(false)
    pass(8 * minute - 1)
    expect(isWarned()).toBe(false)
    pass(1)
    expect(isWarned()).toBe(true)
  })

  it('[S-300] may be hidden twice', async () => {
    await show()
    for (let round = 0; round < 2; round += 1) {
      pass(5 * minute)
      turn(true)
      pass(60 * minute)
      turn(false)
    }
    pass(3 * minute - 1)
    expect(isWarned()).toBe(false)
    pass(1)
    expect(isWarned()).toBe(true)
  })

  it('[S-300] [part of C-40.hidden] holds the countdown too', async () => {
    await show()
    pass(13 * minute)
    pass(30_000)
    turn(true)
    pass(60 * minute)
    expect(onIdle).not.toHaveBeenCalled()
    turn(false)
    expect(countdown()).toBe('1:30')
    pass(90_000)
    expect(onIdle).toHaveBeenCalledOnce()
  })
})

describe('several tabs', () => {
  it('[S-296] are one: input in another begins the time anew here', async () => {
    await show()
    pass(12 * minute)
    otherTab.send({ kind: 'active' })
    await settle()
    pass(13 * minute - 1)
    expect(isWarned()).toBe(false)
    pass(1)
    expect(isWarned()).toBe(true)
  })

  it('[S-299] are one: Continue in another takes the warning from this one', async () => {
    await show()
    pass(13 * minute)
    otherTab.send({ kind: 'active' })
    await settle()
    await expect.poll(isWarned).toBe(false)
    pass(2 * minute)
    expect(onIdle).not.toHaveBeenCalled()
    expect(heard).toEqual([])
  })

  it('[S-300] do not wake a hidden one', async () => {
    await show()
    turn(true)
    otherTab.send({ kind: 'active' })
    await settle()
    pass(60 * minute)
    expect(isWarned()).toBe(false)
    turn(false)
    pass(13 * minute)
    expect(isWarned()).toBe(true)
  })
})

describe.each([360, 1280])('at %i px', (width) => {
  it.each(['light', 'dark'] as const)('[S-298] is accessible in the %s theme', async (theme) => {
    await page.viewport(width, 740)
    root.dataset.theme = theme
    await show()
    pass(13 * minute + 18_000)
    expect(isWarned()).toBe(true)
    for (const animation of document.getAnimations()) animation.finish()
    vi.useRealTimers()
    expect(await findViolations()).toEqual([])
    expect(root.scrollWidth).toBeLessThanOrEqual(width)
  })
})
