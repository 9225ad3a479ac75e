import { env } from 'cloudflare:workers'
import { getImpactEntry, listMyImpactEntries, ownImpactEntry } from '@kere/contracts/portfolio/impact-entries'
import { parse } from 'zod/v4/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aStatement } from '../../../test/fellowship.ts'
import { emptyBucket } from '../../../test/files.ts'
import { aUser, makeMinor, type TestUser } from '../../../test/sessions.ts'
import { run } from '../../../test/database.ts'
import { openDatabase } from '../../base/context.ts'
import { documentBuckets } from '../../base/env.ts'
import { sweepTables } from '../../console/retention/sweep-tables.ts'
import { sweepObjects } from '../../kit/files/sweep-objects.ts'
import { anImpactDocument, anImpactEntry, anImpactEvidence, anImpactPicture } from './entries.fixtures.ts'

const hourMs = 60 * 60 * 1000

let api: ReturnType<typeof startApi>
let owner: TestUser

beforeEach(async () => {
  await emptyDatabase()
  await emptyBucket()
  api = startApi()
  owner = await aUser('student', {}, { dateOfBirth: '2000-02-29' })
})

const path = '/api/me/impact-entries'
const send = (method: string, address: string, body?: unknown, by: TestUser | null = owner, headers = {}) =>
  api.call(address, {
    method,
    headers: {
      origin: 'https://kere.test',
      'content-type': 'application/json',
      ...(by && { cookie: by.cookie }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const update = (id: string, change: object, by = owner) => send('PATCH', `${path}/${id}`, change, by)
const ownOf = ({ body }: { body: unknown }) => parse(ownImpactEntry, body)
const written = {
  title: 'Secchi log',
  category: 'action_project',
  description: 'Fourteen readings.',
  dateCompleted: '2026-10-18',
}
const opened = async (id: string, by: TestUser | null, size = '') =>
  (await send('GET', `/api/impact-evidence/${id}${size}`, undefined, by)).status
const keys = async () => (await env.IMPACT_EVIDENCE.list()).objects.map(({ key }) => key)

async function sweep(at: number) {
  const db = openDatabase(env.DB)
  await sweepTables(db, () => at)
  await sweepObjects({ db, media: env.MEDIA, documents: documentBuckets(env), at })
}

describe('evidence of an own entry', () => {
  it('[S-425] comes with the entry, in the order given, with what is said of it', async () => {
    const [picture, document] = [await anImpactPicture(owner), await anImpactDocument(owner)]
    const { status, body } = await send('POST', path, {
      ...written,
      evidence: [
        { id: document.id, text: ' Readings of October ' },
        { id: picture.id, text: 'A white disc in brown water' },
      ],
    })
    const address = (id: string) => `/api/impact-evidence/${id}`
    const shown = [
      {
        id: document.id,
        type: 'application/pdf',
        size: document.size,
        width: null,
        height: null,
        text: 'Readings of October',
        path: address(document.id),
        smallPath: null,
      },
      {
        id: picture.id,
        type: 'image/png',
        size: picture.size,
        width: 16,
        height: 9,
        text: 'A white disc in brown water',
        path: address(picture.id),
        smallPath: `${address(picture.id)}?size=small`,
      },
    ]
    expect([status, ownOf({ body }).evidence]).toEqual([201, shown])
    const list = parse(listMyImpactEntries.response, (await send('GET', path)).body)
    expect(list.items[0]?.evidence).toEqual(shown)
    // Omitted evidence stays as it is. If it is given again, its order and texts may change.
    expect(ownOf(await update(body.id, { title: 'Log' })).evidence).toEqual(shown)
    const turned = [
      { id: picture.id, text: 'The disc' },
      { id: document.id, text: 'Readings' },
    ]
    expect(ownOf(await update(body.id, { evidence: turned })).evidence).toMatchObject(turned)
  })

  it.each([
    [[{ id: 'fil_1', text: ' ' }], '/body/evidence/0/text', 'Please say what it shows'],
    [[{ id: '../x', text: 'A disc' }], '/body/evidence/0/id', expect.any(String)],
    [
      Array.from({ length: 9 }, (_, at) => ({ id: `fil_${at}`, text: 'A disc' })),
      '/body/evidence',
      'An entry holds 8 files',
    ],
    [['fil_1', 'fil_1'].map((id) => ({ id, text: 'A disc' })), '/body/evidence', 'Please add the files again'],
    [[{ id: 'fil_none', text: 'A disc' }], '/body/evidence', 'Please add the files again'],
  ])('refuses %j', async (evidence, pointer, detail) => {
    const { status, body } = await send('POST', path, { ...written, evidence })
    expect([status, body.errors]).toEqual([422, [{ pointer, detail }]])
  })

  it('takes neither another’s file, nor one of another kind, nor another entry’s, and then changes nothing', async () => {
    const id = await anImpactEntry(owner.id)
    const kept = await anImpactEvidence(owner, id)
    const other = await aUser('student')
    const usedBefore = await anImpactEvidence(owner, await anImpactEntry(owner.id))
    for (const file of [(await anImpactPicture(other)).id, (await aStatement(owner)).id, usedBefore]) {
      const { status, body } = await update(id, { title: 'Another', evidence: [{ id: file, text: 'A disc' }] })
      expect([status, body.errors]).toEqual([
        422,
        [{ pointer: '/body/evidence', detail: 'Please add the files again' }],
      ])
    }
    expect((await send('GET', `${path}/${id}`)).body).toMatchObject({
      title: 'Secchi log, Jakkur lake',
      evidence: [{ id: kept }],
    })
    expect((await update(id, { evidence: [] }, other)).status).toBe(404)
  })

  it('[W-48] may be added to what is verified, along with nothing that stays', async () => {
    const about = { mark: 'verified', sourceKind: 'course', sourceId: 'crs_1' } as const
    const id = await anImpactEntry(owner.id, about)
    const picture = await anImpactPicture(owner)
    const evidence = [{ id: picture.id, text: 'A white disc' }]
    expect((await update(id, { title: 'Another', evidence })).body.code).toBe('impact_entry_verified')
    expect(ownOf(await send('GET', `${path}/${id}`)).evidence).toEqual([])
    expect((await update(id, { description: 'It was deep.', evidence })).body).toMatchObject({
      mark: 'verified',
      description: 'It was deep.',
      evidence,
    })
  })

  it('[W-48] takes the word of whoever has confirmed it away when it changes, and not when it is sent again', async () => {
    const id = await anImpactEntry(owner.id, { mark: 'confirmed', confirmedBy: 'Jakkur lake group' })
    const file = await anImpactEvidence(owner, id)
    const same = [{ id: file, text: 'A white disc in brown water' }]
    expect(ownOf(await update(id, { evidence: same })).mark).toBe('confirmed')
    expect((await update(id, { evidence: [] })).body).toMatchObject({ mark: 'own', confirmedBy: null })
  })
})

describe('a file of an entry', () => {
  it('[S-507] opens for its owner alone until its entry is public, and for nobody else at once when it is private again', async () => {
    const id = await anImpactEntry(owner.id)
    const file = await anImpactEvidence(owner, id)
    const admin = await aUser('admin')
    const answers = async () => {
      const all = [await opened(file, null), await opened(file, admin), await opened(file, owner)]
      return [...all, await opened(file, null, '?size=small')]
    }
    const [hidden, open] = [
      [404, 404, 200, 404],
      [200, 200, 200, 200],
    ]
    expect(await answers()).toEqual(hidden)
    await update(id, { isPublic: true })
    expect(await answers()).toEqual(open)
    await update(id, { isPublic: false })
    expect(await answers()).toEqual(hidden)
    await update(id, { isPublic: true })
    await send('DELETE', `${path}/${id}`)
    expect(await answers()).toEqual([404, 404, 404, 404])
  })

  it('is refused with whoever is suspended, hidden, leaves, is gone, or is under 18 after all', async () => {
    const id = await anImpactEntry(owner.id, { isPublic: true })
    const file = await anImpactEvidence(owner, id)
    const admin = await aUser('admin')
    const states: number[] = []
    const look = async () => states.push(await opened(file, null))
    await look()
    const suspended = `INSERT INTO suspensions (user_id, suspended_at, suspended_by, reason) VALUES (?, 1, ?, 'Spam')`
    await run(suspended, owner.id, admin.id)
    await look()
    await run('DELETE FROM suspensions')
    await look()
    await makeMinor(owner.id, '2020-01-01')
    await look()
    expect(await send('GET', `/api/impact-entries/${id}`, undefined, null)).toMatchObject({ status: 404 })
    await run('UPDATE profiles SET date_of_birth = ? WHERE id = ?', '2000-01-01', owner.id)
    await update(id, { isPublic: true })
    await look()
    await run('INSERT INTO deletion_requests (user_id, requested_at, due_at) VALUES (?, 1, 2)', owner.id)
    await look()
    await run('DELETE FROM users WHERE id = ?', owner.id)
    await look()
    expect(states).toEqual([200, 404, 200, 404, 200, 404, 404])
  })

  it('is shown as what it is, runs nothing, and is asked for anew each time', async () => {
    const id = await anImpactEntry(owner.id, { isPublic: true })
    const document = await anImpactDocument(owner)
    const picture = await anImpactPicture(owner)
    await update(id, {
      evidence: [picture, document].map((file) => ({ id: file.id, text: 'A disc' })),
    })
    const get = (file: string, held?: string) =>
      send('GET', `/api/impact-evidence/${file}`, undefined, null, held ? { 'if-none-match': held } : {})
    const inert = {
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    }
    const shown = await get(picture.id)
    expect(Object.fromEntries(shown.headers)).toMatchObject({ ...inert, 'content-type': 'image/png' })
    expect(shown.headers.get('content-disposition')).toBeNull()
    const file = Object.fromEntries((await get(document.id)).headers)
    expect(file).toMatchObject({
      ...inert,
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="impact-document.pdf"',
    })
    const etag = shown.headers.get('etag')!
    const held = await get(picture.id, `W/${etag}`)
    expect([held.status, held.text, held.headers.get('cache-control')]).toEqual([304, '', 'private, no-cache'])
    await update(id, { isPublic: false })
    expect((await get(picture.id, etag)).status).toBe(404)
  })

  it('goes with its entry, with what is no longer named, and with its person; what is kept stays', async () => {
    const id = await anImpactEntry(owner.id)
    const [first, second, third] = [
      await anImpactPicture(owner),
      await anImpactDocument(owner),
      await anImpactDocument(owner),
    ]
    const keep = (files: { id: string }[]) =>
      update(id, { evidence: files.map((file) => ({ id: file.id, text: 'A disc' })) })
    await keep([first, second, third])
    await keep([first, second])
    await sweep(api.clock.now + 3 * hourMs)
    expect((await keys()).length).toBe(3)
    expect(await keys()).not.toContain(third.objectKey)
    await sweep(api.clock.now + 100 * hourMs)
    expect((await keys()).length).toBe(3)
    await run('DELETE FROM users WHERE id = ?', owner.id)
    await sweep(api.clock.now + 200 * hourMs)
    expect(await keys()).toEqual([])
    expect((await run('SELECT * FROM impact_evidence')).results).toEqual([])
  })

  it('[U-15] stands with the public entry, and in the JSON file of the page', async () => {
    const id = await anImpactEntry(owner.id, { isPublic: true })
    const file = await anImpactEvidence(owner, id)
    const shown = { id: file, path: `/api/impact-evidence/${file}`, text: 'A white disc in brown water' }
    const entry = parse(getImpactEntry.response, (await api.call(`/api/impact-entries/${id}`)).body)
    expect(entry.evidence).toMatchObject([shown])
    expect((await api.call('/api/impact-entries')).body.items).toMatchObject([{ evidence: [shown] }])
    await send('PUT', '/api/me/impact-page', { handle: 'meera', isPublic: true })
    const { text } = await api.call('/api/impact-pages/meera/export')
    expect(JSON.parse(text)).toMatchObject({ entries: [{ evidence: [shown] }] })
  })
})
