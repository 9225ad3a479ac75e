import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aGuardian } from '../../../test/guardians.ts'
import { aLab, aMember, anUpdate, aParticipant, aSubmission, aTeam, labCaller, labRows } from '../../../test/labs.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'

let api: ReturnType<typeof startApi>
let owner: TestUser
let mentor: TestUser
let child: TestUser
let adult: TestUser
let guardian: string
let lab: string

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  owner = await aUser('educator', {}, { firstName: 'Asha', lastName: 'Raghunath' })
  mentor = await aUser('educator', {}, { firstName: 'Ritwik', lastName: 'Bose', dateOfBirth: '1980-01-01' })
  child = await aUser('student', {}, { firstName: 'Ananya', lastName: 'Shetty', dateOfBirth: '2011-06-01' })
  adult = await aUser('student', {}, { dateOfBirth: '2000-01-01' })
  guardian = (await aGuardian(child)).email
  lab = (await aLab(owner.id)).id
})

const as = labCaller(() => api)

const inLab = async () => {
  const teamId = await aTeam(lab)
  await aMember(lab, child.id, { teamId })
  await aMember(lab, adult.id, { teamId })
  await aMember(lab, mentor.id, { role: 'educator' })
  return teamId
}

const copies = async () => {
  const found = await labRows<{ to_address: string; about_id: string; details: string }>(
    "SELECT to_address, about_id, details FROM outbox WHERE template = 'guardian_copied' ORDER BY rowid",
  )
  for (const { to_address: to, about_id: about } of found) expect([to, about]).toEqual([guardian, child.id])
  return found.map(({ details }) => JSON.parse(details) as unknown)
}

const post = (author: TestUser, text: string, replyTo?: string) =>
  as(author, 'POST', `/api/lab-workspaces/${lab}/updates`, { text, ...(replyTo && { replyTo }) })

describe('[C-49] what a mentor of a Challenge Lab writes to a learner under 18', () => {
  it('as feedback goes to the guardian as well, word for word and each time that it changes', async () => {
    const submission = await aSubmission(lab, await inLab(), adult.id)
    const give = async (author: TestUser, text: string) =>
      expect((await as(author, 'PUT', `/api/lab-submissions/${submission}/feedback`, { text })).status).toBe(200)
    await give(mentor, 'Check point 17.')
    await give(mentor, 'Check point 17.')
    await give(owner, 'Call me about point 17.')
    expect(await copies()).toEqual([
      { writer: 'Ritwik Bose', kind: 'lab_feedback', text: 'Check point 17.' },
      { writer: 'Asha Raghunath', kind: 'lab_feedback', text: 'Call me about point 17.' },
    ])
  })

  it('as feedback to a team of adults is not copied', async () => {
    await inLab()
    const team = await aTeam(lab)
    const other = await aUser('student', {}, { dateOfBirth: '2000-01-01' })
    await aMember(lab, other.id, { teamId: team })
    const submission = await aSubmission(lab, team, other.id)
    await as(mentor, 'PUT', `/api/lab-submissions/${submission}/feedback`, { text: 'Check point 17.' })
    expect(await copies()).toEqual([])
  })

  it('as a reply is copied wherever the child has written; what is for the whole lab, or by another learner, is not', async () => {
    await inLab()
    const ofChild = await anUpdate(lab, child.id)
    const ofAdult = await anUpdate(lab, adult.id)
    await post(mentor, 'For everybody.')
    await post(mentor, 'For the adult.', ofAdult)
    await post(adult, 'From the adult.', ofChild)
    await post(mentor, 'For the child.', ofChild)
    await post(child, 'I have seen it too.', ofAdult)
    await post(mentor, 'For both of you.', ofAdult)
    await post(child, 'Thank you.', ofChild)
    expect(await copies()).toEqual([
      { writer: 'Ritwik Bose', kind: 'lab_reply', text: 'For the child.' },
      { writer: 'Ritwik Bose', kind: 'lab_reply', text: 'For both of you.' },
    ])
  })

  it('as the answer to a request is copied, and not if the answer is undone', async () => {
    const { id } = await aParticipant(lab, child.id)
    const act = (call: 'POST' | 'DELETE', what: string, body?: unknown) =>
      as(owner, call, `/api/lab-participants/${id}/${what}`, body)
    expect((await act('POST', 'rejection', { note: 'Write to me at home.' })).status).toBe(201)
    expect(await copies()).toEqual([{ writer: 'Asha Raghunath', kind: 'lab_answer', text: 'Write to me at home.' }])
    expect((await act('DELETE', 'decision')).status).toBe(200)
    expect(await copies()).toEqual([])
    await act('POST', 'approval')
    await act('DELETE', 'membership', { note: 'The walk is over.' })
    expect(await copies()).toEqual([{ writer: 'Asha Raghunath', kind: 'lab_answer', text: 'The walk is over.' }])
  })

  it('is copied to nobody once the guardian has withdrawn, or the child is 18', async () => {
    const submission = await aSubmission(lab, await inLab(), adult.id)
    const give = (text: string) => as(mentor, 'PUT', `/api/lab-submissions/${submission}/feedback`, { text })
    await env.DB.prepare("UPDATE guardians SET state = 'withdrawn'").run()
    await give('Check point 17.')
    await env.DB.prepare("UPDATE guardians SET state = 'agreed'").run()
    await env.DB.prepare("UPDATE profiles SET date_of_birth = '2008-11-15' WHERE id = ?").bind(child.id).run()
    await give('Check point 18.')
    expect(await copies()).toEqual([])
  })
})
