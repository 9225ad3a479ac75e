import type { SessionUser } from '@kere/contracts/accounts/session'
import { findViolations } from '@kere/ui/testing/axe'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { clearPage, layOutPage } from './chrome-page.fixtures.ts'
import { sampleState, sampleUser } from './chrome-state.fixtures.ts'
import type { ChromeState } from './chrome-state.ts'
import { DashboardFrame } from './dashboard-frame.tsx'

const root = document.documentElement
const sessions: ChromeState['owns'] = (path) => path === '/dashboard' || path === '/dashboard/sessions'
let container: HTMLElement

beforeEach(async () => {
  await page.viewport(1280, 800)
  container = layOutPage()
  document.body.dataset.layout = 'dashboard'
})
afterEach(() => {
  vi.restoreAllMocks()
  delete document.body.dataset.layout
  clearPage()
})

interface Shown extends Partial<ChromeState> {
  user?: SessionUser
  onSignOut?: () => Promise<void>
  onThemeChange?: (theme: string) => void
}

const frame = ({ user = sampleUser(), onSignOut, onThemeChange, ...change }: Shown = {}) => (
  <DashboardFrame
    user={user}
    state={sampleState({ path: '/dashboard', session: { user }, ...change })}
    onSignOut={onSignOut}
    onThemeChange={onThemeChange}
  />
)
const show = (shown?: Shown) => render(frame(shown), { container })
const sidebar = () => container.querySelector('aside')!
const settle = () => {
  for (const animation of document.getAnimations()) animation.finish()
}

describe('the language', () => {
  const inKannada: ChromeState['owns'] = (path) => sessions(path) || path === '/kn/dashboard'

  it('is offered where the own home has another', async () => {
    const screen = await show({ owns: inKannada })
    const choice = screen.getByRole('banner').getByText('Language', { exact: true })
    await expect.element(choice).toBeInTheDocument()
    await page.viewport(360, 800)
    const choices = sidebar().querySelectorAll('form[action="/language"] button')
    expect(Array.from(choices, (button) => button.getAttribute('value'))).toEqual(['en', 'kn', 'hi', 'ta'])
  })

  it('is not offered where it has none', async () => {
    await show({ owns: sessions, user: sampleUser({ role: 'admin' }) })
    expect(container.querySelector('form[action="/language"]')).toBeNull()
  })
})

describe('the sidebar', () => {
  it('[S-339] [C-51] shows name and role, and a badge for the super admin only', async () => {
    const screen = await show()
    await expect.element(screen.getByText('Meera Nambiar')).toBeVisible()
    await expect.element(screen.getByText('Learner')).toBeVisible()

    await screen.rerender(frame({ user: sampleUser({ role: 'educator' }) }))
    await expect.element(screen.getByText('Educator', { exact: true })).toBeVisible()

    await screen.rerender(frame({ user: sampleUser({ role: 'admin' }) }))
    await expect.element(screen.getByText('Admin', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('Super Admin')).not.toBeInTheDocument()

    await screen.rerender(frame({ user: sampleUser({ role: 'admin', isSuperAdmin: true }) }))
    await expect.element(screen.getByText('Super Admin')).toBeVisible()
  })

  it('stays where it is when an admin opens a folded group', async () => {
    await page.viewport(1280, 420)
    const screen = await show({ user: sampleUser({ role: 'admin' }), owns: () => true })
    const opened = new Promise<void>((resolve) =>
      container.querySelectorAll('details').forEach((group) => group.addEventListener('toggle', () => resolve())),
    )
    sidebar().scrollTop = sidebar().scrollHeight
    const before = sidebar().scrollTop
    container.querySelector<HTMLElement>('details summary')!.click()
    await opened
    expect(before).toBeGreaterThan(0)
    expect(sidebar().scrollTop).toBeGreaterThanOrEqual(before)
    await expect.element(screen.getByRole('link', { name: 'My Orders' })).toBeInTheDocument()
  })

  it('[S-340] has View Site and Sign out, and the bar shows the current section', async () => {
    const onSignOut = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const screen = await show({ path: '/dashboard/my-courses/crs_1', onSignOut })
    await expect.element(screen.getByRole('link', { name: 'View Site' })).toHaveAttribute('href', '/')
    await expect.element(screen.getByRole('link', { name: 'Status' })).toHaveAttribute('href', '/status')
    expect(container.querySelector('header p')?.textContent).toBe('My Courses')
    expect(container.querySelector('[aria-current]')?.textContent).toBe('My Courses')

    await screen.getByRole('button', { name: 'Sign out' }).click()
    expect(onSignOut).toHaveBeenCalledOnce()
  })

  it('[S-302] signs out by a form where no script runs', () => {
    container.innerHTML = renderToString(frame())
    const form = container.querySelector<HTMLFormElement>('form[action="/auth/logout"]')
    expect([form?.method, form?.querySelector('button')?.textContent]).toEqual(['post', 'Sign out'])
  })

  it('[S-302] lets the form sign out where its code does not load', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined)
    const screen = await show({ onSignOut: () => Promise.reject(new Error('offline')) })
    await screen.getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => submit.mock.calls.length).toBe(1)
  })

  it('links only what a live release owns', async () => {
    await show({ owns: sessions })
    expect([...container.querySelectorAll('nav a')].map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Sessions',
    ])
  })

  it('stands beside the page from 1100 px on, wider for admins', async () => {
    const screen = await show()
    const main = document.querySelector('main')!
    expect(sidebar().getBoundingClientRect()).toMatchObject({ left: 0, top: 0, width: 248, height: 800 })
    expect(container.querySelector('header')?.getBoundingClientRect()).toMatchObject({ left: 248, top: 0, height: 64 })
    expect(main.getBoundingClientRect()).toMatchObject({ left: 248, top: 64 })

    scrollTo(0, 500)
    expect(sidebar().getBoundingClientRect().top).toBe(0)
    expect(container.querySelector('header')?.getBoundingClientRect().top).toBe(0)

    await screen.rerender(frame({ user: sampleUser({ role: 'admin' }) }))
    expect(sidebar().getBoundingClientRect().width).toBe(272)
    await expect.element(screen.getByRole('button', { name: 'Menu', exact: true })).not.toBeInTheDocument()
  })

  it('shows the current item of a menu that is longer than the screen', async () => {
    const user = sampleUser({ role: 'admin', isSuperAdmin: true })
    const screen = await show({ user, path: '/dashboard/orders' })
    const isUncovered = () => {
      const current = sidebar().querySelector('[aria-current]')!
      const { x, y } = current.getBoundingClientRect()
      return current.contains(document.elementFromPoint(x + 20, y + 20))
    }
    expect(isUncovered()).toBe(true)
    await screen.rerender(frame({ user, path: '/dashboard/outbox' }))
    expect(isUncovered()).toBe(true)
    await screen.rerender(frame({ user, path: '/dashboard' }))
    expect(isUncovered()).toBe(true)

    await page.viewport(360, 740)
    await screen.rerender(frame({ user, path: '/dashboard/outbox' }))
    sidebar().showPopover()
    settle()
    await expect.poll(isUncovered).toBe(true)
  })
})

