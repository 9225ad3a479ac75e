import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const person = {
  id: 'usr_7',
  name: 'Asha Raghunath',
  avatarUrl: null,
  bio: null,
  location: null,
  subjects: [],
  languages: [],
  studyYear: null,
  instituteName: null,
}
const path = '/learners/usr_7/report'
const main = page.getByRole('main')

function startApi(refuse?: () => Response) {
  const sent: unknown[] = []
  const answer: FetchStub = async ({ pathname }, request) => {
    if (request.method === 'GET')
      return pathname === '/api/learners/usr_7' ? Response.json(person) : problem('not_found')
    sent.push({ pathname, body: await request.json() })
    return refuse?.() ?? Response.json({ ok: true })
  }
  return { answer, sent }
}

describe('a report of a profile', () => {
  it('[W-51] leads from the profile to its form', async () => {
    await visitPage('/learners/usr_7', startApi().answer)
    await expect.element(main.getByRole('link', { name: 'Report this profile' })).toHaveAttribute('href', path)
  })

  it('[W-51] asks for a reason, is sent, and thanked for', async () => {
    const { answer, sent } = startApi()
    await visitPage(path, answer)
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Report Asha Raghunath')
    await checkA11y()
    await main.getByRole('button', { name: 'Send report' }).click()
    await expect.element(main.getByLabelText('Reason')).toHaveAccessibleDescription('Please choose a reason')
    expect(sent).toEqual([])
    await main.getByLabelText('Reason').selectOptions('Spam, selling or a scam')
    await main.getByLabelText('What happened').fill('Sells answers.')
    await main.getByLabelText('Email').fill('ravi@example.in')
    await main.getByRole('button', { name: 'Send report' }).click()
    await expect.element(main.getByRole('heading', { name: 'Report sent' })).toHaveFocus()
    const body = { reason: 'spam', text: 'Sells answers.', email: 'ravi@example.in', pebble: '' }
    expect(sent).toEqual([{ pathname: '/api/listed-people/usr_7/reports', body }])
    await checkA11y()
  })

  it('says that too many were sent, and keeps what was written', async () => {
    await visitPage(path, startApi(() => problem('too_many_attempts', { retryAfterSeconds: 540 })).answer)
    await main.getByLabelText('Reason').selectOptions('Something else')
    await main.getByLabelText('What happened').fill('Sells answers.')
    await main.getByRole('button', { name: 'Send report' }).click()
    await expect.element(main.getByRole('alert')).toHaveTextContent('Try again in 9 minutes.')
    await expect.element(main.getByLabelText('What happened')).toHaveValue('Sells answers.')
  })

  it('has no form of who is not listed, and thanks whoever has reported them', async () => {
    const nobody: FetchStub = async () => problem('not_found')
    await visitPage(path, nobody)
    await expect.element(main.getByRole('heading', { name: 'Learner not found' })).toBeVisible()
    await visitPage(`${path}?sent=1`, nobody)
    await expect.element(main.getByRole('heading', { name: 'Report sent' })).toBeVisible()
  })
})
