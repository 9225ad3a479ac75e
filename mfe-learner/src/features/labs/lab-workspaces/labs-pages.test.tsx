import type { LabWorkspace } from '@kere/contracts/labs/lab-workspaces'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { makeWorkspace } from '../../../testing/lab-workspace.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const none = { items: [], nextCursor: null, total: 0, totalIsLowerBound: false }

it('[part of S-405] says that no lab is open', async () => {
  await visitPage('/dashboard/challenge-labs', ({ pathname }) =>
    pathname === '/api/challenge-labs'
      ? Response.json({ ...none, sample: null })
      : pathname === '/api/me/lab-participations'
        ? Response.json(none)
        : problem('not_found'),
  )
  await expect.element(page.getByRole('heading', { name: 'No open challenge labs' })).toBeVisible()
  await checkA11y()
})

it('[S-404] leads back from a lab that is not there', async () => {
  await visitPage('/dashboard/challenge-labs/lab_x', () => problem('not_found'))
  await expect.element(page.getByRole('heading', { name: 'Challenge Lab not found' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Return to Challenge Labs' }))
    .toHaveAttribute('href', '/dashboard/challenge-labs')
})

const workspace = makeWorkspace()

async function visitWorkspace(answer: FetchStub = () => problem('not_found'), shown = workspace) {
  await visitPage('/dashboard/challenge-labs/lab_1', (url, request) =>
    request.method !== 'GET'
      ? answer(url, request)
      : url.pathname === '/api/lab-workspaces/lab_1'
        ? Response.json(shown)
        : Response.json(none),
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Trace one drain' })).toBeVisible()
}

it('saves each of the goals that are ticked one right after the other', async () => {
  const sent: unknown[] = []
  const done = new Set<string>()
  await visitWorkspace(async (_url, request) => {
    const body = (await request.clone().json()) as { goal: string }
    sent.push(body)
    done.add(body.goal)
    const at = '2026-11-26T06:00:00.000Z'
    const [team] = workspace.teams
    return Response.json({
      ...workspace,
      teams: [{ ...team, done: [...done].map((goal) => ({ goal, by: 'Meera', at })) }],
    })
  })
  const goals = ['Walk both banks', 'Record every inlet'].map((name) => page.getByRole('checkbox', { name }))
  for (const goal of goals) (goal.element() as HTMLElement).click()
  for (const goal of goals) await expect.element(goal).toBeChecked()
  await expect.element(page.getByText('2 of 2 done')).toBeVisible()
  await expect
    .poll(() => sent)
    .toEqual([
      { goal: 'Walk both banks', isDone: true },
      { goal: 'Record every inlet', isDone: true },
    ])
})

it('keeps what was written to hand in when its dialog is closed, and gives focus back', async () => {
  onTestFinished(() => localStorage.clear())
  await visitWorkspace()
  const open = page.getByRole('button', { name: 'Hand in' })
  await open.click()
  const text = page.getByRole('dialog').getByLabelText('What you hand in')
  await text.fill('Forty points.')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(text).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
  await open.click()
  await expect.element(text).toHaveValue('Forty points.')
})

it('asks for what the stage is to give by its name, and takes a file of data', async () => {
  onTestFinished(() => localStorage.clear())
  const asked: unknown[] = []
  const [stage] = workspace.lab.stages
  await visitWorkspace(
    async (url, request) => {
      if (url.pathname === '/api/files') {
        asked.push(await request.clone().json())
        return Response.json({ id: 'fil_1', kind: 'lab_file', size: 6 }, { status: 201 })
      }
      return Response.json({ id: 'fil_1', path: null, type: 'text/csv', size: 6, width: null, height: null })
    },
    { ...workspace, lab: { ...workspace.lab, stages: [{ ...stage!, text: 'Point sheet: every inlet and outfall.' }] } },
  )
  await page.getByRole('button', { name: 'Hand in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand in: Point sheet' })
  await dialog.getByLabelText('File').upload(new File(['a,b\n1'], 'points.csv', { type: 'text/csv' }))
  await expect.element(dialog.getByRole('button', { name: 'Remove points.csv' })).toBeVisible()
  expect(asked).toMatchObject([{ kind: 'lab_file', size: 5 }])
})

it('says why a goal was not ticked below the goals, and why a stage was not handed in above its button', async () => {
  onTestFinished(() => localStorage.clear())
  await visitWorkspace(() => problem('forbidden'))
  await page.getByRole('checkbox', { name: 'Walk both banks' }).click()
  const goals = page.getByRole('region', { name: 'Goals' })
  await expect.element(goals.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Walk both banks' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Hand in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('What you hand in').fill('Forty points.')
  await dialog.getByRole('button', { name: 'Hand in' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByLabelText('What you hand in')).toHaveValue('Forty points.')
})

it('lets a member rename their team, and says below the field why a name is not taken', async () => {
  const sent: unknown[] = []
  await visitWorkspace(async (url, request) => {
    sent.push([request.method, url.pathname, await request.clone().json()])
    return sent.length === 1
      ? problem('lab_team_exists')
      : Response.json({ ...workspace, teams: [{ id: 'ltm_1', name: 'Lower Hebbal', done: [] }] })
  })
  await expect.element(page.getByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()
  const open = page.getByRole('button', { name: 'Rename Upper Hebbal' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Rename the team' })
  const name = dialog.getByLabelText('Name of the team')
  await expect.element(name).toHaveValue('Upper Hebbal')
  await name.fill(' ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('Give the team a name')).toBeVisible()
  await name.fill('Lower Hebbal')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(name).toHaveValue('Lower Hebbal')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('heading', { name: /^Lower Hebbal/ })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  const call = ['PUT', '/api/lab-workspaces/lab_1/teams/ltm_1', { name: 'Lower Hebbal' }]
  expect(sent).toEqual([call, call])
})

it('lists the own team first and folds the others, and counts everybody, also who runs the lab', async () => {
  const [you] = workspace.members
  const another = { ...you!, id: 'usr_2', participantId: 'lpt_2', name: 'Ravi', teamId: 'ltm_2', isYou: false }
  await visitWorkspace(undefined, {
    ...workspace,
    teams: [{ id: 'ltm_2', name: 'Kogilu line', done: [] }, ...workspace.teams],
    members: [you!, another],
  })
  const members = page.getByRole('region', { name: 'Members' })
  await expect.element(members.getByText('3 people')).toBeVisible()
  await expect.element(members.getByRole('heading', { level: 3 }).first()).toHaveTextContent(/^Upper Hebbal/)
  await expect.element(members.getByText('Ravi')).not.toBeVisible()
  await members.getByText('1 other team, 1 person').click()
  await expect.element(members.getByText('Ravi')).toBeVisible()
})

it('opens an update with one line, and offers the formatting once somebody writes', async () => {
  await visitWorkspace()
  const tools = page.getByRole('group', { name: 'Formatting' })
  await expect.element(page.getByLabelText('What did you do, and what is stuck?')).toBeVisible()
  await expect.element(tools).not.toBeInTheDocument()
  await page.getByLabelText('What did you do, and what is stuck?').click()
  await expect.element(tools).toBeVisible()
})

it('opens the earlier versions of what was handed in, with the feedback that they were given', async () => {
  const at = '2026-11-26T06:00:00.000Z'
  const stands = {
    id: 'lsb_1',
    teamId: 'ltm_1',
    stageId: 'walk',
    text: 'Forty-one points.',
    links: [],
    submittedBy: 'Ravi K',
    submittedAt: at,
    versions: 1,
    feedback: null,
  }
  const feedback = { text: 'Check point 17.', by: 'Asha Raghunath', at }
  const former = { ...stands, id: 'lsv_1', text: 'Forty points.', submittedBy: 'Meera N', versions: 0, feedback }
  let isDown = true
  await visitPage('/dashboard/challenge-labs/lab_1', ({ pathname }) => {
    if (pathname === '/api/lab-workspaces/lab_1') return Response.json({ ...workspace, submissions: [stands] })
    if (pathname !== '/api/lab-submissions/lsb_1/versions') return Response.json(none)
    return isDown ? problem('forbidden') : Response.json({ items: [former] })
  })
  await page.getByText('1 earlier version', { exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Failed to fetch the earlier versions' })).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('Forty points.', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/by Meera N/)).toBeVisible()
  await expect.element(page.getByText('Check point 17.')).toBeVisible()
  await checkA11y()
})

it('has who runs the lab asked before a team is deleted, and says what stays', async () => {
  const at = '2026-11-26T06:00:00.000Z'
  const handedIn = {
    id: 'lsb_1',
    teamId: 'ltm_1',
    team: 'Upper Hebbal',
    stageId: 'walk',
    text: 'Forty points.',
    links: [],
    submittedBy: null,
    submittedAt: at,
    feedback: null,
  }
  const run: LabWorkspace = { ...workspace, role: 'owner', teamId: null, submissions: [handedIn] }
  let isGone = false
  await visitPage('/dashboard/challenge-labs/lab_1', (url, request) => {
    if (request.method === 'DELETE') {
      isGone = url.pathname === '/api/lab-workspaces/lab_1/teams/ltm_1'
      return new Response(null, { status: 204 })
    }
    if (url.pathname !== '/api/lab-workspaces/lab_1') return Response.json(none)
    const members = run.members.map((member) => ({ ...member, teamId: null }))
    return Response.json(isGone ? { ...run, teams: [], members } : run)
  })
  await page.getByRole('button', { name: 'Delete Upper Hebbal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this team?' })
  await expect
    .element(dialog)
    .toHaveTextContent(/Upper Hebbal1 person is in it, and will be in no team\. What the team handed in stays/)
  await checkA11y()
  await dialog.getByRole('button', { name: 'Delete team' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Walk, Upper Hebbal (deleted)')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'No team yet' })).toBeVisible()
  await expect.poll(() => document.activeElement?.matches('[tabindex="-1"]:has(h3)')).toBe(true)
})

it('shows a picture that was handed in, and who has seen what; and says how far the reader has', async () => {
  const handedIn = {
    id: 'lsb_1',
    teamId: 'ltm_1',
    stageId: 'walk',
    text: 'Forty points.',
    links: [],
    file: { type: 'image/png', size: 2048 },
    submittedBy: 'Omkar J',
    submittedAt: '2026-11-26T06:00:00.000Z',
    seenBy: ['Arun Selvaraj', 'Asha Raghunath'],
    feedback: null,
  }
  const update = {
    id: 'lup_1',
    author: { id: 'usr_2', name: 'Omkar J', avatarUrl: null },
    isMentor: false,
    html: '<p>Nine points done.</p>',
    pictureImage: null,
    at: '2026-11-27T06:00:00.000Z',
    mayRemove: false,
    seen: { by: 3, of: 4 },
  }
  const told: unknown[] = []
  const asOf = '2026-11-28T06:00:00.000Z'
  await visitPage('/dashboard/challenge-labs/lab_1', async (url, request) => {
    if (request.method === 'PUT' && url.pathname === '/api/lab-workspaces/lab_1/seen') {
      told.push(await request.clone().json())
      return new Response(null, { status: 204 })
    }
    if (url.pathname === '/api/lab-updates') return Response.json({ ...none, items: [update], total: 1, asOf })
    return Response.json({ ...workspace, submissions: [handedIn], seenUntil: '2026-11-26T06:00:00.000Z' })
  })
  const picture = page.getByRole('link', { name: 'Handed in by Omkar J (new tab)' })
  const at = Date.parse(handedIn.submittedAt)
  await expect.element(picture).toHaveAttribute('href', `/api/lab-submissions/lsb_1/picture?version=${at}`)
  await expect.element(page.getByText('PNG, 2\u{a0}kB')).toBeVisible()
  await expect.element(page.getByText('Seen by Arun Selvaraj and Asha Raghunath')).toBeVisible()
  await expect.element(page.getByText('Seen by 3 of 4')).toBeVisible()
  await expect.poll(() => told).toEqual([{ until: asOf }])
  await checkA11y()
})

it('opens the replies to an update, and keeps a reply that the lab refuses', async () => {
  onTestFinished(() => localStorage.clear())
  const update = (id: string, name: string, html: string, more: object) => ({
    id,
    author: { id: `usr_${id}`, name, avatarUrl: null },
    isMentor: false,
    html,
    pictureImage: null,
    at: '2026-11-27T06:00:00.000Z',
    mayRemove: false,
    repliesCount: 0,
    ...more,
  })
  const first = update('lup_1', 'Omkar J', '<p>Nine points done.</p>', { repliesCount: 1, mayRemove: true })
  const reply = update('lup_2', 'Asha Raghunath', '<p>Which bank?</p>', {})
  const sent: unknown[] = []
  await visitPage('/dashboard/challenge-labs/lab_1', async (url, request) => {
    if (request.method === 'POST') {
      sent.push(await request.clone().json())
      return sent.length === 1 ? problem('lab_update_gone') : Response.json(reply, { status: 201 })
    }
    if (url.pathname !== '/api/lab-updates') return Response.json(workspace)
    const items = url.searchParams.get('replyTo') === 'lup_1' ? [reply] : [first]
    return Response.json({ ...none, items, total: 1 })
  })
  const opener = page.getByRole('button', { name: '1 reply to Omkar J' })
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  await opener.click()
  const replies = page.getByRole('list', { name: 'Replies' })
  await expect.element(replies.getByText('Which bank?')).toBeVisible()
  const post = page.getByRole('button', { name: 'Post reply' })
  await post.click()
  await expect.element(page.getByText('Write something first')).toBeVisible()
  await page.getByLabelText('Your reply').fill('The north one.')
  await post.click()
  await expect.element(page.getByText('This update was deleted, so nobody can reply to it')).toBeVisible()
  await expect.element(page.getByLabelText('Your reply')).toHaveValue('The north one.')
  await checkA11y()
  await post.click()
  await expect.element(page.getByLabelText('Your reply')).toHaveValue('')
  const written = { text: 'The north one.', replyTo: 'lup_1' }
  expect(sent).toEqual([written, written])
  await page.getByRole('button', { name: 'Delete what Omkar J wrote' }).click()
  await expect
    .element(page.getByRole('dialog', { name: 'Delete this update?' }))
    .toHaveTextContent('Everybody in the lab loses it and its 1 reply. This cannot be undone.')
})

it('[S-399] shows a student the open labs, each to join as a student', async () => {
  const lab = {
    id: 'lab_1',
    title: 'Trace one drain',
    summary: 'Walk one drain.',
    category: null,
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
    educator: { id: 'usr_7', name: 'Asha Raghunath', avatarUrl: null, designation: null, organization: null },
  }
  await visitPage('/dashboard/challenge-labs', ({ pathname }) =>
    pathname === '/api/challenge-labs'
      ? Response.json({ ...none, items: [lab], total: 1, sample: null })
      : pathname === '/api/me/lab-participations'
        ? Response.json(none)
        : problem('not_found'),
  )
  await page.getByRole('link', { name: /^Join this Lab/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Join Challenge Lab' })).toBeVisible()
})
