import type { LabParticipant } from '@kere/contracts/labs/lab-participants'
import type { ManagedLab } from '@kere/contracts/labs/lab-authoring'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const lab: ManagedLab = {
  id: 'lab_1',
  title: 'Trace one drain',
  summary: 'Walk one feeder drain from its first street to its lake.',
  category: 'Water Resources',
  coverImage: null,
  coverDrawing: 0,
  state: 'open',
  isSample: false,
  stages: [{ id: 'walk', name: 'Walk', startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2039-02-01T12:30:00.000Z' }],
  closesAt: '2039-01-01T12:30:00.000Z',
  participants: 8,
  mentors: 1,
  teams: 3,
  maxParticipants: 40,
  maxMentors: 3,
  teamSize: 5,
  educator: { id: 'usr_1', name: 'Asha Raghunath', avatarUrl: null, designation: 'Limnologist', organization: null },
  version: 1,
  pending: 2,
  createdAt: '2026-11-01T06:00:00.000Z',
  updatedAt: '2026-11-01T06:00:00.000Z',
  hasOutcome: false,
}

const participant: LabParticipant = {
  id: 'lpt_1',
  labId: 'lab_1',
  userId: 'usr_9',
  name: 'Meera N.',
  avatarUrl: null,
  about: 'Second year',
  role: 'student',
  status: 'pending',
  statement: 'I live two streets from the drain.',
  externalLink: null,
  note: null,
  team: null,
  askedAt: '2026-11-18T06:00:00.000Z',
  decidedAt: null,
}

const listOf = (items: readonly unknown[], more: object = {}) =>
  Response.json({ items, nextCursor: null, total: items.length, totalIsLowerBound: false, ...more })

const main = page.getByRole('main')

it('[S-400] [S-401] an educator sees the labs that they run, and open ones of others to mentor', async () => {
  const others = { ...lab, id: 'lab_2', title: 'One roof', educator: { ...lab.educator, id: 'usr_7' } }
  const { container } = await visitPage('/dashboard/challenge-labs', ({ pathname }) =>
    pathname === '/api/managed-labs'
      ? listOf([lab])
      : pathname === '/api/challenge-labs'
        ? listOf([lab, others], { sample: null })
        : listOf([]),
  )
  await expect.element(page.getByRole('link', { name: '2 to answer: Trace one drain' })).toBeVisible()
  const open = page.getByRole('region', { name: 'Open labs that need a mentor' })
  await expect.element(open.getByRole('link', { name: /^Mentor this Lab/ })).toBeVisible()
  expect(open.getByRole('link', { name: /Trace one drain/ }).query()).toBeNull()
  expect(await checkA11y(container)).toEqual([])
  await open.getByRole('link', { name: /^Mentor this Lab/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Mentor Challenge Lab' })).toBeVisible()
})

describe('the form of a lab', () => {
  const visitForm = async (answer: FetchStub = () => problem('not_found')) => {
    localStorage.clear()
    const stage = await visitPage('/dashboard/challenge-labs/new', answer)
    return { ...stage, form: page.getByRole('form', { name: 'New Challenge Lab' }) }
  }

  it('[S-402] says what is missing', async () => {
    const { container, form } = await visitForm()
    await form.getByRole('button', { name: 'Remove stage 1' }).click()
    await form.getByRole('button', { name: 'Create lab' }).click()
    for (const text of ['Title is required', 'Description is required', 'Goals are required', 'Timeline is required'])
      await expect.element(form.getByText(text).first()).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
  })

  it('adds a stage at each press, also while messages come and go', async () => {
    const { form } = await visitForm()
    await form.getByRole('button', { name: 'Create lab' }).click()
    const add = form.getByRole('button', { name: 'Add a stage' })
    for (const number of [2, 3, 4, 5]) {
      await add.click()
      await expect.element(form.getByLabelText(`Stage ${number}`, { exact: true })).toHaveFocus()
      await form.getByLabelText('Title').fill(number % 2 ? 'One roof' : '')
    }
  })

  it('draws errors only once nothing is pressed', async () => {
    const { form } = await visitForm()
    await form.getByRole('button', { name: 'Create lab' }).click()
    const summary = form.getByRole('alert')
    await expect.element(summary).toHaveFocus()
    const add = form.getByRole('button', { name: 'Add a stage' }).element()
    const press = (type: string) => add.dispatchEvent(new PointerEvent(type, { bubbles: true }))
    press('pointerdown')
    await form.getByLabelText('Title').fill('One roof')
    const before = add.getBoundingClientRect().top
    await expect.element(form.getByLabelText('Title')).toHaveValue('One roof')
    expect(add.getBoundingClientRect().top).toBe(before)
    await expect.element(summary.getByText('Title is required')).toBeVisible()
    press('pointerup')
    await expect.element(summary.getByText('Title is required')).not.toBeInTheDocument()
  })

  it('moves rows by key and by pointer, takes pasted lines, and brings a removed one back', async () => {
    const sent: { details: { goals: string[]; stages: { name: string; endsOn: string }[] }; opens: boolean }[] = []
    const { container, form, notices, navigation } = await visitForm(async ({ pathname }, request) => {
      if (request.method === 'GET') return pathname === '/api/managed-labs' ? listOf([]) : problem('not_found')
      sent.push(await request.json())
      return Response.json(lab, { status: 201 })
    })
    await form.getByLabelText('Title').fill('One roof')
    await form.getByLabelText('Description').fill('Measure the rain of one roof.')
    const goal = (number: number) => form.getByLabelText(`Goal ${number}`, { exact: true })
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '- Measure the roof\n- Count the drains\n- Draw it')
    await goal(1).click()
    goal(1)
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect.element(goal(3)).toHaveValue('Draw it')
    await userEvent.keyboard('{Enter}')
    await expect.element(goal(4)).toHaveFocus()
    form.getByRole('button', { name: 'Move goal 3', exact: true }).element().focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(goal(2)).toHaveValue('Draw it')
    await expect.element(form.getByRole('button', { name: 'Move goal 2', exact: true })).toHaveFocus()
    await form
      .getByRole('button', { name: 'Move goal 2', exact: true })
      .dropTo(form.getByRole('button', { name: 'Move goal 1', exact: true }))
    await expect.element(goal(1)).toHaveValue('Draw it')
    await form.getByRole('button', { name: 'Remove goal 2' }).click()
    await expect.element(goal(2)).toHaveValue('Count the drains')
    notices[0]?.action?.run()
    await expect.element(goal(2)).toHaveValue('Measure the roof')

    await form.getByRole('button', { name: 'Add a stage' }).click()
    await form.getByLabelText('Stage 2', { exact: true }).fill('Measure')
    const ends = [1, 2].map((number) => form.getByLabelText(`Stage ${number} ends`).element())
    const days = ends.map((field) => (field instanceof HTMLInputElement ? field.value : ''))
    form.getByRole('button', { name: 'Move stage 2', exact: true }).element().focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(form.getByLabelText('Stage 1', { exact: true })).toHaveValue('Measure')
    await form.getByLabelText('Keep as draft').click()
    expect(await checkA11y(container)).toEqual([])
    await form.getByRole('button', { name: 'Create lab' }).click()
    await expect.poll(() => navigation.location.pathname).toBe('/dashboard/challenge-labs')
    expect(sent).toMatchObject([
      {
        opens: false,
        details: {
          goals: ['Draw it', 'Measure the roof', 'Count the drains'],
          stages: [
            { name: 'Measure', endsOn: days[0] },
            { name: 'Teams form', endsOn: days[1] },
          ],
        },
      },
    ])
  })
})

it('[S-403] [S-406] participants are answered in two sections, and an answer is undone', async () => {
  let status: 'pending' | 'approved' = 'pending'
  const { container, notices } = await visitPage(
    '/dashboard/challenge-labs/lab_1/participants',
    ({ pathname }, { method }) => {
      if (method === 'POST') status = 'approved'
      if (method === 'DELETE') status = 'pending'
      if (method !== 'GET') return Response.json({ ...participant, status }, { status: method === 'POST' ? 201 : 200 })
      return pathname === '/api/lab-participants'
        ? listOf([{ ...participant, status }], {
            lab: { ...lab, isPublic: true },
            counts: { student: 1, educator: 0 },
          })
        : problem('not_found')
    },
  )
  for (const name of ['Student Participants 1', 'Educator Mentors 0'])
    await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
  await page.getByRole('button', { name: /^Approve/ }).click()
  await expect.element(page.getByRole('table').getByText('Approved', { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: /^Approve/ }).query()).toBeNull()
  await expect.poll(() => notices).toMatchObject([{ text: 'Meera N. is approved' }])
  notices[0]?.action?.run()
  await expect.element(page.getByRole('table').getByText('Pending', { exact: true })).toBeVisible()
})

it.each(['student', 'educator'])('[S-405] says that nobody is in the section of a %s', async (role) => {
  const { container } = await visitPage(`/dashboard/challenge-labs/lab_1/participants?role=${role}`, ({ pathname }) =>
    pathname === '/api/lab-participants'
      ? listOf([], { lab: { ...lab, isPublic: true }, counts: { student: 0, educator: 0 } })
      : problem('not_found'),
  )
  await expect.element(page.getByRole('heading', { name: 'No participants yet', exact: true })).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})

it('[C-32] whoever does not run a lab is sent from its participants to the dashboard; [S-404] one that is not there leads back', async () => {
  const answer = (isShown: boolean) =>
    visitPage('/dashboard/challenge-labs/lab_1/participants', ({ pathname }) =>
      isShown && pathname === '/api/challenge-labs/lab_1'
        ? Response.json({
            ...lab,
            description: 'Walk.',
            goals: [],
            deliverables: [],
            stages: [],
            askedBy: '',
            needs: '',
            mentorList: [],
            teamList: [],
            outcome: null,
          })
        : problem('not_found'),
    )
  const { navigation } = await answer(true)
  await expect.poll(() => navigation.location.pathname).toBe('/dashboard')
  await answer(false)
  await expect.element(main.getByRole('heading', { name: 'Challenge Lab not found' })).toBeVisible()
})
