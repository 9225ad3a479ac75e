import type { ImpactEntry, ImpactEntryList } from '@kere/contracts/portfolio/impact-entries'
import { problem } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { describe, expect, it } from 'vitest'
import { goToFoot } from '../../../testing/go-to-foot.ts'
import { userOf } from '../../../testing/user-answers.ts'
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
  totals: {
    entries: items.length,
    vouched: 1,
    units: [
      { unit: 'kg', amount: 7777, vouchedAmount: 0 },
      { unit: 'people', amount: 120_000, vouchedAmount: 0 },
    ],
  },
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
      .toHaveTextContent(/Meera Nambiar · Action project · 18 Oct 2026.*Secchi log.*Verified by Kere.*1,250.5 kg/)
    await expect
      .element(screen.getByRole('region', { name: 'All public entries together' }))
      .toHaveTextContent('1,20,000')
    await expect.element(screen.getByText('7,777')).not.toBeInTheDocument()
    await expect
      .element(screen.getByRole('link', { name: 'Challenge Labs' }))
      .toHaveAttribute('href', '/challenge-labs')
    await expect
      .element(screen.getByRole('link', { name: 'Create an account' }))
      .toHaveAttribute('href', '/auth/register')
    expect(await checkA11y(container)).toEqual([])
  })

  it('says one of a unit as one', async () => {
    const outcomes = [
      { unit: 'hours', amount: 1 },
      { unit: 'people', amount: 2 },
      { unit: 'kg', amount: 1 },
    ]
    const { screen } = await visit('/impact-portfolio', [{ ...entry, outcomes }])
    const told = screen.getByRole('list', { name: 'Measured outcomes' }).getByRole('listitem').elements()
    expect(told.map(({ textContent }) => textContent)).toEqual(['1 hour', '2 people', '1 kg'])
  })

  it('[S-252] leads who is signed in to their dashboard and their own entries', async () => {
    const { screen } = await visitPage('/impact-portfolio', () => Response.json(listOf([entry])), {
      user: userOf('student'),
    })
    await expect
      .element(screen.getByRole('link', { name: 'Manage My Entries', exact: true }))
      .toHaveAttribute('href', '/dashboard/impact-portfolio')
    await expect
      .element(screen.getByRole('link', { name: 'Go to your dashboard' }))
      .toHaveAttribute('href', '/dashboard')
    await expect.element(screen.getByRole('link', { name: 'Create an account' })).not.toBeInTheDocument()
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
    await expect.element(screen.getByRole('link', { name: 'Meera Nambiar' })).not.toBeInTheDocument()
    expect(await checkA11y(container)).toEqual([])
  })

  it('shows the picture of an entry, and no drawing in place of one', async () => {
    const { screen } = await visit('/impact-portfolio', [entry, { ...entry, id: 'imp_2', evidence: [picture] }])
    await expect.element(screen.getByRole('img', { name: picture.text })).toBeVisible()
    const rows = screen.getByRole('heading', { name: 'Secchi log' }).elements()
    expect(rows.map((row) => row.closest('li')?.querySelectorAll('img').length)).toEqual([0, 1])
  })

  it.each([
    ['course', 'See the course', '/courses/x_1'],
    ['attendance', 'See the event', '/events/x_1'],
  ])('says what an entry of kind %s belongs to, its day, and the entries on both sides', async (kind, name, href) => {
    const whole = { ...entry, source: { kind, id: 'x_1' }, older: { id: 'imp_0', title: 'First log' }, newer: null }
    const { screen } = await visitPage('/impact-portfolio/entries/imp_1', () => Response.json(whole))
    const facts = screen.getByRole('region', { name: 'About this entry' })
    await expect.element(facts).toHaveTextContent(/Completed18 Oct 2026.*Action project.*Verified by Kere/)
    await expect.element(facts.getByRole('link', { name })).toHaveAttribute('href', href)
    await goToFoot()
    const around = screen.getByRole('navigation', { name: 'Older and newer entries' })
    await expect
      .element(around.getByRole('link', { name: 'First log' }))
      .toHaveAttribute('href', '/impact-portfolio/entries/imp_0')
    await expect.element(around).toHaveTextContent('This is the newest entry')
  })

  it('leads to its owner’s page, where that is public', async () => {
    const owned = { ...entry, owner: { ...entry.owner, handle: 'meera' } }
    const { screen } = await visitPage('/impact-portfolio/entries/imp_1', () => Response.json(owned))
    await expect
      .element(screen.getByRole('link', { name: 'Meera Nambiar' }))
      .toHaveAttribute('href', '/impact-portfolio/meera')
  })
})

