import { findViolations } from '@kere/ui/testing/axe'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { clearPage, group, layOutPage, point, summaryNamed } from './chrome-page.fixtures.ts'
import { sampleState, sampleUser } from './chrome-state.fixtures.ts'
import type { ChromeState } from './chrome-state.ts'
import { Header } from './header.tsx'

const root = document.documentElement
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

describe('the bar', () => {
  it('[S-056] [S-581.scroll] has a shadow from 10 px of scroll on, not at 9', async () => {
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

    await userEvent.click(summaryNamed(container, 'Menu'))
    await expect.element(screen.getByRole('link', { name: 'Fellowship' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Get Started' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Dark' })).toBeVisible()

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

  it.each(['system', 'light', 'dark'] as const)(
    'marks the %s theme among the three, and asks for any',
    async (theme) => {
      const onThemeChange = vi.fn<(theme: string) => void>()
      const screen = await render(<Header state={sampleState({ theme })} onThemeChange={onThemeChange} />, {
        container,
      })
      const label = { system: 'System', light: 'Light', dark: 'Dark' }[theme]
      await userEvent.click(summaryNamed(container, `Theme: ${label}`))
      const choices = screen.getByRole('form', { name: 'Theme' }).getByRole('button')
      expect(choices.elements().map((each) => [each.textContent, each.ariaPressed])).toEqual([
        ['System', String(theme === 'system')],
        ['Light', String(theme === 'light')],
        ['Dark', String(theme === 'dark')],
      ])
      for (const choice of choices.all()) await choice.click()
      expect(onThemeChange.mock.calls).toEqual([['system'], ['light'], ['dark']])

      await userEvent.keyboard('{Escape}')
      await expect.element(choices.first()).not.toBeInTheDocument()
    },
  )

  it('is complete before any script: menus are details, the theme is a form', () => {
    container.innerHTML = renderToString(<Header state={sampleState()} />)
    group(container, 'Company').querySelector('summary')?.click()
    expect(group(container, 'Company').open).toBe(true)
    const form = container.querySelector<HTMLFormElement>('form[action="/theme"]')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/theme'])
    const offered = [...(form?.querySelectorAll('button') ?? [])].map((button) =>
      new FormData(form ?? undefined, button).get('theme'),
    )
    expect(offered).toEqual(['system', 'light', 'dark'])
  })

  it.each([
    [360, 'Menu', null],
    [1280, 'Account of', sampleUser()],
  ] as const)('stands still at %i px while a menu has come without its button: %s', async (width, name, user) => {
    await page.viewport(width, 740)
    const html = renderToString(<Header state={sampleState({ session: { user } })} />)
    const findSearch = () => container.querySelector('a[href="/search"]')?.getBoundingClientRect().x
    container.innerHTML = html.slice(0, html.lastIndexOf('<summary', html.indexOf(name)))
    const early = findSearch()
    container.innerHTML = html
    expect(early).toBe(findSearch())
  })

  it('hydrates what the edge has sent, without a word on the console', async () => {
    const complain = vi.spyOn(console, 'error')
    const header = <Header state={sampleState({ path: '/courses' })} />
    container.innerHTML = renderToString(header, { identifierPrefix: 'header-' })
    const hydrated = hydrateRoot(container, header, { identifierPrefix: 'header-' })
    await expect
      .poll(() => {
        point(group(container, 'People'), 'pointerover')
        return group(container, 'People').open
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
