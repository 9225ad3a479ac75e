import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../testing/axe.ts'
import { DataTableTabs } from './data-table-tabs.tsx'

const names = ['All', 'Waiting for an answer', 'Approved', 'Declined', 'Withdrawn by the applicant']

const tabsAt = (current: string, count?: number) =>
  names.map((label) => ({ label, href: `?view=${label}`, count, isCurrent: label === current }))

let container: HTMLElement

beforeEach(() => {
  container = document.createElement('main')
  container.dataset.app = 'gallery'
  document.body.append(container)
})

afterEach(async () => {
  container.remove()
  await page.viewport(1280, 800)
})

describe('the tabs of a table', () => {
  it('are links with their counts, of which one is the current one', async () => {
    const screen = await render(<DataTableTabs label="Tanks by state" tabs={tabsAt('Approved', 1284)} />, { container })
    const links = screen.getByRole('navigation', { name: 'Tanks by state' }).getByRole('link')
    expect(links.elements()).toHaveLength(5)
    await expect.element(screen.getByRole('link', { name: 'Approved 1,284' })).toHaveAttribute('aria-current', 'page')
    await expect.element(screen.getByRole('link', { name: 'All 1,284' })).not.toHaveAttribute('aria-current')
    expect(await findViolations(container)).toEqual([])
  })

  it('say no count before it is known', async () => {
    const screen = await render(<DataTableTabs label="Tanks by state" tabs={tabsAt('All')} />, { container })
    await expect.element(screen.getByRole('link', { name: 'Declined', exact: true })).toBeVisible()
  })

  it('bring the current one into view on a phone, and do not widen the page', async () => {
    await page.viewport(360, 800)
    const current = names.at(-1)!
    const screen = await render(<DataTableTabs label="Tanks by state" tabs={tabsAt(current, 3)} />, { container })
    const box = screen.getByRole('link', { name: current }).element().getBoundingClientRect()
    expect(box.right).toBeLessThanOrEqual(360)
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })
})
