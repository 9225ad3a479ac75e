import type { GuardianPage } from '@kere/contracts/accounts/guardians'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { describe, expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

const asked: GuardianPage = {
  token: 'a-token',
  ageToken: null,
  state: 'asked',
  email: 'lakshmi@home.example.in',
  expiresAt: '2026-12-12T12:00:00.000Z',
  proof: null,
  proofUrl: 'https://age.example.in/show?state=gdl_1',
  child: {
    firstName: 'Ananya',
    lastName: 'Shetty',
    email: 'ananya@example.in',
    dateOfBirth: '2011-06-01',
    studyYear: 'Grade 10',
    instituteName: 'A school in Udupi',
    state: 'Karnataka',
    ofAgeOn: '2029-06-01',
  },
  joined: [{ kind: 'course', title: 'Reading a lake' }],
  purposes: [
    { purpose: 'account', words: 'We keep the name.', givenAt: null },
    { purpose: 'labs', words: 'They work in a team.', givenAt: null },
    { purpose: 'events', words: 'They can register.', givenAt: null },
  ],
  deletionDueAt: null,
}

async function visit(stored: GuardianPage | Response, answers: Record<string, () => Response> = {}) {
  const sent: [string, unknown][] = []
  const answer: FetchStub = async ({ pathname }, request) => {
    if (request.method === 'GET') return stored instanceof Response ? stored : Response.json(stored)
    sent.push([pathname, await request.clone().json()])
    return answers[pathname]?.() ?? problem('unavailable')
  }
  return { ...(await visitPage('/guardian?token=a-token', answer)), sent }
}

const agreements = '/api/guardian-links/agreements'

describe('the page of a guardian', () => {
  it('shows what is held and joined, and each purpose unticked; nothing can be agreed to before a proof of age', async () => {
    const { screen, container } = await visit(asked)
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ananya wants to learn on')
    await expect.element(screen.getByText('Ananya Shetty')).toBeVisible()
    await expect.element(screen.getByText('Reading a lake')).toBeVisible()
    for (const name of ['Challenge Labs', 'Events'])
      await expect.element(screen.getByRole('checkbox', { name })).not.toBeChecked()
    expect(screen.getByRole('button', { name: 'Agree', exact: true }).elements()).toEqual([])
    await expect
      .element(screen.getByRole('link', { name: 'Show my age' }))
      .toHaveAttribute('href', 'https://age.example.in/show?state=gdl_1')
    expect(await checkA11y(container)).toEqual([])
  })

  it('sends what is ticked with the answer of the service for ages, and then offers to change it', async () => {
    const proven: GuardianPage = { ...asked, proof: 'age_token', ageToken: 'an-answer', proofUrl: null }
    const agreed: GuardianPage = {
      ...proven,
      state: 'agreed',
      purposes: asked.purposes.map((each) => ({
        ...each,
        givenAt: each.purpose === 'events' ? null : '2026-11-30T10:00:00.000Z',
      })),
    }
    const { screen, container, sent } = await visit(proven, { [agreements]: () => Response.json(agreed) })
    await screen.getByRole('checkbox', { name: 'Challenge Labs' }).click()
    await screen.getByRole('button', { name: 'Agree', exact: true }).click()
    await expect.element(screen.getByRole('button', { name: 'Save what I agree to' })).toBeVisible()
    await expect
      .poll(() => sent)
      .toEqual([[agreements, { token: 'a-token', ageToken: 'an-answer', purposes: ['labs'] }]])
    await expect.element(screen.getByRole('button', { name: 'Get a copy of all data' })).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
  })

  it('asks once before everything is withdrawn, and says when it is deleted', async () => {
    const refusals = '/api/guardian-links/refusals'
    const closed: GuardianPage = { ...asked, state: 'withdrawn', deletionDueAt: '2026-12-09T18:30:00.000Z' }
    const { screen, sent } = await visit(
      { ...asked, state: 'agreed', proof: 'order' },
      { [refusals]: () => Response.json(closed) },
    )
    await screen.getByText('Withdraw everything').click()
    expect(sent).toEqual([])
    await screen.getByRole('button', { name: 'Withdraw and close the account' }).click()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ananya’s account is closed')
    await expect.element(screen.getByText(/It will be deleted with everything in it on 10 Dec 2026/)).toBeVisible()
    expect(screen.getByRole('button').elements()).toEqual([])
  })

  it('offers a new link for one that has expired, and tells one that is not valid', async () => {
    const expired = await visit(problem('guardian_link_expired'))
    await expect.element(expired.screen.getByRole('button', { name: 'Send a new link' })).toBeVisible()
    expect(await checkA11y(expired.container)).toEqual([])
    await expired.screen.unmount()
    const { screen } = await visit(problem('guardian_link_unknown'))
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link is not valid')
  })
})
