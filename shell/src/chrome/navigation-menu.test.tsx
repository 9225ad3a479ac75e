import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { clearPage, group, layOutPage, point, summaryNamed } from './chrome-page.fixtures.ts'
import { ownsCatalogue, sampleState, sampleUser } from './chrome-state.fixtures.ts'
import type { ChromeState } from './chrome-state.ts'
import { Header } from './header.tsx'

let container: HTMLElement

beforeEach(async () => {
  await page.viewport(1280, 800)
  container = layOutPage()
})
afterEach(() => {
  vi.useRealTimers()
  clearPage()
})

const show = (change: Partial<ChromeState> = {}) => render(<Header state={sampleState(change)} />, { container })

const linksOf = (element: ParentNode) =>
  [...element.querySelectorAll('a')].map((link) => [link.querySelector('span')?.textContent, link.getAttribute('href')])

describe('the whole menu', () => {
  it('has Learning with its links', async () => {
    await show()
    expect(linksOf(group(container, 'Learning'))).toEqual([
      ['Courses', '/courses'],
      ['Challenge Labs', '/challenge-labs'],
      ['Fellowship', '/fellowship'],
      ['Learning Paths', '/learn-path'],
    ])
  })

  it('has People with its links', async () => {
    await show()
    expect(linksOf(group(container, 'People'))).toEqual([
      ['Mentorship', '/services/mentorship'],
      ['Educators', '/services/educators'],
      ['Learners', '/learners'],
      ['Become Educator', '/become-educator'],
    ])
  })

  it('has Resources with its links', async () => {
    await show()
    expect(linksOf(group(container, 'Resources'))).toEqual([
      ['Blog', '/blog'],
      ['Impact Portfolio', '/impact-portfolio'],
      ['Sustainability News', '/sustainability-news'],
    ])
  })

  it('has Company with its links', async () => {
    await show()
    expect(linksOf(group(container, 'Company'))).toEqual([
      ['About', '/about'],
      ['Careers', '/careers'],
      ['Contact', '/contact'],
      ['FAQ', '/faq'],
    ])
  })

  it('[part of S-051] links Events directly', async () => {
    const screen = await show()
    await expect.element(screen.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/events')
  })

  it('[S-054] offers a visitor to sign in and to get started', async () => {
    const screen = await show()
    await expect.element(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth/login')
    await expect.element(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth/register')
  })

  it('[S-055] offers a signed-in user the dashboard and to sign out', async () => {
    const screen = await show({ session: { user: sampleUser({ firstName: 'Meera', lastName: 'Nair' }) } })
    await expect.element(screen.getByRole('link', { name: 'Sign In' })).not.toBeInTheDocument()

    await userEvent.click(summaryNamed(container, 'Account of Meera Nair'))
    await expect.element(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    await expect.element(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    const form = container.querySelector('form[action="/auth/logout"]')
    expect(form?.getAttribute('method')).toBe('post')
  })

  it('[S-055, S-302] signs out without a round trip of its form', async () => {
    const onSignOut = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const state = sampleState({ session: { user: sampleUser() } })
    const screen = await render(<Header state={state} onSignOut={onSignOut} />, { container })
    await userEvent.click(summaryNamed(container, 'Account of Meera Nambiar'))
    await screen.getByRole('button', { name: 'Sign Out' }).click()
    expect(onSignOut).toHaveBeenCalledOnce()
  })

  it('[S-055] offers no dashboard that nobody owns', async () => {
    const screen = await show({ session: { user: sampleUser() }, owns: ownsCatalogue })
    await userEvent.click(summaryNamed(container, 'Account of Meera Nambiar'))
    await expect.element(screen.getByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  })
})

describe('a menu of what is live', () => {
  it('shows a group with one live page as its link, and no group without any', async () => {
    const screen = await show({ owns: ownsCatalogue })
    const navigation = screen.getByRole('navigation', { name: 'Main' })
    expect([...navigation.element().querySelectorAll('a, summary')].map(({ textContent }) => textContent)).toEqual([
      'Courses',
    ])
    await expect.element(screen.getByRole('link', { name: 'Sign In' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: 'Get Started' })).not.toBeInTheDocument()
  })

  it('marks the section of the page', async () => {
    const screen = await show({ owns: ownsCatalogue, path: '/courses/crs_1' })
    await expect.element(screen.getByRole('link', { name: 'Courses', exact: true })).toHaveAttribute('aria-current')
    expect(ownsCatalogue('/courses/crs_1')).toBe(false)
  })
})

describe('a menu', () => {
  it('opens by click and by key, and Escape closes it and gives the focus back', async () => {
    await show()
    await userEvent.click(summaryNamed(container, 'People'))
    expect(group(container, 'People').open).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(group(container, 'People').open).toBe(false)
    expect(document.activeElement?.textContent).toBe('People')

    await userEvent.keyboard('{Enter}{Tab}')
    expect(group(container, 'People').open).toBe(true)
    expect(document.activeElement?.getAttribute('href')).toBe('/services/mentorship')
  })

  it('[S-057] closes when the route changes', async () => {
    const screen = await show()
    group(container, 'Learning').open = true
    await screen.rerender(<Header state={sampleState({ path: '/courses' })} />)
    expect(group(container, 'Learning').open).toBe(false)
  })

  it('closes when a link to the page itself is followed', async () => {
    await show({ path: '/courses' })
    const menu = group(container, 'Learning')
    menu.open = true
    const link = menu.querySelector('a')
    link?.addEventListener('click', (event) => event.preventDefault())
    link?.click()
    expect(menu.open).toBe(false)
  })

  it('[S-058] [S-581.menu] opens by hover and closes 150 ms after the pointer has left', async () => {
    await show()
    const menu = group(container, 'Learning')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    point(menu, 'pointerover')
    expect(menu.open).toBe(true)

    point(menu, 'pointerout')
    vi.advanceTimersByTime(149)
    expect(menu.open).toBe(true)
    vi.advanceTimersByTime(1)
    expect(menu.open).toBe(false)
  })

  it('[S-058] stays when the pointer comes back in time, and when it was clicked after the hover', async () => {
    await show()
    const menu = group(container, 'Learning')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    point(menu, 'pointerover')
    point(menu, 'pointerout')
    vi.advanceTimersByTime(100)
    point(menu, 'pointerover')
    vi.advanceTimersByTime(1000)
    expect(menu.open).toBe(true)

    menu.querySelector('summary')?.click()
    expect(menu.open).toBe(true)
    menu.querySelector('summary')?.click()
    expect(menu.open).toBe(false)
  })

  it('closes when another opens, on a press outside, and when the focus leaves it', async () => {
    await show()
    group(container, 'Learning').open = true
    group(container, 'People').open = true
    await expect.poll(() => group(container, 'Learning').open).toBe(false)

    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    expect(group(container, 'People').open).toBe(false)

    group(container, 'People').open = true
    container.querySelector<HTMLElement>('a[href="/search"]')?.focus()
    expect(group(container, 'People').open).toBe(false)
  })
})
