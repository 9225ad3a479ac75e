import type { UserAccount, UserHolding } from '@kere/contracts/accounts/user-accounts'
import { problemMediaType } from '@kere/contracts/http/problem'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(async () => {
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

const path = '/dashboard/users'

const makeUser = (number: number, given: Partial<UserAccount> = {}): UserAccount => ({
  id: `usr_${number}`,
  firstName: 'Meera',
  lastName: `Nambiar ${number}`,
  email: `meera.${number}@example.in`,
  role: 'student',
  educatorStatus: null,
  state: 'active',
  isSuperAdmin: false,
  avatarPath: null,
  joinedAt: new Date(Date.UTC(2026, 10, 20, 10, 42) - number * 86_400_000).toISOString(),
  bio: 'Keeps bees on a terrace.',
  version: 7,
  isOnboarded: true,
  ageGroup: 'adult',
  lastSeenAt: '2026-11-20T10:42:00.000Z',
  suspension: null,
  deletion: null,
  ...given,
})

const holdings: UserHolding[] = [
  {
    name: 'enrollments',
    label: 'Enrollments',
    total: 7,
    totalIsLowerBound: false,
    items: [{ title: 'Read the water', note: '60% done', at: '2026-11-02T10:00:00.000Z', path: null }],
  },
  {
    name: 'orders',
    label: 'Of a later release',
    total: 1,
    totalIsLowerBound: false,
    items: [{ title: 'KR-2041', note: 'Paid', at: '2026-11-03T10:00:00.000Z', path: '/dashboard/orders?order=ord_1' }],
  },
]

const answerOf = (items: readonly UserAccount[]) => ({
  items,
  nextCursor: null,
  total: items.length,
  totalIsLowerBound: false,
  counts: { active: 1270, unconfirmed: 9, suspended: 4, deleting: 1 },
  figures: { users: 1284, students: 1240, educators: 41, admins: 3 },
})

const superAdmin = makeUser(9, { role: 'admin', isSuperAdmin: true })
const suspended = makeUser(2, {
  state: 'suspended',
  suspension: { at: '2026-11-19T10:00:00.000Z', by: 'Vasudha Rao', reason: 'Sold exam answers.' },
})
const some = [makeUser(1), suspended, makeUser(3, { role: 'educator', educatorStatus: 'pending' }), superAdmin]

type Change = (user: UserAccount, body: never) => UserAccount | Response

/** A fake API whose actions answer with the changed user. */
function startApi(acts: Readonly<Record<string, Change>> = {}, items: readonly UserAccount[] = some) {
  let users = [...items]
  const sent: unknown[] = []
  const answer: FetchStub = async ({ pathname }, request) => {
    const [id, what = ''] = pathname.split('/').slice(3)
    const user = users.find((each) => each.id === id)
    if (request.method === 'GET') {
      if (id === undefined) return Response.json(answerOf(users))
      if (what === 'holdings') return Response.json({ items: holdings })
      return user ? Response.json(user) : problem('not_found')
    }
    const text = await request.text()
    const body: unknown = text === '' ? null : JSON.parse(text)
    sent.push([`${request.method} ${what}`.trim(), body])
    const made = user && acts[`${request.method} ${what}`.trim()]?.(user, body as never)
    if (!made || made instanceof Response) return made ?? problem('not_found')
    users = users.map((each) => (each.id === made.id ? made : each))
    return Response.json(made, { status: request.method === 'POST' ? 201 : 200 })
  }
  return {
    answer,
    sent,
    replace: (made: UserAccount) => (users = users.map((each) => (each.id === made.id ? made : each))),
  }
}

const failed = (detail: string) =>
  Response.json(
    { type: 'about:blank', title: 'Something went wrong on our side', status: 500, detail, code: 'internal' },
    { status: 500, headers: { 'content-type': problemMediaType } },
  )

const open = async (number: number, api: FetchStub) => {
  const visit = await visitPage(`${path}?user=usr_${number}`, api)
  const panel = visit.screen.getByRole('complementary', { name: `Meera Nambiar ${number}` })
  await expect.element(panel).toBeVisible()
  return { ...visit, panel }
}

describe('the page of users', () => {
  it('[S-432] [U-12.users] shows stat cards of everybody, and the users, the newest first', async () => {
    const { screen, requests } = await visitPage(path, startApi().answer)
    const stats = screen.getByRole('region', { name: 'Quick Stats' })
    await expect.element(stats).toHaveTextContent('Total users1,284Learners1,240Educators41Admins3')
    await expect
      .element(screen.getByRole('row', { name: /Meera Nambiar 1/ }))
      .toHaveTextContent(/meera\.1@example\.in.*Learner.*19 Nov 2026.*Active/)
    await expect.element(screen.getByRole('row', { name: /Nambiar 3/ })).toHaveTextContent('Educator, not approved yet')
    await expect.element(screen.getByRole('link', { name: /^All users\s*1,284$/ })).toBeVisible()
    await expect
      .poll(() => requests.map(({ pathname, search }) => pathname + search))
      .toEqual(['/api/users?sort=newest&limit=20'])
  })

  it('keeps status, role, words and days in the address', async () => {
    const { screen, navigation, requests } = await visitPage(path, startApi().answer)
    await screen.getByRole('link', { name: /^Suspended/ }).click()
    await screen.getByRole('combobox', { name: 'Role' }).selectOptions('Educator')
    await screen.getByRole('searchbox').fill('meera')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => navigation.location.search).toBe('?state=suspended&search=meera&role=educator')
    await expect
      .poll(() => requests.at(-1)?.search)
      .toBe('?state=suspended&search=meera&role=educator&sort=newest&limit=20')
  })

  it('[S-436] says that nobody is found, and clears the filters', async () => {
    const { screen, navigation } = await visitPage(`${path}?search=nobody`, startApi({}, []).answer)
    await expect.element(screen.getByRole('heading', { name: 'No users found' })).toBeVisible()
    await screen.getByRole('link', { name: 'Clear filters' }).last().click()
    await expect.poll(() => navigation.location.search).toBe('')
  })

  it('[part of S-437] says that they could not be loaded', async () => {
    const { screen } = await visitPage(path, () => problem('unavailable', { requestId: 'req_7F3K' }))
    await expect.element(screen.getByRole('heading', { name: 'Failed to fetch users' })).toBeVisible()
    await expect.element(screen.getByText(/Reference req_7F3K/)).toBeVisible()
  })

  it('exports what the filters leave, at 360 px as well', async () => {
    await page.viewport(360, 740)
    const { screen, exports } = await visitPage(`${path}?state=suspended&role=student`, startApi().answer)
    await screen.getByRole('button', { name: /Export/ }).click()
    const href = '/api/exports/users.csv?state=suspended&role=student&sort=newest'
    expect(exports).toEqual([{ href, name: 'Users', total: 4 }])
  })

  it('says where a user may be that is nowhere', async () => {
    const { screen } = await visitPage(`${path}?user=usr_gone`, startApi().answer)
    await expect.element(screen.getByText(/The account may have been deleted/)).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Show all users' })).toBeVisible()
  })
})

describe('the panel of a user', () => {
  it('says who it is, and what they have here, of kinds that are younger too', async () => {
    const { panel } = await open(1, startApi().answer)
    await expect.element(panel.getByText('Keeps bees on a terrace.')).toBeVisible()
    await expect.element(panel.getByRole('heading', { name: /Enrollments\s*7/ })).toBeVisible()
    await expect.element(panel.getByText('60% done, 2 Nov 2026')).toBeVisible()
    await expect.element(panel.getByText('And 6 older')).toBeVisible()
    await expect
      .element(panel.getByRole('link', { name: 'KR-2041' }))
      .toHaveAttribute('href', '/dashboard/orders?order=ord_1')
  })

  it('[S-435] badges the super admin, who can be neither suspended nor deleted', async () => {
    const { screen, panel } = await open(9, startApi().answer)
    await expect.element(panel.getByText('Full access to all user management features')).toBeVisible()
    await expect.element(panel.getByText('Super Admin', { exact: true })).toBeVisible()
    await expect.element(screen.getByRole('row', { name: /Nambiar 9/ })).toHaveTextContent('Super Admin')
    await panel.getByRole('button', { name: 'Edit' }).click()
    await expect.element(panel.getByRole('combobox', { name: 'Role' })).toBeDisabled()
    for (const name of ['Suspend', 'Delete'])
      await expect.element(panel.getByRole('button', { name, exact: true })).not.toBeInTheDocument()
  })

  it('offers nobody to demote, suspend or delete themselves', async () => {
    const own = { ...makeUser(5, { role: 'admin' }), id: 'usr_admin' }
    const { screen } = await visitPage(`${path}?user=usr_admin`, startApi({}, [own]).answer)
    await expect.element(screen.getByText(/This is you/)).toBeVisible()
  })

  it('says what could not be loaded, and shows the rest', async () => {
    const api = startApi()
    const { panel } = await open(1, (url, request) =>
      url.pathname.endsWith('/holdings') ? problem('unavailable') : api.answer(url, request),
    )
    await expect.element(panel.getByRole('heading', { name: 'Failed to fetch their records' })).toBeVisible()
    await expect.element(panel.getByText('Keeps bees on a terrace.')).toBeVisible()
  })
})

describe('[S-433] the edit of a user', () => {
  const edit = async (number: number, api: FetchStub) => {
    const visit = await open(number, api)
    await visit.panel.getByRole('button', { name: 'Edit' }).click()
    const field = (name: string) => visit.panel.getByRole('textbox', { name })
    await expect.element(field('First name')).toHaveFocus()
    return { ...visit, field, save: visit.panel.getByRole('button', { name: 'Save' }) }
  }
  const patch: Change = (user, { values }: { values: Partial<UserAccount> }) => ({ ...user, ...values, version: 8 })

  it('sends what has changed, over the version that was read, and shows it in its row', async () => {
    const api = startApi({ PATCH: patch })
    const { screen, panel, field, save, notices } = await edit(1, api.answer)
    await field('First name').fill('Mira')
    await panel.getByRole('combobox', { name: 'Role' }).selectOptions('Educator')
    await save.click()
    await expect.element(screen.getByRole('row', { name: /Mira Nambiar 1/ })).toHaveTextContent('Educator')
    await expect
      .poll(() => api.sent)
      .toEqual([['PATCH', { version: 7, values: { firstName: 'Mira', role: 'educator' } }]])
    await expect
      .element(screen.getByRole('region', { name: 'Quick Stats' }))
      .toHaveTextContent('Learners1,239Educators42')
    await expect.poll(() => notices).toMatchObject([{ tone: 'success', text: 'Changes saved' }])
  })

  it('says at the field what is wrong with it', async () => {
    const api = startApi()
    const { field, save } = await edit(1, api.answer)
    await field('Last name').fill('x'.repeat(81))
    await save.click()
    await expect.element(field('Last name')).toHaveAccessibleDescription('Please use at most 80 characters')
    await expect.element(field('Last name')).toHaveFocus()
    expect(api.sent).toEqual([])
  })

  it('[part of S-437] that fails keeps what was typed', async () => {
    const api = startApi({ PATCH: () => failed('Failed to update user') })
    const { panel, field, save } = await edit(1, api.answer)
    await field('Bio').fill('Plants trees.')
    await save.click()
    await expect.element(panel.getByRole('alert')).toHaveTextContent('Failed to update user')
    await expect.element(field('Bio')).toHaveValue('Plants trees.')
  })

  const startRival = () => {
    const theirs = makeUser(1, { firstName: 'Meenakshi', version: 12 })
    const api = startApi({
      PATCH: (user, body: { version: number; values: Partial<UserAccount> }) => {
        if (body.version === 12) return { ...theirs, ...body.values }
        api.replace(theirs)
        return problem('user_changed')
      },
    })
    return api
  }
  const collide = async (api: ReturnType<typeof startApi>) => {
    const visit = await edit(1, api.answer)
    await visit.field('First name').fill('Mira')
    await visit.save.click()
    const conflict = visit.panel.getByRole('alert', { name: 'This user was changed somewhere else' })
    await expect.element(conflict.getByRole('group', { name: 'Your version' })).toHaveTextContent('Mira')
    await expect.element(conflict.getByRole('group', { name: 'The other version' })).toHaveTextContent('Meenakshi')
    return { ...visit, conflict }
  }

  it('over what another admin has saved shows both, and keeps mine', async () => {
    const api = startRival()
    const { screen, conflict } = await collide(api)
    await conflict.getByRole('button', { name: 'Keep my version' }).click()
    await expect.element(screen.getByRole('row', { name: /Mira Nambiar/ })).toBeVisible()
    await expect
      .poll(() => api.sent)
      .toEqual([7, 12].map((version) => ['PATCH', { version, values: { firstName: 'Mira' } }]))
  })

  it('over what another admin has saved shows both, and takes theirs', async () => {
    const api = startRival()
    const { conflict, field } = await collide(api)
    await conflict.getByRole('button', { name: 'Use the other version' }).click()
    await expect.element(field('First name')).toHaveValue('Meenakshi')
    await expect.element(conflict).not.toBeInTheDocument()
    await expect.poll(() => api.sent).toHaveLength(1)
  })
})

describe('closing an account', () => {
  it('suspends with a reason, which the dialog asks for', async () => {
    const suspension = { at: '2026-11-20T10:00:00.000Z', by: 'Vasudha Rao', reason: 'Spam.' }
    const api = startApi({ 'POST suspension': (user) => ({ ...user, state: 'suspended', suspension }) })
    const { screen, panel, notices } = await open(1, api.answer)
    await panel.getByRole('button', { name: 'Suspend' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Suspend Meera Nambiar 1?' })
    const confirm = dialog.getByRole('button', { name: 'Suspend and send the email' })
    await confirm.click()
    await expect
      .element(dialog.getByRole('textbox', { name: 'Reason' }))
      .toHaveAccessibleDescription('Please give a reason')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(' Spam. ')
    await confirm.click()
    await expect.element(panel.getByRole('button', { name: 'Lift the suspension' })).toBeVisible()
    await expect.poll(() => api.sent).toEqual([['POST suspension', { reason: 'Spam.' }]])
    await expect.poll(() => notices).toMatchObject([{ tone: 'success', text: 'Meera Nambiar 1 is suspended' }])
    await expect.element(screen.getByRole('link', { name: /^Suspended\s*5$/ })).toBeVisible()
  })

  it('lifts a suspension', async () => {
    const api = startApi({ 'DELETE suspension': (user) => ({ ...user, state: 'active', suspension: null }) })
    const { panel } = await open(2, api.answer)
    await expect.element(panel.getByText('Sold exam answers.')).toBeVisible()
    await panel.getByRole('button', { name: 'Lift the suspension' }).click()
    await expect.element(panel.getByRole('button', { name: 'Suspend' })).toBeVisible()
  })

  it('turns off the second factor of somebody who has lost it, for a reason', async () => {
    const api = startApi({ 'POST second-factor-resets': (user) => ({ ...user, hasSecondFactor: false }) }, [
      makeUser(1, { hasSecondFactor: true }),
    ])
    const { screen, panel, notices } = await open(1, api.answer)
    await panel.getByText('More', { exact: true }).click()
    await panel.getByRole('button', { name: 'Turn off two-step verification' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Turn off two-step verification for Meera Nambiar 1?' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The phone is lost')
    await dialog.getByRole('button', { name: 'Turn off and send the email' }).click()
    await expect.element(panel.getByRole('button', { name: 'Turn off two-step verification' })).not.toBeInTheDocument()
    await expect.poll(() => api.sent).toEqual([['POST second-factor-resets', { reason: 'The phone is lost' }]])
    await expect
      .poll(() => notices)
      .toMatchObject([{ tone: 'success', text: 'Two-step verification is off for Meera Nambiar 1' }])
  })

  it('[S-434] [W-45] [part of S-437] asks before it deletes, says that it cannot be undone, and what failed', async () => {
    let failures = 1
    const api = startApi({
      DELETE: (user) =>
        failures-- > 0
          ? failed('Failed to delete user')
          : { ...user, state: 'deleting', deletion: { dueAt: '2026-12-01T18:30:00.000Z', isByAdmin: true } },
    })
    const { screen, panel } = await open(1, api.answer)
    const button = panel.getByRole('button', { name: 'Delete', exact: true })
    await expect.element(panel.getByRole('button', { name: 'Suspend' })).toBeVisible()
    expect(button.query()).toBeNull()
    await panel.getByText('More', { exact: true }).click()
    await button.click()
    const dialog = screen.getByRole('dialog', { name: 'Delete Meera Nambiar 1?' })
    await expect.element(dialog.getByText('This action cannot be undone.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(api.sent).toEqual([])
    await button.click()
    await dialog.getByRole('button', { name: 'Delete user' }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Failed to delete user')
    await dialog.getByRole('button', { name: 'Delete user' }).click()
    await expect.element(panel.getByText(/Decided by an admin.*2 Dec 2026/)).toBeVisible()
    for (const name of ['Edit', 'Suspend', 'Delete'])
      await expect.element(panel.getByRole('button', { name, exact: true })).not.toBeInTheDocument()
  })
})

it('has nothing for axe', async () => {
  const list = await visitPage(path, startApi().answer)
  await expect.element(list.screen.getByRole('region', { name: 'Quick Stats' })).toBeVisible()
  expect(await checkA11y(list.container)).toEqual([])
  await list.screen.unmount()
  list.container.remove()
  const { panel, container } = await open(2, startApi().answer)
  await expect.element(panel.getByText('60% done, 2 Nov 2026')).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
  await panel.getByRole('button', { name: 'Edit' }).click()
  await expect.element(panel.getByRole('textbox', { name: 'First name' })).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})
