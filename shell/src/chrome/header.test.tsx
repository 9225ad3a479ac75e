import { findViolations } from '@kere/ui/axe'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ownsCatalogue, sampleState } from './chrome-state.samples.ts'
import type { ChromeState } from './chrome-state.ts'
import { Header } from './header.tsx'

const root = document.documentElement
let container: HTMLElement

beforeEach(async () => {
  await page.viewport(1280, 800)
  root.lang = 'en'
  document.title = 'Kere'
  container = document.createElement('div')
  container.dataset.app = 'shell'
  const content = document.createElement('main')
  content.id = 'content'
  content.innerHTML = '<h1>Courses</h1>'
  content.style.blockSize = '3000px'
  document.body.append(container, content)
})
afterEach(() => {
  vi.useRealTimers()
  delete root.dataset.theme
  scrollTo(0, 0)
  document.body.replaceChildren()
})

const show = (change: Partial<ChromeState> = {}) => render(<Header state={sampleState(change)} />, { container })

function summaryNamed(name: string): HTMLElement {
  const summary = [...container.querySelectorAll('summary')].find(
    (each) => each.checkVisibility() && each.textContent.endsWith(name),
  )
  if (!summary) throw new Error(`No menu called ${name}`)
  return summary
}

function group(label: string): HTMLDetailsElement {
  const menu = summaryNamed(label).parentElement
  if (!(menu instanceof HTMLDetailsElement)) throw new Error(`${label} is no menu`)
  return menu
}

const linksOf = (element: ParentNode) =>
  [...element.querySelectorAll('a')].map((link) => [link.querySelector('span')?.textContent, link.getAttribute('href')])

const point = (element: Element, type: 'pointerover' | 'pointerout') =>
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }))

