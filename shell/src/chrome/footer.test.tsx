import { findViolations } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { clearPage, layOutPage } from './chrome-page.fixtures.ts'
import { ownsCatalogue, sampleState } from './chrome-state.fixtures.ts'
import type { ChromeState } from './chrome-state.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const root = document.documentElement
let container: HTMLElement

beforeEach(async () => {
  await page.viewport(1280, 800)
  container = layOutPage()
})
afterEach(clearPage)

const show = (change: Partial<ChromeState> = {}) => render(<Footer state={sampleState(change)} />, { container })

const linksUnder = (label: string) => {
  const heading = [...container.querySelectorAll('h2')].find(({ textContent }) => textContent === label)
  return [...(heading?.parentElement?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)
}

describe('the footer', () => {
  it('[S-060.lists] has quick links and help links', async () => {
    await show()
    expect(linksUnder('Learn')).toEqual(['Courses', 'Challenge Labs', 'Fellowship', 'Learning Paths', 'Events'])
    expect(linksUnder('Take part')).toEqual([
      'Mentorship',
      'Educators',
      'Become Educator',
      'Impact Portfolio',
      'Blog',
      'Careers',
    ])
    expect(linksUnder('Help')).toEqual(['FAQ', 'Contact', 'Share your feedback', 'Privacy', 'Terms', 'Status'])
  })

  it('[S-060.social] leads to where else we are', async () => {
    const screen = await show()
    const links = screen.getByRole('list', { name: 'Follow us' }).getByRole('link').elements()
    expect(links.map(({ textContent }) => textContent)).toEqual(['LinkedIn', 'Instagram', 'YouTube'])
    for (const link of links) expect((link as HTMLAnchorElement).protocol).toBe('https:')
  })

  it('leads to whether everything works', async () => {
    const screen = await show()
    await expect.element(screen.getByRole('link', { name: 'Status' })).toHaveAttribute('href', '/status')
  })

  it('lists the subjects of the courses, where there are courses', async () => {
    const subjects = ['Water Resources', 'Economics & Labour']
    await show({ subjects })
    expect(linksUnder('Subjects')).toEqual(subjects)
    expect([...container.querySelectorAll('nav a')].at(-1)?.getAttribute('href')).toBe(
      '/courses?category=Economics+%26+Labour',
    )
    await show({ subjects, owns: (path) => path === '/contact' })
    expect(linksUnder('Subjects')).toEqual([])
  })

  it('leaves them to the pages on a phone, where they are long', async () => {
    await page.viewport(360, 740)
    const screen = await show({ subjects: ['Water', 'Soil', 'Air', 'Energy', 'Waste', 'Trees', 'Law'] })
    await expect.element(screen.getByRole('link', { name: 'Terms' })).toBeVisible()
    await expect.element(screen.getByText('Subjects')).not.toBeVisible()
    await page.viewport(1280, 800)
    await expect.element(screen.getByText('Subjects')).toBeVisible()
  })

  it('is short on a phone, and breaks no word', async () => {
    await page.viewport(360, 740)
    await show({ subjects: ['Water', 'Soil', 'Air', 'Energy', 'Waste', 'Trees', 'Law'] })
    await document.fonts.ready
    expect(container.querySelector('footer')!.getBoundingClientRect().height).toBeLessThanOrEqual(690)
    for (const link of container.querySelectorAll('nav a:not(.hidden *)'))
      expect(link.getBoundingClientRect().height).toBeLessThanOrEqual(32)
  })

  it('offers each language in its own letters, the current one marked, without a script', async () => {
    const screen = await show()
    const form = screen.getByRole('form', { name: 'Language' })
    expect([form.element().getAttribute('method'), form.element().getAttribute('action')]).toEqual([
      'post',
      '/language',
    ])
    const choices = form.getByRole('button').elements()
    expect(choices.map((each) => [each.textContent, each.getAttribute('lang'), each.getAttribute('value')])).toEqual([
      ['English', 'en', 'en'],
      ['ಕನ್ನಡ', 'kn', 'kn'],
      ['हिन्दी', 'hi', 'hi'],
      ['தமிழ்', 'ta', 'ta'],
    ])
    expect(choices.map((each) => each.getAttribute('aria-current'))).toEqual(['true', null, null, null])
  })

  it('[part of S-060.lists] has no list without a live page', async () => {
    await show({ owns: ownsCatalogue })
    expect([...container.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Learn'])
    expect(linksUnder('Learn')).toEqual(['Courses'])
  })

  it('[S-060.place] says where we are, when we answer, and the year', async () => {
    await show({ year: 2031 })
    expect(container.textContent).toContain('© 2031 Kere.')
    expect(container.textContent).toContain('Mon–Fri, 9:00 am–6:00 pm IST')
    expect(container.textContent).toContain('within 24 hours')
    expect(container.textContent).toContain('Bengaluru, India')
    expect([...container.querySelectorAll('span[lang]')].map((each) => each.getAttribute('lang'))).toEqual(['kn', 'hi'])
  })
})

describe('back to top', () => {
  it('[S-061] [part of S-581.scroll] appears after 10 px of scroll, not at 9, and returns to the top with the focus', async () => {
    const bar = document.createElement('div')
    bar.dataset.app = 'shell'
    document.body.prepend(bar)
    await render(<Header state={sampleState()} />, { container: bar })
    const screen = await show()
    const button = screen.getByRole('button', { name: 'Back to top' })

    scrollTo(0, 9)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await expect.element(button).not.toBeInTheDocument()

    scrollTo(0, 10)
    await expect.element(button).toBeVisible()
    scrollTo(0, 2000)
    await button.click()
    await expect.poll(() => scrollY).toBe(0)
    await expect.element(button).not.toBeInTheDocument()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Kere, home')
  })
})

describe('what floats at the foot', () => {
  it('stays clear of a bar that a page holds there', async () => {
    await page.viewport(360, 740)
    await show()
    scrollTo(0, 10)
    await expect.poll(() => container.querySelector('[data-back-to-top]')).not.toBeNull()
    const bottom = () =>
      innerHeight - (container.querySelector('[data-back-to-top]')?.getBoundingClientRect().bottom ?? 0)
    for (const animation of document.getAnimations()) animation.finish()
    expect(bottom()).toBe(16)

    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div data-bottom-bar></div>')
    expect(bottom()).toBe(16 + 72)
  })
})

describe.each([360, 1280])('at %i px', (width) => {
  it.each(['light', 'dark'] as const)('is accessible in the %s theme', async (theme) => {
    await page.viewport(width, 800)
    root.dataset.theme = theme
    await show()
    scrollTo(0, 3000)
    await expect.poll(() => container.querySelector('[data-back-to-top]')).not.toBeNull()
    for (const animation of document.getAnimations()) animation.finish()
    expect(await findViolations()).toEqual([])
    expect(root.scrollWidth).toBeLessThanOrEqual(width)
  })
})
