import { beforeEach, expect, it } from 'vitest'
import { aCourseOf, someDetails } from '../../../test/authored-courses.ts'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { anUnfinishedFile, aStoredFile } from '../../../test/files.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'

let educator: TestUser
let courseId: string
let version: number

beforeEach(async () => {
  await emptyDatabase()
  educator = await aUser('educator')
  courseId = (await aCourseOf(educator.id)).id
  version = 1
})

async function save(coverImage: string | null, by = educator) {
  const { status, body } = await startApi().call(`/api/courses/${courseId}/draft`, {
    method: 'PUT',
    headers: { origin: 'https://kere.test', cookie: by.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ version, details: { ...someDetails, coverImage }, outline: [] }),
  })
  if (status === 200) version += 1
  return { status, errors: body.errors }
}

it('[part of S-383] takes a picture that its author has uploaded, and none again', async () => {
  const { path } = await aStoredFile(educator)
  expect((await save(path)).status).toBe(200)
  expect((await save(path)).status).toBe(200)
  expect((await save(null)).status).toBe(200)
})

it('takes no other address, and no picture of somebody else', async () => {
  const detail = 'Please upload the picture'
  const unfinished = await anUnfinishedFile(educator, 9, { objectKey: 'covers/half', sentAt: 1 })
  const others = await aStoredFile(await aUser('educator'))
  const addresses = ['https://elsewhere.test/a.png', '//elsewhere.test/a.png', '/media/covers/none', '/covers/v1/x.svg']
  for (const path of [...addresses, `/media/${unfinished.objectKey}`, others.path])
    expect([path, await save(path)]).toEqual([
      path,
      { status: 422, errors: [{ pointer: '/body/details/coverImage', detail }] },
    ])
})

it('leaves what stands there, also when another saves', async () => {
  const { path } = await aStoredFile(educator)
  expect((await save(path)).status).toBe(200)
  expect((await save(path, await aUser('admin'))).status).toBe(200)
})

it('is asked for at the beginning of a course too', async () => {
  const others = await aStoredFile(await aUser('educator'))
  const { status, body } = await startApi().call('/api/courses', {
    method: 'POST',
    headers: { origin: 'https://kere.test', cookie: educator.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ details: { title: 'Reading a lake', coverImage: others.path } }),
  })
  expect([status, body.errors?.[0]?.pointer]).toEqual([422, '/body/details/coverImage'])
})
