import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeEntry, makePage } from '../../../testing/answers.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(async () => {
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

const path = '/dashboard/audit-log'

const threePages: FetchStub = ({ searchParams }) => {
  const cursor = searchParams.get('cursor')
  if (cursor === 'c40') return Response.json(makePage(2, { first: 41, total: 42 }))
  if (cursor === 'c20') return Response.json(makePage(20, { first: 21, total: 42, nextCursor: 'c40' }))
  return Response.json(makePage(20, { total: 42, nextCursor: 'c20' }))
}

describe('the audit log', () => {
  it('[W-57] says in plain words what happened, who did it, when in India, and how it ended', async () => {
    const entry = makeEntry(1, { action: 'session.replayed', name: 'Used session key refused', outcome: 'refused' })
    const { screen, requests } = await visitPage(path, () => Response.json({ ...makePage(1), items: [entry] }))
    const row = screen.getByRole('row', { name: /Used session key refused/ })
    await expect.element(row).toHaveTextContent(/Meera Nambiar.*Learner.*Fri 20 Nov 2026, 4:11 pm.*Refused/)
    const searches = requests.filter(({ pathname }) => pathname === '/api/audit-log').map(({ search }) => search)
    expect(searches).toEqual(['?sort=newest&limit=20'])
  })

  it('shows by its own text an act that it was built before, and keeps it as a filter', async () => {
    const entry = makeEntry(1, { action: 'lake.restored', name: 'lake.restored', meaning: null })
    const { screen } = await visitPage(`${path}?action=lake.restored&entry=aud_1`, () =>
      Response.json({ ...makePage(1), items: [entry] }),
    )
    await expect.element(screen.getByRole('row', { name: /lake\.restored/ })).toBeVisible()
    await expect.element(screen.getByRole('complementary')).toHaveTextContent(/lake\.restored/)
    await expect.element(screen.getByRole('combobox', { name: 'What happened' })).toHaveValue('lake.restored')
  })

  it('says who was refused where nobody was signed in', async () => {
    const entry = makeEntry(1, {
      action: 'session.sign_in_refused',
      name: 'Sign-in refused',
      outcome: 'refused',
      actor: null,
      subject: { type: 'user', id: 'usr_7' },
    })
    const { screen } = await visitPage(path, () => Response.json({ ...makePage(1), items: [entry] }))
    await expect.element(screen.getByRole('row', { name: /Sign-in refused/ })).toHaveTextContent(/Not signed in.*usr_7/)
  })

  it('names nobody where a review is blind', async () => {
    const entry = makeEntry(1, { actor: null, isBlind: true, subject: { type: 'fellowship_track', id: 'college' } })
    const { screen } = await visitPage(`${path}?entry=aud_1`, () => Response.json({ ...makePage(1), items: [entry] }))
    await expect.element(screen.getByRole('row').nth(1)).toHaveTextContent(/Kept anonymous.*Fellowship track college/)
    await expect.element(screen.getByRole('complementary')).toHaveTextContent(/WhoKept anonymous/)
  })

  it('says the device of a session, never its id, in the list and in the panel', async () => {
    const subject = { type: 'session', id: 'ses_01M8' }
    const session = { device: 'Firefox on Linux', startedAt: '2026-11-19T10:41:00.000Z' }
    const items = [makeEntry(1, { subject, session }), makeEntry(2, { subject, session: null })]
    const { screen } = await visitPage(`${path}?entry=aud_1`, () => Response.json({ ...makePage(2), items }))
    const panel = screen.getByRole('complementary')
    await expect.element(panel).toHaveTextContent('AboutSession Firefox on Linux, since Thu 19 Nov 2026, 4:11 pm IST')
    await panel.getByRole('link', { name: 'Close' }).click()
    await expect.element(screen.getByRole('row').nth(1)).toHaveTextContent(/SessionFirefox on Linux, since/)
    await expect.element(screen.getByRole('row').nth(2)).toHaveTextContent(/Sessionthat has ended/)
    await expect.element(screen.getByText('ses_01M8')).not.toBeInTheDocument()
  })

  it.each([
    ['contact_message', 'Contact message'],
    ['mail', 'Email'],
  ])('names a %s that an entry is about in words', async (type, words) => {
    const entry = makeEntry(1, { subject: { type, id: 'sub_1' } })
    const { screen } = await visitPage(`${path}?entry=aud_1`, () => Response.json({ ...makePage(1), items: [entry] }))
    await expect.element(screen.getByRole('complementary')).toHaveTextContent(`About${words} sub_1`)
  })

  it('keeps every filter in the address, and begins again at the top', async () => {
    const { screen, navigation, requests } = await visitPage(`${path}?cursor=c20&entry=aud_21`, threePages)
    await screen.getByRole('combobox', { name: 'What happened' }).selectOptions('Access denied')
    await expect.poll(() => navigation.location.search).toBe('?action=access.denied')
    await screen.getByRole('combobox', { name: 'Outcome' }).selectOptions('Refused')
    await expect.poll(() => navigation.location.search).toBe('?action=access.denied&outcome=refused')
    await screen.getByText('Any date', { exact: true }).click()
    await screen.getByLabelText('From').fill('2026-11-01')
    await screen.getByLabelText('To', { exact: true }).fill('2026-11-20')
    await screen.getByRole('searchbox').fill(' usr_1 ')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => navigation.location.search)
      .toBe('?action=access.denied&outcome=refused&actor=usr_1&from=2026-11-01&to=2026-11-20')
    await expect
      .poll(() => requests.at(-1)?.search)
      .toBe('?action=access.denied&outcome=refused&actor=usr_1&from=2026-11-01&to=2026-11-20&sort=newest&limit=20')
    await screen.getByRole('link', { name: 'Clear filters' }).click()
    await expect.poll(() => navigation.location.search).toBe('')
  })

  it('says how many entries a filter has left', async () => {
    const { screen, announcements } = await visitPage(path, ({ searchParams }) =>
      Response.json(searchParams.has('outcome') ? makePage(1) : makePage(3)),
    )
    await screen.getByRole('combobox', { name: 'Outcome' }).selectOptions('Refused')
    await expect.poll(() => announcements).toEqual(['1 entry'])
  })

  it('turns the order round by the head of the column', async () => {
    const { screen, navigation, requests } = await visitPage(path, threePages)
    const head = screen.getByRole('columnheader', { name: 'When (IST)' })
    await expect.element(head).toHaveAttribute('aria-sort', 'descending')
    await head.getByRole('button').click()
    await expect.poll(() => navigation.location.search).toBe('?sort=oldest')
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(() => requests.at(-1)?.searchParams.get('sort')).toBe('oldest')
  })

  it('goes through the pages and back again, and knows where it is', async () => {
    const { screen, navigation } = await visitPage(path, threePages)
    await expect.element(screen.getByText('1–20 of 42')).toBeVisible()
    await screen.getByRole('link', { name: 'Next page' }).click()
    await expect.element(screen.getByText('21–40 of 42')).toBeVisible()
    await screen.getByRole('link', { name: 'Next page' }).click()
    await expect.element(screen.getByText('41–42 of 42')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')

    await screen.getByRole('link', { name: 'Previous page' }).click()
    await expect.element(screen.getByText('21–40 of 42')).toBeVisible()
    navigation.go(-3)
    await expect.element(screen.getByText('1–20 of 42')).toBeVisible()
  })

  it('does not invent a place for a page that a link has led to', async () => {
    const { screen } = await visitPage(`${path}?cursor=c40`, threePages)
    await expect.element(screen.getByText('2 of 42', { exact: true })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', path)
  })

  it('opens an entry beside the list, by its own address', async () => {
    const { screen, navigation } = await visitPage(`${path}?outcome=succeeded`, () => Response.json(makePage(3)))
    await screen.getByRole('link', { name: 'Signed in' }).nth(1).click()
    await expect.poll(() => navigation.location.search).toBe('?outcome=succeeded&entry=aud_2')
    const panel = screen.getByRole('complementary')
    await expect.element(panel.getByText('2 of 3 on this page')).toBeVisible()
    await expect.element(panel.getByText('req_2')).toBeVisible()
    await panel.getByRole('link', { name: 'Next row' }).click()
    await expect.poll(() => navigation.location.search).toBe('?outcome=succeeded&entry=aud_3')
    await panel.getByRole('link', { name: 'Close' }).click()
    await expect.poll(() => navigation.location.search).toBe('?outcome=succeeded')
    await expect.element(panel).not.toBeInTheDocument()
  })

  it('says that an entry is not on this page, and where to look', async () => {
    const { screen } = await visitPage(`${path}?outcome=refused&entry=aud_99`, () => Response.json(makePage(3)))
    await expect
      .element(screen.getByRole('link', { name: 'Show the whole log' }))
      .toHaveAttribute('href', `${path}?entry=aud_99`)
  })

  it('remembers which columns are wanted', async () => {
    const { screen } = await visitPage(path, threePages)
    await expect.element(screen.getByRole('columnheader', { name: 'Request' })).not.toBeInTheDocument()
    await screen.getByText('Columns', { exact: true }).click()
    await screen.getByRole('checkbox', { name: 'Request' }).click()
    await screen.getByRole('checkbox', { name: 'Who' }).click()
    await expect.element(screen.getByRole('columnheader', { name: 'Request' })).toBeVisible()
    expect(localStorage.getItem('kere.audit-log.hidden-columns')).toBe('["actor"]')
  })

  it('acts only on selected entries that can be seen', async () => {
    const { screen, navigation } = await visitPage(path, threePages)
    await screen.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await expect.element(screen.getByText('20 selected')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Copy as JSON' })).toBeVisible()
    await screen.getByRole('link', { name: 'Next page' }).click()
    await expect.element(screen.getByText('20 selected')).not.toBeInTheDocument()
    await expect.poll(() => navigation.location.search).toBe('?cursor=c20')
  })

  it('hands the whole filtered list to the shell to be downloaded', async () => {
    const { screen, exports } = await visitPage(`${path}?outcome=refused&cursor=c20&entry=aud_1`, threePages)
    await screen.getByRole('button', { name: 'Export CSV' }).click()
    expect(exports).toMatchObject([
      { href: '/api/exports/audit-log.csv?outcome=refused&sort=newest', name: 'Audit log', total: 42 },
    ])
  })

  it('waits in the shape of its rows', async () => {
    const { screen } = await visitPage(path, pending)
    await expect.element(screen.getByText('Loading audit log entries')).toBeInTheDocument()
  })

  it('says what will stand here while there is nothing, and something else when filters leave nothing', async () => {
    const visitEmpty = (search: string) => visitPage(path + search, () => Response.json(makePage(0)))
    const { screen } = await visitEmpty('')
    await expect.element(screen.getByRole('heading', { name: 'No entries yet' })).toBeVisible()
    await expect.element(screen.getByRole('combobox', { name: 'Outcome' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument()
    await screen.unmount()
    const filtered = await visitEmpty('?outcome=refused')
    await expect.element(filtered.screen.getByRole('heading', { name: 'No entries found' })).toBeVisible()
    await filtered.screen.getByRole('combobox', { name: 'Outcome' }).selectOptions('Any outcome')
    await expect.element(filtered.screen.getByRole('heading', { name: 'No entries yet' })).toBeVisible()
  })

  it('says that it could not be loaded, with what to quote, and tries again', async () => {
    let isUp = false
    const { screen } = await visitPage(path, () =>
      isUp ? Response.json(makePage(3)) : problem('unavailable', { requestId: 'req_7F3K' }),
    )
    await expect.element(screen.getByRole('heading', { name: 'Failed to fetch the audit log' })).toBeVisible()
    await expect.element(screen.getByText(/Reference req_7F3K/)).toBeVisible()
    isUp = true
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByText('1–3 of 3')).toBeVisible()
  })

  it('[U-04.client] shows what the API refuses, whatever the guard let through', async () => {
    const { screen } = await visitPage(path, () => problem('forbidden'))
    await expect.element(screen.getByRole('heading', { name: 'Failed to fetch the audit log' })).toBeVisible()
    await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
  })

  it('answers a cursor that is none with the way to the first page', async () => {
    const { screen } = await visitPage(`${path}?outcome=refused&cursor=garbage`, () => problem('invalid_cursor'))
    await expect
      .element(screen.getByRole('link', { name: 'Go to the first page' }))
      .toHaveAttribute('href', `${path}?outcome=refused`)
  })

  it('has nothing for axe', async () => {
    const { container, screen } = await visitPage(`${path}?outcome=refused&entry=aud_2`, threePages)
    await expect.element(screen.getByRole('complementary')).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
    await screen.getByRole('link', { name: 'Close' }).click()
    await screen
      .getByRole('checkbox', { name: /^Select Signed in/ })
      .nth(1)
      .click()
    for (const animation of document.getAnimations()) animation.finish()
    expect(await checkA11y(container)).toEqual([])
  })
})
