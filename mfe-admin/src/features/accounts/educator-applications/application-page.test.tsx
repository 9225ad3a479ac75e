import type { EducatorApplication } from '@kere/contracts/accounts/educator-applications'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y, findViolations } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeApplicationDetail, makeApplications } from '../../../testing/answers.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(async () => {
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

const path = '/dashboard/educator-applications'
const api = '/api/educator-applications'

function startApi(given: Partial<EducatorApplication> = {}, count = 3) {
  const applications = new Map<string, EducatorApplication>()
  for (let number = 1; number <= count; number += 1)
    applications.set(`app_${number}`, makeApplicationDetail(number, number === 1 ? given : {}))
  const bodies: unknown[] = []
  const keys: (string | null)[] = []

  const undone: string[] = []
  const decide = (id: string, decision: Partial<EducatorApplication>) => {
    const application = applications.get(id)
    if (!application) return problem('not_found')
    if (application.status !== 'pending') return problem('already_decided')
    const decided = { ...application, ...decision, decidedAt: '2026-11-20T10:42:08.000Z', decidedBy: 'Vasudha Rao' }
    applications.set(id, decided)
    return Response.json(decided, { status: 201 })
  }
  const answer: FetchStub = async ({ pathname }, request) => {
    const [, , , id = '', act] = pathname.split('/')
    if (pathname === api) {
      const waiting = [...applications.values()].filter(({ status }) => status === 'pending')
      return Response.json(makeApplications(waiting, { counts: { pending: waiting.length } }))
    }
    if (act === 'decision') {
      undone.push(id)
      applications.set(id, { ...applications.get(id)!, status: 'pending', decidedAt: null, decidedBy: null })
      return new Response(null, { status: 204 })
    }
    if (act) keys.push(request.headers.get('idempotency-key'))
    if (act === 'approval') return decide(id, { status: 'approved' })
    if (act === 'rejection') {
      const body = (await request.json()) as { reason: string }
      bodies.push(body)
      return decide(id, { status: 'rejected', reason: body.reason })
    }
    const application = applications.get(id)
    return application ? Response.json(application) : problem('not_found')
  }
  return { applications, answer, bodies, keys, undone, decide }
}

