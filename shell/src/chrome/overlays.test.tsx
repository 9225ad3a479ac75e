import { findViolations } from '@kere/ui/testing/axe'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render, type RenderResult } from 'vitest-browser-react'
import type { Notice } from '@kere/platform/border'
import { notices } from '@kere/platform/notice-texts'
import { BackToTop } from './back-to-top.tsx'
import { createOverlays, type Overlays as OverlaysStore } from './overlays-store.ts'
import { loadToasts, Overlays } from './overlays.tsx'

const root = document.documentElement
let container: HTMLElement
let overlays: OverlaysStore

beforeEach(async () => {
  await page.viewport(1280, 800)
  root.lang = 'en'
  document.title = 'Kere'
  container = document.createElement('div')
  container.dataset.app = 'shell'
  document.body.append(container)
  overlays = createOverlays()
  await loadToasts()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  delete root.dataset.theme
  document.body.replaceChildren()
})

const show = () => render(<Overlays overlays={overlays} />, { container })
const shown = () => overlays.state.notices.map(({ text }) => text)
const pass = (ms: number) => flushSync(() => void vi.advanceTimersByTime(ms))
const notify = (notice: Notice) => flushSync(() => overlays.notify(notice))
const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })

/** Sends the event and waits for one more frame, because React may handle it late. */
async function point(screen: RenderResult, type: 'pointerover' | 'pointerout') {
  const toast = container.querySelector('[aria-live] > div')
  const move = new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget: document.body })
  toast?.dispatchEvent(move)
  await screen.rerender(<Overlays overlays={overlays} />)
}