const picture = {
  id: 'fil_1',
  type: 'image/webp',
  size: 90_000,
  width: 1600,
  height: 1200,
  text: 'A white disc in brown water',
  path: '/api/impact-evidence/fil_1',
  smallPath: '/api/impact-evidence/fil_1?size=small',
}
const document = {
  ...picture,
  id: 'fil_2',
  type: 'application/pdf',
  size: 1_300_000,
  width: null,
  height: null,
  text: 'Readings of October',
  path: '/api/impact-evidence/fil_2',
  smallPath: null,
}

describe('evidence', () => {
  const proven = { ...entry, evidence: [picture, document] }

  it('[U-15] stands on a card: pictures small, with what they show, documents by name', async () => {
    const { screen, container } = await visit('/impact-portfolio', [proven])
    const shown = screen.getByRole('list', { name: 'Evidence of Secchi log' })
    await expect.element(screen.getByRole('img', { name: picture.text })).toHaveAttribute('src', picture.smallPath)
    const links = [...shown.element().querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual([document.path, entry.link])
    await expect.element(shown.getByRole('link', { name: 'Readings of October (PDF, 1.2 MB)' })).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
  })

  it('[U-15] stands whole on the page of its entry', async () => {
    const { screen, container } = await visitPage('/impact-portfolio/entries/imp_1', () => Response.json(proven))
    const shown = screen.getByRole('region', { name: 'Evidence' })
    await expect.element(shown.getByRole('img', { name: picture.text })).toHaveAttribute('src', picture.path)
    await expect
      .element(shown.getByRole('link', { name: /^Readings of October/ }))
      .toHaveAttribute('href', document.path)
    expect(await checkA11y(container)).toEqual([])
  })
})

describe('a person’s page', () => {
  const page = {
    handle: 'meera',
    isOwn: true,
    isPublic: true,
    owner: { id: 'usr_1', name: 'Meera Nambiar', avatarUrl: null, bio: null, work: null, location: null },
    year: {
      from: '2025-11-17',
      to: '2026-11-15',
      days: [{ day: '2026-10-18', hours: 1.5, entries: 2 }],
    },
    pinned: [{ ...entry, category: 'challenge_lab' }],
    counts: { entries: 2, vouched: 1, categories: [{ category: 'action_project', count: 2 }] },
  }
  const answer = (answered: object | null) => (url: URL) =>
    answered === null
      ? problem('not_found')
      : Response.json(url.pathname.endsWith('/entries') ? { ...listOf([entry]), totals: undefined } : answered)

  it('shows the year and a table that says the same, pinned entries, and its owner how others see it', async () => {
    const { screen, container } = await visitPage('/impact-portfolio/meera', answer(page))
    await expect.element(screen.getByText('You are viewing your page as others see it')).toBeVisible()
    const drawing = screen.getByRole('img', { name: /^Days of field work from 17 Nov 2025 to 15 Nov 2026: 1/ })
    await expect.element(drawing).toBeVisible()
    await screen.getByText('Show as a table').click()
    await expect.element(screen.getByRole('row', { name: '18 Oct 2026 1.5 2' })).toBeVisible()
    await expect.element(screen.getByRole('region', { name: 'Pinned' })).toHaveTextContent(/1 of 2 entries.*Secchi log/)
    expect(await checkA11y(container)).toEqual([])
  })

  it('says that only its owner sees it, or that there is none', async () => {
    const own = await visitPage('/impact-portfolio/meera', answer({ ...page, isPublic: false }))
    await expect.element(own.screen.getByText('Only you can see this page: it is not public')).toBeVisible()
    await own.screen.unmount()
    const { screen } = await visitPage('/impact-portfolio/nobody', answer(null))
    await expect.element(screen.getByRole('heading', { name: 'Portfolio not found' })).toBeVisible()
  })
})

describe('a confirmation', () => {
  const asked = {
    token: 't',
    state: 'asked',
    name: 'Jakkur lake group',
    ownerName: 'Meera Nambiar',
    entry: { ...entry, outcomes: [] },
    seen: '7',
  }

  it('is asked on a page, and given by its button alone, signed', async () => {
    const sent: unknown[] = []
    const { screen, container } = await visitPage('/impact-portfolio/confirm?token=t', async (url, request) => {
      if (request.method !== 'POST') return Response.json(asked)
      sent.push([url.pathname, await request.json()])
      return Response.json({ ...asked, state: 'confirmed', entry: null })
    })
    await expect.element(screen.getByRole('heading', { name: 'Can you confirm what Meera Nambiar did?' })).toBeVisible()
    await expect.element(screen.getByText('Fourteen readings.')).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
    expect(sent).toEqual([])
    await screen.getByRole('button', { name: 'Yes, I confirm this' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Thank you, the entry is confirmed' })).toBeVisible()
    await expect
      .poll(() => sent)
      .toEqual([['/api/impact-confirmations/confirmed', { token: 't', seen: '7', name: 'Jakkur lake group' }]])
  })
})
