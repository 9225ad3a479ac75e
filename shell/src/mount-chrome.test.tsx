import { pageIds, type Boot } from '@kere/platform/boot'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sampleState, sampleUser } from './chrome/chrome-state.fixtures.ts'
import { DashboardFrame } from './chrome/dashboard-frame.tsx'
import { createOverlays } from './chrome/overlays-store.ts'
import { createChrome } from './mount-chrome.tsx'
import { sampleNavigation } from './navigation.fixtures.ts'

const user = sampleUser()
const parts = [pageIds.header, pageIds.content, pageIds.footer, pageIds.overlays]
const remote = {
  name: 'learner',
  contract: 1,
  entry: '',
  css: [],
  patterns: ['/', '/courses', '/auth/login', '/dashboard'],
  focused: [],
  offline: [],
}

const boot: Boot = {
  entry: '',
  sheet: '/assets/main.css',
  preloads: [],
  remotes: [remote],
  session: { user },
  sessionExpiresAt: null,
  inbox: null,
  tag: null,
  notice: null,
  theme: 'system',
  year: 2026,
  subjects: [],
  rendered: null,
  submission: null,
}

beforeEach(async () => {
  vi.spyOn(globalThis, 'addEventListener')
  await page.viewport(1280, 800)
  document.documentElement.lang = 'en'
  document.body.innerHTML = parts
    .map((id) =>
      id === pageIds.content ? `<main id="${id}"><h1>Page</h1></main>` : `<div id="${id}" data-app="shell"></div>`,
    )
    .join('')
})
afterEach(() => {
  // The listener must go, because the next test's scroll would render this frame.
  for (const [type, react] of vi.mocked(addEventListener).mock.calls) removeEventListener(type, react)
  vi.restoreAllMocks()
  delete document.body.dataset.layout
  document.body.replaceChildren()
})

const begin = (path: string) => {
  const navigation = sampleNavigation(path)
  const chrome = createChrome({
    boot,
    navigation,
    overlays: createOverlays(),
    onSignOut: undefined,
    loadBell: null,
  })
  const go = (to: string, shown = Promise.resolve()) => {
    navigation.push(to)
    return chrome.update(shown)
  }
  return { chrome, go }
}
const layout = () => document.body.dataset.layout
const mainMenu = () => document.querySelector('nav[aria-label="Main"]')
const sidebar = () => document.querySelector('nav[aria-label="Dashboard"]')
const footer = () => document.querySelector('footer')

describe('the frame of the page', () => {
  it('[S-047, S-038, S-340] follows the address between layouts, and its parts stay where they are', async () => {
    const nodes = parts.map((id) => document.getElementById(id))
    const { chrome, go } = begin('/')
    await chrome.update(Promise.resolve())
    expect(layout()).toBe('site')
    await expect.poll(mainMenu).not.toBeNull()
    await expect.poll(footer).not.toBeNull()

    await go('/dashboard')
    expect(layout()).toBe('dashboard')
    await expect.poll(sidebar).not.toBeNull()
    await expect.poll(footer).toBeNull()
    expect(mainMenu()).toBeNull()

    await go('/auth/login')
    expect(layout()).toBe('bare')
    await expect.poll(sidebar).toBeNull()
    expect([mainMenu(), footer()]).toEqual([null, null])
    const ways = document.querySelectorAll('header a[href="/"]')
    expect([...ways].map((way) => way.ariaLabel ?? way.textContent)).toEqual(['Kere, home', 'Back to site'])

    await go('/courses')
    expect(layout()).toBe('site')
    await expect.poll(mainMenu).not.toBeNull()
    await expect.poll(footer).not.toBeNull()
    expect(parts.map((id) => document.getElementById(id))).toEqual(nodes)
  })

  it('changes its layout together with the page in it', async () => {
    const { chrome, go } = begin('/')
    await chrome.update(Promise.resolve())
    const shown = Promise.withResolvers<void>()
    const updated = go('/dashboard', shown.promise)
    // Another update during the wait still renders the frame of the current page.
    await expect.poll(footer).not.toBeNull()
    await new Promise(requestAnimationFrame)
    expect(layout()).toBe('site')
    shown.resolve()
    await updated
    expect(layout()).toBe('dashboard')
  })

  it('keeps the frame that the edge has sent', async () => {
    const complain = vi.spyOn(console, 'error')
    const state = sampleState({
      path: '/dashboard',
      owns: (path) => path === '/' || path === '/dashboard',
      session: { user },
    })
    const header = document.getElementById(pageIds.header)!
    const frame = <DashboardFrame user={user} state={state} />
    header.innerHTML = renderToString(frame, { identifierPrefix: 'kere-header-' })
    document.body.dataset.layout = 'dashboard'
    const served = sidebar()

    const { chrome } = begin('/dashboard')
    const complaints: string[] = []
    const note = (event: ErrorEvent) => {
      event.preventDefault()
      complaints.push(event.message)
    }
    addEventListener('error', note)
    onTestFinished(() => removeEventListener('error', note))
    await chrome.update(Promise.resolve())
    // The second update comes before React has hydrated the first.
    await chrome.update(Promise.resolve())
    await expect
      .poll(() => {
        header.querySelector<HTMLElement>('form[action="/theme"] [value=dark]')?.click()
        return document.documentElement.dataset.theme
      })
      .toBe('dark')
    delete document.documentElement.dataset.theme
    document.cookie = 'kere_theme=; Path=/; Max-Age=0'
    expect(sidebar()).toBe(served)
    expect(complain).not.toHaveBeenCalled()
    expect(complaints).toEqual([])
  })
})
