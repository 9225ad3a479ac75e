import type { OutboxEntry } from '@kere/contracts/console/outbox'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deadMail, makeMail, makeOutbox } from '../../../testing/answers.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(async () => {
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

const path = '/dashboard/outbox'
const unknownMail = makeMail(2, { template: 'password_reset', name: 'Password reset', state: 'unknown', sentAt: null })

const searchesOf = (requests: readonly URL[]) =>
  requests.filter(({ pathname }) => pathname === '/api/outbox').map(({ search }) => search)

function openOutbox() {
  const mails = new Map<string, OutboxEntry>(
    [
      makeMail(1, { template: 'welcome', name: 'Welcome' }),
      unknownMail,
      deadMail(3),
      makeMail(4, {
        state: 'pending',
        attempts: 2,
        sentAt: null,
        recipient: null,
        nextAttemptAt: '2026-11-20T10:45:00.000Z',
        lastError: 'The mail service did not answer',
      }),
    ].map((mail) => [mail.id, mail]),
  )
  const replayed: string[] = []
  const answer: FetchStub = ({ pathname, searchParams }) => {
    const [, , , id, act] = pathname.split('/')
    if (act === 'replays' && id) {
      replayed.push(id)
      const mail = mails.get(id)
      if (!mail) return problem('not_found')
      if (mail.state !== 'dead' && mail.state !== 'unknown') return problem('not_replayable')
      mails.set(id, { ...mail, state: 'pending', attempts: 0, lastError: null })
      return Response.json(mails.get(id), { status: 201 })
    }
    const state = searchParams.get('state')
    const items = [...mails.values()].filter((mail) => state === null || mail.state === state)
    return Response.json(makeOutbox(items, { counts: { sent: 1204, unknown: 1, dead: 1, pending: 1 } }))
  }
  return { mails, answer, replayed }
}

