import type { ImpactEntry, ImpactEntryList } from '@kere/contracts/portfolio/impact-entries'
import { problem } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { describe, expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

const entry: ImpactEntry = {
  id: 'imp_1',
  title: 'Secchi log',
  category: 'action_project',
  description: 'Fourteen readings.',
  dateCompleted: '2026-10-18',
  link: 'https://example.in/log',
  mark: 'verified',
  confirmedBy: null,
  source: { kind: 'course', id: 'crs_1' },
  outcomes: [{ unit: 'kg', amount: 1250.5 }],
  owner: { id: 'usr_1', name: 'Meera Nambiar', avatarUrl: null },
}

const listOf = (items: ImpactEntry[]): ImpactEntryList => ({
  items,
  nextCursor: null,
  total: items.length,
  totalIsLowerBound: false,
  totals: { entries: items.length, vouched: 1, units: [{ unit: 'kg', amount: 120_000, vouchedAmount: 0 }] },
})

function visit(path: string, items: ImpactEntry[] = [entry]) {
  const asked: string[] = []
  return visitPage(path, (url) => {
    asked.push(url.search)
    return Response.json(url.pathname === '/api/impact-entries' ? listOf(items) : entry)
  }).then((visited) => ({ ...visited, asked }))
}

describe('/impact-portfolio', () => {
  it('[S-251] [S-252] [S-254] shows cards with their owner, totals, and where to go from here', async () => {
    const { screen, container } = await visit('/impact-portfolio')
    const card = screen.getByRole('listitem').filter({ hasText: 'Secchi log' })
    await expect
      .element(card)
      .toHaveTextContent(/Action project · 18 Oct 2026.*1,250.5 kg.*Verified by Kere.*Meera Nambiar/)
    await expect
      .element(screen.getByRole('region', { name: 'All public entries together' }))
      .toHaveTextContent('1,20,000')
    await expect
      .element(screen.getByRole('link', { name: 'Challenge Labs' }))
      .toHaveAttribute('href', '/challenge-labs')
    await expect
      .element(screen.getByRole('link', { name: 'Create an account' }))
      .toHaveAttribute('href', '/auth/register')
    expect(await checkA11y(container)).toEqual([])
  })

  it('[S-251] searches when it is sent, and filters at once', async () => {
    const { screen, asked } = await visit('/impact-portfolio')
    await screen.getByLabelText('Search entries').fill('lake')
    await screen.getByRole('button', { name: 'Search' }).click()
    await expect.poll(() => asked.at(-1)).toContain('search=lake')
    await screen.getByLabelText('Category').selectOptions('course')
    await expect.poll(() => asked.at(-1)).toMatch(/category=course/)
    expect(asked.at(-1)).toContain('search=lake')
  })

  it('[C-45] [S-572] tells none yet from none found', async () => {
    const { screen } = await visit('/impact-portfolio', [])
    await expect.element(screen.getByRole('heading', { name: 'No Impact Entries Yet' })).toBeVisible()
    const { screen: other } = await visit('/impact-portfolio?category=course', [])
    await expect.element(other.getByRole('heading', { name: 'No Entries Found' })).toBeVisible()
  })

  it('says that it did not load', async () => {
    const { screen } = await visitPage('/impact-portfolio', () => problem('internal'))
    await expect.element(screen.getByRole('alert')).toBeVisible()
  })

  it('[U-15] shows one entry whole, with its evidence', async () => {
    const { screen, container } = await visit('/impact-portfolio/entries/imp_1')
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Secchi log' })).toBeVisible()
    const evidence = screen.getByRole('link', { name: 'Open the evidence' })
    await expect.element(evidence).toHaveAttribute('rel', 'nofollow ugc noopener')
    await expect.element(screen.getByRole('link', { name: 'See the course' })).toHaveAttribute('href', '/courses/crs_1')
    expect(await checkA11y(container)).toEqual([])
  })
})