describe('the drawer of a narrow screen', () => {
  const menuButton = () => container.querySelector<HTMLElement>('header button[popovertarget]')!
  const isOpen = () => sidebar().matches(':popover-open')

  beforeEach(() => page.viewport(360, 740))

  it('[S-340] opens by its button without any script, and Escape closes it and gives the focus back', async () => {
    container.innerHTML = renderToString(frame())
    expect(sidebar().checkVisibility()).toBe(false)
    menuButton().focus()
    await userEvent.keyboard('{Enter}')
    expect(isOpen()).toBe(true)
    expect(sidebar().checkVisibility()).toBe(true)

    await userEvent.keyboard('{Tab}{Tab}{Tab}')
    expect(document.activeElement?.textContent).toBe('Dashboard')
    await userEvent.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(menuButton())
  })

  it('closes by its cross and by a press outside', async () => {
    const screen = await show()
    await userEvent.click(menuButton())
    settle()
    await screen.getByRole('button', { name: 'Close menu' }).click()
    expect(isOpen()).toBe(false)

    await userEvent.click(menuButton())
    settle()
    await userEvent.click(document.body, { position: { x: 345, y: 400 } })
    expect(isOpen()).toBe(false)
  })

  it('[S-057] closes on navigation', async () => {
    const screen = await show()
    await userEvent.click(menuButton())
    await screen.rerender(frame({ path: '/dashboard/profile' }))
    expect(isOpen()).toBe(false)

    await userEvent.click(menuButton())
    const link = sidebar().querySelector('[aria-current]')!
    link.addEventListener('click', (event) => event.preventDefault())
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(isOpen()).toBe(false)
  })
})

it('hydrates what the edge has sent, without a word on the console', async () => {
  const complain = vi.spyOn(console, 'error')
  container.innerHTML = renderToString(frame(), { identifierPrefix: 'header-' })
  const served = sidebar()
  const onThemeChange = vi.fn<(theme: string) => void>()
  const hydrated = hydrateRoot(container, frame({ onThemeChange }), { identifierPrefix: 'header-' })
  const themes = container.querySelector<HTMLFormElement>('form[action="/theme"]')!
  const keep = (event: Event) => event.preventDefault()
  document.addEventListener('submit', keep)
  await expect
    .poll(() => {
      themes.querySelector('button')?.click()
      return onThemeChange.mock.calls.length
    })
    .toBeGreaterThan(0)
  document.removeEventListener('submit', keep)
  expect(sidebar()).toBe(served)
  expect(complain).not.toHaveBeenCalled()
  hydrated.unmount()
})

it('leads past itself first', async () => {
  await show()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.getAttribute('href')).toBe('#content')
})

describe.each([360, 1280])('at %i px', (width) => {
  it.each(['light', 'dark'] as const)('is accessible in the %s theme, closed and open', async (theme) => {
    await page.viewport(width, 800)
    root.dataset.theme = theme
    await show({ theme, user: sampleUser({ role: 'admin', isSuperAdmin: true }), path: '/dashboard/audit-log' })
    expect(await findViolations()).toEqual([])
    expect(root.scrollWidth).toBeLessThanOrEqual(width)

    if (width === 360) sidebar().showPopover()
    settle()
    expect(await findViolations()).toEqual([])
  })
})