describe('an educator application', () => {
  it('[C-28] shows everything that the applicant says', async () => {
    const { screen, description } = await visitPage(`${path}/app_1`, startApi().answer)
    await expect.element(screen.getByRole('heading', { name: 'Devang Trivedi', level: 1 })).toBeVisible()
    for (const text of [
      'Rangeland ecologist',
      'Banni Grassland Trust, Bhuj',
      '9 years',
      'Water Management',
      'Gujarati, Hindi, English',
      'Watershed practitioner, WOTR',
      'devang@example.in',
      '+919812345678',
      /shallow wells that float sweet water/,
      'Tue 17 Nov 2026, 11:00 am IST',
    ])
      await expect.element(screen.getByText(text).last()).toBeVisible()
    const link = screen.getByRole('link', { name: /linkedin\.com\/in\/devang-trivedi/ })
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(link).toHaveAttribute('href', 'https://www.linkedin.com/in/devang-trivedi')
    await expect.element(screen.getByText('Not given')).toBeVisible()
    expect(description.meta.title).toBe('Devang Trivedi')
  })

  it('makes no link of an address that is none of the web', async () => {
    const { answer } = startApi({ linkedinUrl: 'javascript:alert(1)' })
    const { screen } = await visitPage(`${path}/app_1`, answer)
    await expect.element(screen.getByText('javascript:alert(1)')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: /javascript/ })).not.toBeInTheDocument()
  })

  it('approves with one press, says so, and goes on to the next one that waits', async () => {
    const { answer, keys } = startApi()
    const { screen, navigation, notices } = await visitPage(`${path}/app_1`, answer)
    await screen.getByRole('button', { name: 'Approve', exact: true }).dblClick()
    await expect.poll(() => navigation.location.pathname).toBe(`${path}/app_2`)
    await expect.element(screen.getByRole('heading', { name: 'Sunita Oraon', level: 1 })).toBeVisible()
    await expect
      .poll(() => notices)
      .toEqual([
        {
          tone: 'success',
          text: 'Devang Trivedi is approved. The email will be sent in a few seconds.',
          action: { label: 'Undo', run: expect.any(Function) },
        },
      ])
    expect(keys).toHaveLength(1)
    expect(keys[0]).toBeTruthy()
  })

  it('takes a decision back while its email waits, and leads back to it', async () => {
    const { answer, applications, undone } = startApi()
    const { screen, navigation, notices } = await visitPage(`${path}/app_1`, answer)
    await screen.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect.element(screen.getByRole('heading', { name: 'Sunita Oraon', level: 1 })).toBeVisible()
    notices[0]?.action?.run()
    await expect.element(screen.getByRole('heading', { name: 'Devang Trivedi', level: 1 })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled()
    await expect.poll(() => navigation.location.pathname).toBe(`${path}/app_1`)
    expect([undone, applications.get('app_1')?.status]).toEqual([['app_1'], 'pending'])
    await expect.poll(() => notices[1]?.text).toBe('The decision on Devang Trivedi is undone. No email was sent.')
  })

  it('says that a decision can not be undone any more', async () => {
    const { answer } = startApi()
    const { screen, notices } = await visitPage(`${path}/app_1`, (url, request) =>
      url.pathname.endsWith('/decision') ? problem('decision_final') : answer(url, request),
    )
    await screen.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect.poll(() => notices).toHaveLength(1)
    notices[0]?.action?.run()
    await expect
      .poll(() => notices[1])
      .toMatchObject({ tone: 'error', text: /^The decision was not undone\. .*has already been sent/ })
  })

  it('offers common reasons, which can be changed before they are sent', async () => {
    const { answer, bodies } = startApi()
    const { screen } = await visitPage(`${path}/app_1`, answer)
    await userEvent.keyboard('r')
    await screen.getByRole('button', { name: 'Profile incomplete', exact: true }).click()
    const field = screen.getByRole('textbox', { name: 'Reason' })
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue(expect.stringMatching(/^Please finish your profile first/))
    await field.fill('Please finish your profile.')
    await screen.getByRole('button', { name: 'Decline and send the email' }).click()
    await expect.poll(() => bodies).toEqual([{ reason: 'Please finish your profile.' }])
  })

  it('goes on to whoever waits longest where the list has nobody after this one, and to the list in the end', async () => {
    const { answer } = startApi({}, 2)
    // Starts at the list, so that its code is loaded. The undo at the end is only shown for ten seconds.
    const { screen, navigation } = await visitPage(path, answer)
    await screen.getByRole('link', { name: /Sunita Oraon/ }).click()
    await expect.element(screen.getByRole('heading', { name: 'Sunita Oraon', level: 1 })).toBeVisible()
    await screen.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect.poll(() => navigation.location.pathname).toBe(`${path}/app_1`)
    await expect.element(screen.getByRole('heading', { name: 'Devang Trivedi', level: 1 })).toBeVisible()
    await screen.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect.poll(() => navigation.location.pathname).toBe(path)
    // The decided application stays in the list, with its undo.
    await expect.element(screen.getByRole('button', { name: 'Undo, Devang Trivedi' })).toBeVisible()
  })

  it('asks for the reason before it declines, and says what the email will say', async () => {
    const { answer, bodies } = startApi()
    const { screen, navigation, notices } = await visitPage(`${path}/app_1`, answer)
    await screen.getByRole('button', { name: 'Decline', exact: true }).click()
    const dialog = screen.getByRole('dialog', { name: 'Decline Devang Trivedi’s application' })
    await expect.element(dialog.getByText(/your reason word for word/)).toBeVisible()
    const field = dialog.getByRole('textbox', { name: 'Reason' })
    await expect.element(field).toHaveFocus()
    await dialog.getByRole('button', { name: 'Decline and send the email' }).click()
    await expect.element(dialog.getByText('Please give a reason')).toBeVisible()
    await expect.element(field).toHaveFocus()

    await field.fill('x'.repeat(501))
    await expect.element(dialog.getByText('501 of 500 characters')).toBeVisible()
    await dialog.getByRole('button', { name: 'Decline and send the email' }).click()
    await expect.element(dialog.getByText('Please use at most 500 characters')).toBeVisible()
    expect(bodies).toEqual([])

    await field.fill('  Please finish your profile first.  ')
    await dialog.getByRole('button', { name: 'Decline and send the email' }).click()
    await expect.poll(() => navigation.location.pathname).toBe(`${path}/app_2`)
    expect(bodies).toEqual([{ reason: 'Please finish your profile first.' }])
    expect(notices.map(({ text }) => text)).toEqual([
      'Devang Trivedi is declined. The email will be sent in a few seconds.',
    ])
  })

  it('keeps the reason when declining fails, says why, and takes the second try', async () => {
    const { answer } = startApi()
    let isUp = false
    const { screen, navigation } = await visitPage(`${path}/app_1`, (url, request) =>
      url.pathname.endsWith('/rejection') && !isUp ? problem('unavailable') : answer(url, request),
    )
    await screen.getByRole('button', { name: 'Decline', exact: true }).click()
    const field = screen.getByRole('textbox', { name: 'Reason' })
    await field.fill('Please finish your profile first.')
    await screen.getByRole('button', { name: 'Decline and send the email' }).click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/The application was not declined/)
    await expect.element(field).toHaveValue('Please finish your profile first.')
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await screen.getByRole('button', { name: 'Decline', exact: true }).click()
    await expect.element(field).toHaveValue('Please finish your profile first.')
    isUp = true
    await screen.getByRole('button', { name: 'Decline and send the email' }).click()
    await expect.poll(() => navigation.location.pathname).toBe(`${path}/app_2`)
  })

  it('says beside the buttons that approving failed', async () => {
    const { answer } = startApi()
    const { screen, notices } = await visitPage(`${path}/app_1`, (url, request) =>
      url.pathname.endsWith('/approval') ? problem('internal') : answer(url, request),
    )
    await screen.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/Devang Trivedi was not approved/)
    expect(notices).toEqual([])
    await expect.element(screen.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled()
  })

  it('tells who has decided already, and shows it', async () => {
    const { answer, decide } = startApi()
    const { screen, navigation, notices } = await visitPage(`${path}/app_1`, answer)
    await expect.element(screen.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
    decide('app_1', { status: 'rejected', reason: 'Not yet.' })
    await screen.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect
      .element(screen.getByText('Declined by Vasudha Rao, Fri 20 Nov 2026, 4:12 pm IST', { exact: true }))
      .toBeVisible()
    await expect.element(screen.getByText('Not yet.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Approve', exact: true })).not.toBeInTheDocument()
    await expect
      .poll(() => notices.map(({ text }) => text))
      .toEqual(['This application has been decided already. Declined by Vasudha Rao, Fri 20 Nov 2026, 4:12 pm IST.'])
    await expect.poll(() => navigation.location.pathname).toBe(`${path}/app_1`)
  })

  it('decides on what was read, and shows what the applicant has changed since', async () => {
    const { answer, applications } = startApi({ version: 0 })
    const named: string[] = []
    const { screen } = await visitPage(`${path}/app_1`, (url, request) => {
      if (!url.pathname.endsWith('/approval')) return answer(url, request)
      named.push(url.search)
      const isRead = url.search === `?version=${applications.get('app_1')?.version}`
      return isRead ? answer(url, request) : problem('changed_since_read')
    })
    const approve = screen.getByRole('button', { name: 'Approve', exact: true })
    await expect.element(approve).toBeVisible()
    applications.set('app_1', makeApplicationDetail(1, { version: 500, bio: 'Buy my coins.' }))
    await approve.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/was changed after you read it/)
    await expect.element(screen.getByText('Buy my coins.')).toBeVisible()
    await approve.click()
    await expect.poll(() => named).toEqual(['?version=0', '?version=500'])
  })

  it('does not lead away somebody who has gone elsewhere before the answer', async () => {
    const { answer } = startApi()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const { screen, navigation, notices } = await visitPage(`${path}/app_1`, async (url, request) => {
      if (url.pathname.endsWith('/approval')) await held
      return answer(url, request)
    })
    await screen.getByRole('button', { name: 'Approve', exact: true }).click()
    await screen.getByRole('link', { name: 'All applications' }).click()
    release()
    await expect.poll(() => notices).toHaveLength(1)
    expect(navigation.location.pathname).toBe(path)
  })

  it('steps through the list it came from', async () => {
    const { screen, navigation } = await visitPage(`${path}/app_2?sort=newest`, startApi().answer)
    await expect.element(screen.getByText('2 of 3 on this page')).toBeVisible()
    await screen.getByRole('link', { name: 'Next application' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Lalrinpuii Chhangte', level: 1 })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Next application' }))
      .toHaveAttribute('aria-disabled', 'true')
    await expect.poll(() => navigation.location.search).toBe('?sort=newest')
    await expect
      .element(screen.getByRole('link', { name: 'All applications' }))
      .toHaveAttribute('href', `${path}?sort=newest`)
  })

  it('is decided by the keyboard: j and k, a, r, and Escape back to the list', async () => {
    const { answer, applications } = startApi()
    const { screen, navigation } = await visitPage(`${path}/app_1`, answer)
    await userEvent.keyboard('j')
    await expect.element(screen.getByRole('heading', { name: 'Sunita Oraon', level: 1 })).toBeVisible()
    await userEvent.keyboard('k')
    await expect.element(screen.getByRole('heading', { name: 'Devang Trivedi', level: 1 })).toBeVisible()
    await userEvent.keyboard('r')
    await expect.element(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
    await userEvent.keyboard('a{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    expect(applications.get('app_1')?.status).toBe('pending')
    await userEvent.keyboard('a')
    await expect.poll(() => applications.get('app_1')?.status).toBe('approved')
    await expect.element(screen.getByRole('heading', { name: 'Sunita Oraon', level: 1 })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => navigation.location.pathname).toBe(path)
  })

  it('lists its keys, and can do without them', async () => {
    const { answer, applications } = startApi()
    const { screen } = await visitPage(`${path}/app_1`, answer)
    await userEvent.keyboard('?')
    const keys = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect.element(keys.getByText('Decline, with a reason')).toBeVisible()
    await keys.getByRole('switch', { name: 'Single-key shortcuts' }).click()
    await keys.getByRole('button', { name: 'Close' }).click()
    await userEvent.keyboard('ar')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    expect(applications.get('app_1')?.status).toBe('pending')
  })

  it('says that a profile is not finished', async () => {
    const { answer } = startApi({ isOnboarded: false, designation: null, bio: null })
    const { screen } = await visitPage(`${path}/app_1`, answer)
    await expect.element(screen.getByText(/^Profile not finished/)).toBeVisible()
  })

  it('says that there is no such application', async () => {
    const { screen, description } = await visitPage(`${path}/app_9`, startApi().answer)
    await expect.element(screen.getByRole('heading', { name: 'Application not found' })).toBeVisible()
    expect(description.status).toBe(404)
  })

  it('says that it could not be loaded, and tries again', async () => {
    const { answer } = startApi()
    let isUp = false
    const { screen } = await visitPage(`${path}/app_1`, (...request) =>
      isUp ? answer(...request) : problem('unavailable'),
    )
    await expect.element(screen.getByRole('heading', { name: 'Failed to fetch the application' })).toBeVisible()
    isUp = true
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Devang Trivedi', level: 1 })).toBeVisible()
  })

  const byAdmin = { decidedBy: 'Vasudha Rao', decidedAt: '2026-11-20T10:42:00.000Z' }

  it.each([
    [{ status: 'revoked', ...byAdmin }, 'Revoked by Vasudha Rao, Fri 20 Nov 2026, 4:12 pm IST'],
    [{ status: 'withdrawn', ...byAdmin }, 'Withdrawn by Vasudha Rao, Fri 20 Nov 2026, 4:12 pm IST'],
    [{ status: 'withdrawn' }, 'Withdrawn by the applicant'],
  ] as const)(
    'says who ended an approval, and by whose hand an application was withdrawn (%#)',
    async (given, text) => {
      const { screen } = await visitPage(`${path}/app_1`, startApi(given).answer)
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
    },
  )

  it('has nothing for axe', async () => {
    const { container, screen } = await visitPage(`${path}/app_1`, startApi({ isOnboarded: false }).answer)
    await expect.element(screen.getByRole('heading', { name: 'Devang Trivedi' })).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
    await screen.getByRole('button', { name: 'Decline', exact: true }).click()
    await screen.getByRole('button', { name: 'Decline and send the email' }).click()
    await expect.element(screen.getByText('Please give a reason')).toBeVisible()
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish()
    expect(await checkA11y(container)).toEqual([])
  })

  it('shows a decision with its reason without anything for axe', async () => {
    const decided = { status: 'rejected', decidedAt: '2026-11-19T06:00:00.000Z', reason: 'Not yet.' } as const
    const { container, screen } = await visitPage(`${path}/app_1`, startApi({ ...decided, decidedBy: null }).answer)
    await expect.element(screen.getByText(/^Declined by a former admin/)).toBeVisible()
    expect(await findViolations(container)).toEqual([])
  })
})
