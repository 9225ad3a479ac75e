import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aStoredFile } from '../../../test/files.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'

let api: ReturnType<typeof startApi>
let admin: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  admin = await aUser('admin')
})

const save = (version: number, items: readonly object[]) =>
  api.call('/api/leaders', {
    method: 'PUT',
    headers: { origin: 'https://kere.test', cookie: admin.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ version, items }),
  })

const asha = {
  name: 'Asha Raghunath',
  position: 'Head of learning',
  about: 'Edits courses with who writes them.',
  photo: null,
}
const ravi = { name: 'Ravi Kuttan', position: 'Founder', about: 'Answers to the people who learn here.', photo: null }

it('[S-227] are whom an admin names, in their order, and each change is audited', async () => {
  expect((await api.call('/api/leaders')).body).toEqual({ version: 0, items: [] })
  expect((await save(0, [asha, ravi])).body).toEqual({ version: 1, items: [asha, ravi] })
  expect((await save(1, [ravi])).body).toEqual({ version: 2, items: [ravi] })
  expect((await api.call('/api/leaders')).body.items).toEqual([ravi])
  const { results } = await env.DB.prepare('SELECT action, detail FROM audit_log ORDER BY id').all()
  expect(results).toEqual([2, 1].map((people) => ({ action: 'leaders.changed', detail: JSON.stringify({ people }) })))
})

it('of two admins at once are one’s, and the other is told', async () => {
  await save(0, [asha])
  const answers = await Promise.all([save(1, [asha, ravi]), save(1, [ravi, asha])])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('leaders_changed')
  expect((await api.call('/api/leaders')).body).toMatchObject({ version: 2 })
})

it.each([
  [{ ...asha, name: ' ' }, 'Name is required'],
  [{ ...asha, position: '' }, 'Position is required'],
  [{ ...asha, about: '' }, 'Say in a sentence what they do'],
])('are whole people: %j', async (person, detail) => {
  const { status, body } = await save(0, [person])
  expect([status, body.errors?.map((error) => error.detail)]).toEqual([422, [detail]])
})

it('are 12 at most', async () => {
  expect(
    (
      await save(
        0,
        Array.from({ length: 12 }, () => asha),
      )
    ).status,
  ).toBe(200)
  expect(
    (
      await save(
        1,
        Array.from({ length: 13 }, () => asha),
      )
    ).status,
  ).toBe(422)
})

it('show a photo that an admin has uploaded, of which the file is kept as long as it is shown', async () => {
  const other = await aUser('admin')
  const stored = await aStoredFile(other, { kind: 'leader_photo' })
  const photo = `/media/${stored.objectKey}`
  expect((await save(0, [{ ...asha, photo }, ravi])).body.items).toEqual([{ ...asha, photo }, ravi])
  const fileOf = () => env.DB.prepare('SELECT uses, unused_at FROM files WHERE id = ?').bind(stored.id).first()
  expect(await fileOf()).toEqual({ uses: 1, unused_at: null })
  expect((await save(1, [asha, ravi])).status).toBe(200)
  expect(await fileOf()).toMatchObject({ uses: 0 })
  const avatar = await aStoredFile(other, { kind: 'avatar' })
  for (const path of [`/media/${avatar.objectKey}`, '/media/leaders/nothing', 'https://elsewhere.example/a.png'])
    expect((await save(2, [{ ...asha, photo: path }])).body.errors?.[0]?.detail).toBe('Please upload the photo again')
})