describe('a toast', () => {
  it.each([360, 1280])('leaves the way back to the top free at %i px', async (width) => {
    await page.viewport(width, 740)
    document.body.style.minBlockSize = '3000px'
    const foot = document.body.appendChild(document.createElement('div'))
    foot.dataset.app = 'shell'
    await render(<BackToTop />, { container: foot })
    scrollTo(0, 100)
    await expect.poll(() => foot.querySelector('button')).not.toBeNull()
    await show()
    notify({ tone: 'info', text: 'A text as long as it takes to fill the whole of the line that there is for it' })
    await expect.poll(() => container.querySelector('[aria-live] > div')).not.toBeNull()
    for (const animation of document.getAnimations()) animation.finish()
    const button = foot.querySelector('button')!.getBoundingClientRect()
    const toast = container.querySelector('[aria-live] > div')!.getBoundingClientRect()
    expect(toast.bottom <= button.top || toast.right <= button.left).toBe(true)
    document.body.style.minBlockSize = ''
    scrollTo(0, 0)
  })

  it('leaves the click to what is pressed as it arrives over it', async () => {
    const toasts = () =>
      [...container.querySelectorAll('[aria-live] > div')].map((each) => each.getBoundingClientRect())
    const bring = () => {
      notify({ tone: 'error', text: 'Nothing was saved' })
      for (const animation of document.getAnimations()) animation.finish()
    }
    await show()
    bring()
    await expect.poll(() => toasts()).toHaveLength(1)
    for (const animation of document.getAnimations()) animation.finish()
    const [{ left, top, width } = new DOMRect()] = toasts()
    const button = document.body
      .appendChild(document.createElement('main'))
      .appendChild(document.createElement('button'))
    button.textContent = 'Save'
    button.style.cssText = `position: fixed; left: ${left}px; top: ${top - 60}px; width: ${width}px; height: 48px`
    const onClick = vi.fn<() => void>()
    button.addEventListener('pointerdown', bring)
    button.addEventListener('click', onClick)
    await userEvent.click(button)
    const pressed = button.getBoundingClientRect()
    expect(toasts().map((toast) => toast.top < pressed.bottom && toast.bottom > pressed.top)).toEqual([true, false])
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('is said politely, and goes after 6 s', async () => {
    const screen = await show()
    holdTime()
    notify({ tone: 'success', text: 'Link copied' })
    expect(screen.getByText('Link copied').element().closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')

    pass(5999)
    expect(shown()).toEqual(['Link copied'])
    pass(1)
    expect(shown()).toEqual([])
  })

  it('stands still while the pointer is on it', async () => {
    const screen = await show()
    holdTime()
    notify({ tone: 'info', text: 'Event deleted.' })
    pass(4000)
    await point(screen, 'pointerover')
    pass(60_000)
    expect(shown()).toEqual(['Event deleted.'])

    await point(screen, 'pointerout')
    pass(1999)
    expect(shown()).toEqual(['Event deleted.'])
    pass(1)
    expect(shown()).toEqual([])
  })

  it('stays while the focus is in it', async () => {
    await show()
    holdTime()
    notify({ tone: 'info', text: 'Event deleted.' })
    flushSync(() => container.querySelector('button')?.focus())
    pass(60_000)
    expect(shown()).toEqual(['Event deleted.'])
  })

  it('stands still until both the pointer and the focus have left it', async () => {
    const screen = await show()
    holdTime()
    notify({ tone: 'info', text: 'Event deleted.' })
    const button = container.querySelector('button')
    await point(screen, 'pointerover')
    flushSync(() => button?.focus())
    flushSync(() => button?.blur())
    pass(60_000)
    expect(shown()).toEqual(['Event deleted.'])

    await point(screen, 'pointerout')
    pass(6000)
    expect(shown()).toEqual([])
  })

  it('stays until it is dismissed when it tells of an error', async () => {
    const screen = await show()
    holdTime()
    notify({ tone: 'error', text: 'Not saved.' })
    pass(60_000)
    expect(shown()).toEqual(['Not saved.'])
    vi.useRealTimers()

    await screen.getByRole('button', { name: 'Dismiss' }).click()
    expect(shown()).toEqual([])
  })

  it('[S-297, S-337] interrupts when it tells of an error', async () => {
    const screen = await show()
    overlays.notify(notices.idle_sign_out)
    const alert = screen.getByRole('alert')
    await expect.element(alert).toHaveTextContent('You have been logged out due to inactivity for security reasons.')
    overlays.dismiss(1)
    overlays.notify(notices.admin_required)
    await expect.element(alert).toHaveTextContent('Unauthorized: Admin access required')
  })

  it('runs its action once and goes', async () => {
    const run = vi.fn<() => void>()
    const screen = await show()
    overlays.notify({ tone: 'info', text: 'Event deleted.', action: { label: 'Undo', run } })
    await screen.getByRole('button', { name: 'Undo' }).click()
    expect(run).toHaveBeenCalledOnce()
    expect(shown()).toEqual([])
  })

  const undoKey = /Mac/.test(navigator.platform) ? '{Meta>}z{/Meta}' : '{Control>}z{/Control}'

  it('is undone by the key that it names, the newest first', async () => {
    const undone: string[] = []
    const screen = await show()
    for (const name of ['one', 'two'])
      overlays.notify({ tone: 'info', text: name, action: { label: 'Undo', run: () => undone.push(name) } })
    overlays.notify({ tone: 'info', text: 'three', action: { label: 'View course', run: () => undone.push('three') } })
    await expect.poll(() => screen.getByRole('button', { name: 'Undo' }).elements().length).toBe(2)
    expect(container.querySelectorAll('[aria-keyshortcuts] kbd')).toHaveLength(2)
    await userEvent.keyboard(undoKey)
    await userEvent.keyboard(undoKey)
    await userEvent.keyboard(undoKey)
    expect(undone).toEqual(['two', 'one'])
    expect(shown()).toEqual(['three'])
  })

  it('leaves that key to a field that is typed into', async () => {
    const run = vi.fn<() => void>()
    const screen = await show()
    overlays.notify({ tone: 'info', text: 'Event deleted.', action: { label: 'Undo', run } })
    await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
    document.body.append(document.createElement('textarea'))
    document.querySelector('textarea')?.focus()
    await userEvent.keyboard(undoKey)
    expect(run).not.toHaveBeenCalled()
  })

  it('stands over those before it', async () => {
    await show()
    for (const text of ['one', 'two']) notify({ tone: 'error', text })
    await expect.poll(() => container.querySelectorAll('[role=alert]').length).toBe(2)
    const [top, below] = [...container.querySelectorAll('[role=alert]')]
    expect([top?.textContent, below?.textContent]).toEqual(['two', 'one'])
  })

  it('covers nothing of the sidebar of a dashboard', async () => {
    document.body.dataset.layout = 'dashboard'
    await show()
    notify({ tone: 'error', text: 'Not saved.' })
    await expect.poll(() => container.querySelector('[role=alert]')?.getBoundingClientRect().left).toBe(272 + 24)
    delete document.body.dataset.layout
  })

  it('makes room for the newest three', async () => {
    await show()
    for (const text of ['one', 'two', 'three', 'four']) overlays.notify({ tone: 'error', text })
    expect(shown()).toEqual(['two', 'three', 'four'])
  })
})

describe('announcements', () => {
  it('are said without being shown, the same one again', async () => {
    await show()
    const region = container.querySelector('p[role="status"]')
    overlays.announce('24 courses')
    await expect.poll(() => region?.textContent).toBe('24 courses')
    const said = vi.fn<() => void>()
    if (region) new MutationObserver(said).observe(region, { characterData: true, childList: true, subtree: true })
    overlays.announce('24 courses')
    await expect.poll(() => said.mock.calls.length).toBeGreaterThan(0)
    await expect.poll(() => region?.textContent?.trim()).toBe('24 courses')
  })
})

describe('the offline bar', () => {
  it('[W-62] says so as long as there is no connection', async () => {
    const screen = await show()
    const bar = screen.getByText('You are offline.')
    await expect.element(bar).not.toBeInTheDocument()

    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    dispatchEvent(new Event('offline'))
    await expect.element(bar).toBeVisible()

    online.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await expect.element(bar).not.toBeInTheDocument()
  })
})

describe.each([360, 1280])('at %i px', (width) => {
  it.each(['light', 'dark'] as const)('is accessible in the %s theme', async (theme) => {
    await page.viewport(width, 800)
    root.dataset.theme = theme
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const screen = await show()
    overlays.notify({ tone: 'error', text: 'Not saved. We will try again in 10 s.' })
    overlays.notify({
      tone: 'success',
      text: 'You are enrolled.',
      action: { label: 'Start now', run: () => undefined },
    })
    await expect.element(screen.getByText('You are enrolled.')).toBeVisible()
    for (const animation of document.getAnimations()) animation.finish()
    expect(await findViolations()).toEqual([])
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.textContent).toBe('Start now')
  })
})
