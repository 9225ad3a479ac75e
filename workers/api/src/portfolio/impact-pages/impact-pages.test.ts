import { env } from 'cloudflare:workers'
import { listImpactEntries } from '@kere/contracts/portfolio/impact-entries'
import { getImpactPage, getMyImpactPage, listImpactPages } from '@kere/contracts/portfolio/impact-pages'
import { parse } from 'zod/v4/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aUser, makeMinor, type TestUser } from '../../../test/sessions.ts'
import { run } from '../../../test/database.ts'
import { anImpactEntry } from '../impact-entries/entries.fixtures.ts'

let api: ReturnType<typeof startApi>
let owner: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  owner = await aUser('student', {}, { firstName: 'Meera', lastName: 'Nambiar', dateOfBirth: '2000-02-29' })
})

const send = (method: string, path: string, body?: unknown, by: TestUser | null = owner) =>
  api.call(path, {
    method,
    headers: { origin: 'https://kere.test', 'content-type': 'application/json', ...(by && { cookie: by.cookie }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const choose = (handle: string, isPublic = true, by = owner) =>
  send('PUT', '/api/me/impact-page', { handle, isPublic }, by)
const look = (handle: string, by: TestUser | null = null) =>
  send('GET', `/api/impact-pages/${encodeURIComponent(handle)}`, undefined, by)
const statusOf = async (handle: string) => (await look(handle)).status

describe('a person’s page', () => {
  it('is nobody’s until its owner says so, and shows public entries alone', async () => {
    await anImpactEntry(owner.id, { isPublic: true, dateCompleted: '2026-10-18', outcomes: { hours: 150 } })
    await anImpactEntry(owner.id, {
      isPublic: true,
      dateCompleted: '2026-10-18',
      mark: 'confirmed',
      confirmedBy: 'Kavya',
    })
    await anImpactEntry(owner.id, { title: 'Private' })
    await choose('meera-nambiar', false)
    expect(await statusOf('meera-nambiar')).toBe(404)
    expect((await look('meera-nambiar', owner)).body).toMatchObject({ isOwn: true, isPublic: false })

    await choose('meera-nambiar')
    const page = parse(getImpactPage.response, (await look('meera-nambiar')).body)
    expect(page).toMatchObject({
      handle: 'meera-nambiar',
      isOwn: false,
      owner: { name: 'Meera Nambiar' },
      // 15 November 2026 is a Sunday.
      year: { from: '2025-11-17', to: '2026-11-15', days: [{ day: '2026-10-18', hours: 1.5, entries: 2 }] },
      counts: { entries: 2, vouched: 1, categories: [{ category: 'action_project', count: 2 }] },
    })
    const { body } = await send('GET', '/api/impact-pages/meera-nambiar/entries?category=action_project&limit=1')
    expect([body.items.length, body.total, body.nextCursor]).toEqual([1, 2, expect.any(String)])
    const listed = parse(listImpactPages.response, (await send('GET', '/api/impact-pages')).body)
    expect(listed.items.map(({ handle }) => handle)).toEqual(['meera-nambiar'])
  })

  it('leads on from former addresses, and nobody else gets one, also after its person is gone', async () => {
    await choose('meera')
    await choose('meera-nambiar')
    expect((await look('meera')).body).toMatchObject({ handle: 'meera-nambiar' })
    expect((await look('MEERA')).body).toMatchObject({ handle: 'meera-nambiar' })
    const other = await aUser('student', {}, { dateOfBirth: '2000-01-01' })
    expect((await choose('meera', true, other)).body).toMatchObject({ code: 'impact_handle_taken' })
    await run('DELETE FROM users WHERE id = ?', owner.id)
    expect([await statusOf('meera'), await statusOf('meera-nambiar')]).toEqual([404, 404])
    expect((await choose('meera-nambiar', true, other)).status).toBe(409)
    const { results } = await env.DB.prepare('SELECT user_id, released_at FROM impact_handles').all()
    expect(results).toEqual([1, 2].map(() => ({ user_id: null, released_at: expect.any(Number) })))
  })

  it.each([
    ['Kere', 'This address is taken. Please choose another'],
    ['confirm', 'This address is taken. Please choose another'],
    ['ಮೀರಾ', 'Please use 3 to 40 characters: letters a to z, digits and single hyphens between them'],
    ['a--b', 'Please use 3 to 40 characters: letters a to z, digits and single hyphens between them'],
    ['me', 'Please use 3 to 40 characters: letters a to z, digits and single hyphens between them'],
  ])('refuses the address %s', async (handle, detail) => {
    const { status, body } = await choose(handle)
    expect([status, body.errors]).toEqual([422, [{ pointer: '/body/handle', detail }]])
  })

  it('takes capitals for small letters, suggests none of a name in other letters, and takes five in all', async () => {
    expect((await choose('Meera-N')).body).toMatchObject({ handle: 'meera-n', handlesLeft: 4 })
    for (const handle of ['two-2', 'two-3', 'two-4', 'two-5']) await choose(handle)
    expect((await choose('two-6')).body).toMatchObject({ code: 'too_many_impact_handles' })
    expect((await choose('meera-n')).body).toMatchObject({ handle: 'meera-n', handlesLeft: 0 })
    const kannada = await aUser('student', {}, { firstName: 'ಮೀರಾ', lastName: 'ನಂಬಿಯಾರ್' })
    const own = parse(getMyImpactPage.response, (await send('GET', '/api/me/impact-page', undefined, kannada)).body)
    expect([own.handle, own.suggestion]).toEqual([null, ''])
    expect(await statusOf('ಮೀರಾ')).toBe(404)
  })

  it('is taken by one of two at once', async () => {
    const other = await aUser('student', {}, { dateOfBirth: '2000-01-01' })
    const answers = await Promise.all([choose('jakkur'), choose('jakkur', true, other)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('cannot be public under 18', async () => {
    const young = await aUser('student', {}, { dateOfBirth: '2008-11-16' })
    const { body } = await choose('young', true, young)
    expect(body).toMatchObject({
      code: 'impact_page_under_age',
      title: 'A page can be public from the age of 18. We go by the date of birth in your profile.',
    })
    expect((await choose('young', false, young)).status).toBe(200)
    await makeMinor(owner.id, '2008-11-16')
    expect((await choose('meera')).status).toBe(409)
  })

  it('vanishes at the next request with whoever is suspended, leaves or is hidden, and so do their entries', async () => {
    await aUser('student')
    const id = await anImpactEntry(owner.id, { isPublic: true, outcomes: { kg: 500 } })
    await choose('meera')
    const shown = async () => [
      await statusOf('meera'),
      (await send('GET', `/api/impact-entries/${id}`)).status,
      (await send('GET', '/api/impact-pages')).body.items.length,
      parse(listImpactEntries.response, (await send('GET', '/api/impact-entries')).body).totals.entries,
    ]
    expect(await shown()).toEqual([200, 200, 1, 1])
    for (const state of ['suspended', 'deleting']) {
      await run('UPDATE user_entries SET state = ? WHERE user_id = ?', state, owner.id)
      expect(await shown()).toEqual([404, 404, 0, 0])
      await run("UPDATE user_entries SET state = 'active' WHERE user_id = ?", owner.id)
      expect(await shown()).toEqual([200, 200, 1, 1])
    }
    await run(
      `INSERT INTO reported_profiles (id, user_id, status, times, latest_reason, last_reported_at, message) VALUES ('rpp_1', ?, 'waiting', 1, 'other', 1, 'Why')`,
      owner.id,
    )
    await run("UPDATE reported_profiles SET status = 'hidden'")
    expect(await shown()).toEqual([404, 404, 0, 0])
    // An entry that becomes public while its owner is hidden is withheld as well.
    await send('PATCH', `/api/me/impact-entries/${id}`, { isPublic: false })
    await send('PATCH', `/api/me/impact-entries/${id}`, { isPublic: true })
    expect(await shown()).toEqual([404, 404, 0, 0])
    await run("UPDATE reported_profiles SET status = 'dismissed'")
    expect(await shown()).toEqual([200, 200, 1, 1])
  })

  it('pins up to six own entries in the order given', async () => {
    const ids: string[] = []
    for (let index = 0; index < 7; index++)
      ids.push(await anImpactEntry(owner.id, { title: `Entry ${index}`, isPublic: index > 0 }))
    const pin = (list: readonly string[]) => send('PUT', '/api/me/impact-page/pinned', { ids: list })
    const mine = async () => parse(getMyImpactPage.response, (await send('GET', '/api/me/impact-page')).body).pinned
    const order = [ids[3], ids[0], ids[1]].map(String)
    expect((await pin(order)).status).toBe(200)
    expect((await mine()).map(({ id }) => id)).toEqual(order)
    await choose('meera')
    const { pinned } = parse(getImpactPage.response, (await look('meera')).body)
    expect(pinned.map(({ title }) => title)).toEqual(['Entry 3', 'Entry 1'])
    expect((await pin(ids)).status).toBe(422)
    const foreign = await anImpactEntry((await aUser('student')).id)
    expect([(await pin([foreign])).status, (await pin([ids[1]!, ids[1]!])).status]).toEqual([404, 422])
    expect(await mine()).toHaveLength(3)
    await pin([])
    expect(await mine()).toEqual([])
  })

  it('is a JSON file of its public entries for whoever asks', async () => {
    await anImpactEntry(owner.id, { title: 'Open', isPublic: true })
    await anImpactEntry(owner.id, { title: 'Closed' })
    await choose('meera')
    const answer = await api.call('/api/impact-pages/meera/export')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="impact-portfolio-meera.json"')
    const file = JSON.parse(answer.text) as { name: string; entries: { title: string }[] }
    expect([file.name, file.entries.map(({ title }) => title)]).toEqual(['Meera Nambiar', ['Open']])
  })
})
