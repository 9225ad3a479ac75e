import type { LabTeamRequest, LabWorkspace } from '@kere/contracts/labs/lab-workspaces'
import { problem } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeWorkspace } from '../../../testing/lab-workspace.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const none = { items: [], nextCursor: null, total: 0, totalIsLowerBound: false }

const request: LabTeamRequest = {
  id: 'ltr_1',
  teamId: 'ltm_1',
  person: { id: 'usr_2', name: 'Ravi K.', avatarUrl: null },
  text: 'I live beside the drain.',
  at: '2026-11-26T06:00:00.000Z',
  isYours: false,
  isDeclined: false,
}

const own = { ...request, isYours: true }

/** A workspace for a learner without a team, with one team that has submitted and one that has not. */
function asked(requests: LabTeamRequest[] = []): LabWorkspace {
  const workspace = makeWorkspace({ teamId: null, requests })
  return {
    ...workspace,
    members: workspace.members.map((member) => ({ ...member, teamId: null })),
    teams: ['Upper Hebbal', 'Reeds'].map((name, index) => ({ id: `ltm_${index + 1}`, name, done: [] })),
    lab: {
      ...workspace.lab,
      teamList: [
        { id: 'ltm_1', name: 'Upper Hebbal', members: 1, handedIn: 1 },
        { id: 'ltm_2', name: 'Reeds', members: 1, handedIn: 0 },
      ],
    },
  }
}

/** @returns the requests that changed something */
async function visit(first: LabWorkspace, answers: (() => Response)[] = [], then = first) {
  const sent: unknown[] = []
  await visitPage('/dashboard/challenge-labs/lab_1', async (url, call) => {
    if (call.method !== 'GET') {
      const text = await call.clone().text()
      sent.push([call.method, url.pathname, ...(text ? [JSON.parse(text) as unknown] : [])])
      return answers.shift()?.() ?? problem('not_found')
    }
    if (url.pathname !== '/api/lab-workspaces/lab_1') return Response.json(none)
    return Response.json(sent.length === 0 ? first : then)
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Trace one drain' })).toBeVisible()
  return sent
}

const groupsHaveFocus = () => expect.poll(() => document.activeElement?.matches('[tabindex="-1"]:has(h3)')).toBe(true)

it('offers to join a team until it has handed in, and then to ask it', async () => {
  const sent = await visit(asked(), [() => problem('lab_team_full'), () => Response.json(asked([own]))])
  await expect.element(page.getByRole('button', { name: 'Join Reeds' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Join Upper Hebbal', exact: true })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Ask to join Upper Hebbal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask to join Upper Hebbal' })
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect.element(dialog.getByText('Say in a line why you want to join')).toBeVisible()
  await dialog.getByLabelText('Why do you want to join?').fill('I live beside the drain.')
  await checkA11y()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('You asked to join. The team has not answered yet.')).toBeVisible()
  await groupsHaveFocus()
  const call = ['POST', '/api/lab-workspaces/lab_1/teams/ltm_1/requests', { text: 'I live beside the drain.' }]
  expect(sent).toEqual([call, call])
})

it('lets whoever asked withdraw, and says that a team has declined', async () => {
  const declined = { ...own, isDeclined: true }
  const sent = await visit(asked([own]), [() => new Response(null, { status: 204 })], asked([declined]))
  await page.getByRole('button', { name: 'Withdraw request' }).click()
  await expect
    .element(page.getByText('This team declined your request. The lab’s educator can still add you.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Ask to join/ })).not.toBeInTheDocument()
  await groupsHaveFocus()
  await expect.poll(() => sent).toEqual([['DELETE', '/api/lab-workspaces/lab_1/team-requests/ltr_1']])
})

it.each([
  ['a member', makeWorkspace({ requests: [request] })],
  ['who runs the lab', makeWorkspace({ role: 'owner', teamId: null, requests: [request] })],
])('lets %s answer who asks to join, and says why an answer was refused', async (_, workspace) => {
  const answers = [() => problem('lab_team_full'), () => Response.json({ ...workspace, requests: [] })]
  const sent = await visit(workspace, answers)
  const requests = page.getByRole('list', { name: 'Requests to join Upper Hebbal' })
  await expect.element(requests.getByText('I live beside the drain.')).toBeVisible()
  await checkA11y()
  await requests.getByRole('button', { name: 'Approve Ravi K.' }).click()
  await expect.element(page.getByRole('region', { name: 'Members' }).getByRole('alert')).toBeVisible()
  await requests.getByRole('button', { name: 'Decline Ravi K.' }).click()
  await expect.element(requests).not.toBeInTheDocument()
  await groupsHaveFocus()
  const path = '/api/lab-workspaces/lab_1/team-requests/ltr_1/answer'
  expect(sent).toEqual([
    ['PUT', path, { isApproved: true }],
    ['PUT', path, { isApproved: false }],
  ])
})