describe('the outbox', () => {
  it('says which mail went to whom, where it stands, how often it was tried and when', async () => {
    const { screen, requests } = await visitPage(path, openOutbox().answer)
    await expect
      .element(screen.getByRole('row', { name: /^Welcome/ }))
      .toHaveTextContent(/person1@example\.in.*Meera Nambiar.*Sent.*Fri 20 Nov 2026, 4:11 pm.*Sent.*1/)
    await expect
      .element(screen.getByRole('row', { name: /Failed/ }))
      .toHaveTextContent(/Confirm your address.*The mail service did not answer.*20 Nov 2026.*Created.*5.*Send again/)
    await expect.element(screen.getByRole('row', { name: /Waiting/ })).toHaveTextContent(/No account/)
    expect(screen.getByRole('button', { name: /^Send again/ }).elements()).toHaveLength(2)
    expect(searchesOf(requests)).toEqual(['?sort=failures&limit=20'])
  })

  it('names nobody where a review is blind, and sends their mail again', async () => {
    const blind = { ...deadMail(3), to: '', recipient: null, lastError: null, isBlind: true }
    const { screen, notices } = await visitPage(path, ({ pathname }) =>
      pathname.endsWith('/replays')
        ? Response.json({ ...blind, state: 'pending' }, { status: 201 })
        : Response.json(makeOutbox([blind])),
    )
    await expect
      .element(screen.getByRole('row', { name: /Failed/ }))
      .toHaveTextContent(/a hidden address.*Kept anonymous/)
    await screen.getByRole('button', { name: /^Send again/ }).click()
    await expect
      .poll(() => notices)
      .toEqual([{ tone: 'success', text: 'Sending “Confirm your address” to a hidden address again.' }])
  })

  it('counts the mails of each state, what needs a decision first, and keeps filters in the address', async () => {
    const { screen, navigation, requests, announcements } = await visitPage(`${path}?cursor=c20`, openOutbox().answer)
    const tabs = screen.getByRole('navigation', { name: 'Emails by state' })
    await expect.element(tabs.getByRole('link', { name: 'Sent 1,204' })).toBeVisible()
    expect(
      tabs
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['All1,207', 'Failed1', 'Unconfirmed1', 'Sent1,204', 'Being sent0', 'Waiting1'])
    await tabs.getByRole('link', { name: 'Failed 1' }).click()
    await expect.poll(() => navigation.location.search).toBe('?state=dead')
    await expect.poll(() => announcements).toEqual(['1 email'])
    await screen.getByRole('combobox', { name: 'Email' }).selectOptions('Password reset')
    await expect.poll(() => navigation.location.search).toBe('?state=dead&template=password_reset')
    await expect.poll(() => requests.at(-1)?.search).toBe('?state=dead&template=password_reset&sort=failures&limit=20')
  })

  it('explains the five states', async () => {
    const { screen } = await visitPage(path, openOutbox().answer)
    await screen.getByText('What the states mean').click()
    await expect.element(screen.getByText(/It may have been sent already: decide whether/)).toBeVisible()
    await expect.element(screen.getByText(/Every attempt failed, and it will not be tried again/)).toBeVisible()
  })

  it('sends a failed email again with one press, and shows it in its place, where the focus stays', async () => {
    const { answer, replayed } = openOutbox()
    const { screen, navigation, notices } = await visitPage(path, answer)
    await screen.getByRole('button', { name: 'Send again: Confirm your address to person3@example.in' }).dblClick()
    await expect.element(screen.getByRole('row', { name: /person3/ })).toHaveTextContent(/Waiting/)
    expect(replayed).toEqual(['out_3'])
    await expect
      .poll(() => notices)
      .toEqual([{ tone: 'success', text: 'Sending “Confirm your address” to person3@example.in again.' }])
    await expect.element(screen.getByRole('button', { name: /^Sent again: Confirm your address/ })).toHaveFocus()
    await expect.poll(() => navigation.location.search).toBe('')
  })

  it('asks before it sends again what may have been sent already', async () => {
    const { answer, replayed } = openOutbox()
    const { screen } = await visitPage(path, answer)
    const button = screen.getByRole('button', { name: 'Send again: Password reset to person2@example.in' })
    await button.click()
    const dialog = screen.getByRole('dialog', { name: 'Send this email again?' })
    await expect.element(dialog.getByText('It may have been sent already.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(replayed).toEqual([])
    await expect.element(button).toHaveFocus()
    await button.click()
    await dialog.getByRole('button', { name: 'Send again', exact: true }).click()
    await expect.poll(() => replayed).toEqual(['out_2'])
    await expect.element(screen.getByRole('row', { name: /person2/ })).toHaveTextContent(/Waiting/)
  })

  it('leads the focus on where an email leaves the list with its button', async () => {
    const { answer, mails } = openOutbox()
    mails.set('out_5', deadMail(5))
    const { screen } = await visitPage(`${path}?state=dead`, answer)
    await screen.getByRole('button', { name: /to person3/ }).click()
    await expect.element(screen.getByText('person3@example.in')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: 'Confirm your address' })).toHaveFocus()
    await screen.getByRole('button', { name: /to person5/ }).click()
    await expect.element(screen.getByRole('heading', { name: 'Outbox', level: 1 })).toHaveFocus()
  })

  it('says an error in a sentence, and its code only in the panel', async () => {
    const mail = deadMail(1, { lastError: 'E_RECIPIENT_UNREACHABLE: 450 4.4.1' })
    const { screen } = await visitPage(path, () => Response.json(makeOutbox([mail])))
    const row = screen.getByRole('row', { name: /person1/ })
    await expect.element(row).toHaveTextContent(/The recipient’s server did not answer/)
    await expect.element(row).not.toHaveTextContent(/E_RECIPIENT/)
    await screen.getByRole('link', { name: 'Confirm your address' }).click()
    await expect.element(screen.getByText('E_RECIPIENT_UNREACHABLE: 450 4.4.1')).toBeVisible()
  })

  it('says that a mail has moved on meanwhile, and shows how it stands', async () => {
    const { answer, mails } = openOutbox()
    const { screen, notices } = await visitPage(path, answer)
    await expect.element(screen.getByRole('row', { name: /person3/ })).toHaveTextContent(/Failed/)
    mails.set('out_3', makeMail(3, { attempts: 6 }))
    await screen.getByRole('button', { name: /to person3/ }).click()
    await expect.element(screen.getByRole('row', { name: /person3/ })).toHaveTextContent(/Sent/)
    await expect
      .poll(() => notices.map(({ text }) => text))
      .toEqual(['Nothing was sent: this email is no longer failed or unconfirmed.'])
  })

  it('says that sending again failed, and leaves the button', async () => {
    const { answer } = openOutbox()
    const { screen, notices } = await visitPage(path, (url, request) =>
      url.pathname.endsWith('/replays') ? problem('unavailable') : answer(url, request),
    )
    const button = screen.getByRole('button', { name: /to person3/ })
    await button.click()
    await expect.poll(() => notices).toMatchObject([{ tone: 'error', text: /^The email was not sent again\./ }])
    await expect.element(button).toHaveFocus()
  })

  it('opens a mail beside the list, never with what it says', async () => {
    const { screen, navigation } = await visitPage(path, openOutbox().answer)
    await userEvent.keyboard('jjjje')
    await expect.poll(() => navigation.location.search).toBe('?mail=out_4')
    const panel = screen.getByRole('complementary')
    await expect.element(panel.getByText('Fri 20 Nov 2026, 4:15 pm IST at the earliest')).toBeVisible()
    await expect.element(panel.getByText('2', { exact: true })).toBeVisible()
    await panel.getByRole('link', { name: 'Previous row' }).click()
    await panel.getByRole('button', { name: /^Send again/ }).click()
    await expect.element(panel.getByText('Waiting')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => navigation.location.search).toBe('')
  })

  it('says where a mail may be that is not on this page', async () => {
    const { screen } = await visitPage(`${path}?state=dead&mail=out_99`, openOutbox().answer)
    await expect
      .element(screen.getByRole('link', { name: 'Show all emails' }))
      .toHaveAttribute('href', `${path}?mail=out_99`)
  })

  it('says what will stand here, and something else when filters leave nothing', async () => {
    const { screen } = await visitPage(path, () => Response.json(makeOutbox([])))
    await expect.element(screen.getByRole('heading', { name: 'No emails yet' })).toBeVisible()
    await screen.getByRole('link', { name: 'Failed 0' }).click()
    await expect.element(screen.getByRole('heading', { name: 'No emails found' })).toBeVisible()
  })

  it('says that it could not be loaded, and tries again', async () => {
    const { answer } = openOutbox()
    let isUp = false
    const { screen } = await visitPage(path, (...request) => (isUp ? answer(...request) : problem('forbidden')))
    await expect.element(screen.getByRole('heading', { name: 'Failed to fetch the outbox' })).toBeVisible()
    isUp = true
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByText('1–4 of 4')).toBeVisible()
  })

  it('answers a cursor that is none with the way to the first page', async () => {
    const { screen } = await visitPage(`${path}?state=dead&cursor=garbage`, () => problem('invalid_cursor'))
    await expect
      .element(screen.getByRole('link', { name: 'Go to the first page' }))
      .toHaveAttribute('href', `${path}?state=dead`)
  })

  it('goes through the pages', async () => {
    const { screen, navigation } = await visitPage(path, ({ searchParams }) =>
      searchParams.get('cursor') === 'c1'
        ? Response.json(makeOutbox([makeMail(2)], { total: 2 }))
        : Response.json(makeOutbox([makeMail(1)], { total: 2, nextCursor: 'c1' })),
    )
    await screen.getByRole('link', { name: 'Next page' }).click()
    await expect.element(screen.getByText('2–2 of 2')).toBeVisible()
    await screen.getByRole('link', { name: 'Previous page' }).click()
    await expect.poll(() => navigation.location.search).toBe('')
  })

  it.each([1008, 1100, 1280])('fits beside the menu at %i px, however long names and errors are', async (width) => {
    await page.viewport(width, 800)
    const long = { to: `${'person'.repeat(12)}@example.in`, lastError: 'No answer in time '.repeat(20) }
    const { screen } = await visitPage(path, () =>
      Response.json(
        makeOutbox([deadMail(1, { ...long, name: 'You already have an account' }), { ...unknownMail, ...long }]),
      ),
    )
    await expect.element(screen.getByRole('row', { name: /Unconfirmed/ })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  it('has nothing for axe', async () => {
    const { container, screen } = await visitPage(path, openOutbox().answer)
    await expect.element(screen.getByRole('link', { name: 'Welcome' })).toBeVisible()
    await screen.getByText('What the states mean').click()
    expect(await checkA11y(container)).toEqual([])
    await screen.getByRole('link', { name: 'Confirm your address' }).first().click()
    await expect.element(screen.getByRole('complementary')).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
  })
})