describe('the whole menu', () => {
  it.each([
    {
      label: 'Learning',
      requirement: 'S-049',
      links: [
        ['Courses', '/courses'],
        ['Challenge Labs', '/challenge-labs'],
        ['Fellowship', '/fellowship'],
        ['Learning Paths', '/learn-path'],
      ],
    },
    {
      label: 'People',
      requirement: 'S-050',
      links: [
        ['Mentorship', '/services/mentorship'],
        ['Educators', '/services/educators'],
        ['Learners', '/learners'],
        ['Become Educator', '/become-educator'],
      ],
    },
    {
      label: 'Resources',
      requirement: 'S-052',
      links: [
        ['Blog', '/blog'],
        ['Impact Portfolio', '/impact-portfolio'],
        ['Sustainability News', '/sustainability-news'],
      ],
    },
    {
      label: 'Company',
      requirement: 'S-053',
      links: [
        ['About', '/about'],
        ['Careers', '/careers'],
        ['Contact', '/contact'],
        ['FAQ', '/faq'],
      ],
    },
  ])('[$requirement] has $label with its links', async ({ label, links }) => {
    await show()
    expect(linksOf(group(label))).toEqual(links)
  })

  it('[S-051] links Events directly', async () => {
    const screen = await show()
    await expect.element(screen.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/events')
  })

  it('[S-054] offers a visitor to sign in and to get started', async () => {
    const screen = await show()
    await expect.element(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth/login')
    await expect.element(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth/register')
  })

  it('[S-055] offers a signed-in user the dashboard and to sign out', async () => {
    const user = { id: 'usr_1', role: 'student', firstName: 'Meera', lastName: 'Nair' } as const
    const screen = await show({ session: { user } })
    await expect.element(screen.getByRole('link', { name: 'Sign In' })).not.toBeInTheDocument()

    await userEvent.click(summaryNamed('Account of Meera Nair'))
    await expect.element(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
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
    await userEvent.click(summaryNamed('People'))
    expect(group('People').open).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(group('People').open).toBe(false)
    expect(document.activeElement?.textContent).toBe('People')

    await userEvent.keyboard('{Enter}{Tab}')
    expect(group('People').open).toBe(true)
    expect(document.activeElement?.getAttribute('href')).toBe('/services/mentorship')
  })

  it('[S-057] closes when the route changes', async () => {
    const screen = await show()
    group('Learning').open = true
    await screen.rerender(<Header state={sampleState({ path: '/courses' })} />)
    expect(group('Learning').open).toBe(false)
  })

  it('[S-058] opens by hover and closes 150 ms after the pointer has left', async () => {
    await show()
    const menu = group('Learning')
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
    const menu = group('Learning')
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
    group('Learning').open = true
    group('People').open = true
    await expect.poll(() => group('Learning').open).toBe(false)

    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    expect(group('People').open).toBe(false)

    group('People').open = true
    container.querySelector<HTMLElement>('[aria-label="Search courses"]')?.focus()
    expect(group('People').open).toBe(false)
  })
})

describe('the bar', () => {
  it('[S-056] has a shadow from 10 px of scroll on, not at 9', async () => {
    await show()
    const bar = container.querySelector('header')
    if (!bar) throw new Error('No bar')
    scrollTo(0, 9)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(getComputedStyle(bar).boxShadow).toBe('none')

    scrollTo(0, 10)
    await expect.poll(() => getComputedStyle(bar).boxShadow).not.toBe('none')
    expect(bar.getBoundingClientRect().top).toBe(0)
  })

  it('[S-059] has one collapsible list on phones', async () => {
    await page.viewport(360, 740)
    const screen = await show()
    await expect.element(screen.getByRole('link', { name: 'Fellowship' })).not.toBeInTheDocument()

    await userEvent.click(summaryNamed('Menu'))
    await expect.element(screen.getByRole('link', { name: 'Fellowship' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Get Started' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Use the dark theme' })).toBeVisible()

    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('link', { name: 'Fellowship' })).not.toBeInTheDocument()
  })

  it('leads past itself first', async () => {
    await show()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.textContent).toBe('Skip to content')
    expect(document.activeElement?.getAttribute('href')).toBe('#content')
    expect(document.activeElement?.getBoundingClientRect().width).toBeGreaterThan(44)
  })

  it('names the next theme and asks for it', async () => {
    const onThemeChange = vi.fn<(theme: string) => void>()
    const draw = (theme: ChromeState['theme']) => (
      <Header state={sampleState({ theme })} onThemeChange={onThemeChange} />
    )
    const screen = await render(draw('system'), { container })
    await screen.getByRole('button', { name: 'Use the dark theme' }).click()
    await screen.rerender(draw('dark'))
    await screen.getByRole('button', { name: 'Use the light theme' }).click()
    await screen.rerender(draw('light'))
    await screen.getByRole('button', { name: 'Follow the system’s theme' }).click()
    expect(onThemeChange.mock.calls).toEqual([['dark'], ['light'], ['system']])
  })

  it('is complete before any script: menus are details, the theme is a form', () => {
    container.innerHTML = renderToString(<Header state={sampleState()} />)
    group('Company').querySelector('summary')?.click()
    expect(group('Company').open).toBe(true)
    const form = container.querySelector('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/theme'])
    expect(new FormData(form ?? undefined, form?.querySelector('button')).get('theme')).toBe('dark')
  })

  it('hydrates what the edge has sent, without a word on the console', async () => {
    const complain = vi.spyOn(console, 'error')
    const header = <Header state={sampleState({ path: '/courses' })} />
    container.innerHTML = renderToString(header, { identifierPrefix: 'header-' })
    const hydrated = hydrateRoot(container, header, { identifierPrefix: 'header-' })
    await expect
      .poll(() => {
        point(group('People'), 'pointerover')
        return group('People').open
      })
      .toBe(true)
    expect(complain).not.toHaveBeenCalled()
    hydrated.unmount()
  })
})

describe.each([360, 1280])('at %i px', (width) => {
  it.each(['light', 'dark'] as const)('is accessible in the %s theme, closed and open', async (theme) => {
    await page.viewport(width, 800)
    root.dataset.theme = theme
    await show({ theme, path: '/courses' })
    expect(await findViolations()).toEqual([])

    const summary = [...container.querySelectorAll('summary')].find((each) => each.checkVisibility())
    summary?.click()
    for (const animation of document.getAnimations()) animation.finish()
    expect(await findViolations()).toEqual([])
    expect(root.scrollWidth).toBeLessThanOrEqual(width)
  })
})
