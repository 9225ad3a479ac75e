import { env } from 'cloudflare:workers'
import { avatar } from '@kere/contracts/accounts/avatar'
import { courseCover, smallCover } from '@kere/contracts/courses/course-cover'
import type { FileKind } from '@kere/contracts/files/file-kind'
import { fileKinds } from '@kere/contracts/files/file-kinds'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourse } from '../../../test/factories.ts'
import { aStoredFile, anUnfinishedFile, emptyBucket } from '../../../test/files.ts'
import { aJpeg, aPng, aWebp, concat, textBytes } from '../../../test/pictures.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { documentBuckets } from '../../base/env.ts'
import { sweepTables } from '../../console/retention/sweep-tables.ts'
import { fileRoutes } from './files.routes.ts'
import { sweepObjects } from './sweep-objects.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const start = Date.parse('2026-11-15T12:00:00Z')
const db = openDatabase(env.DB)

const letter: FileKind = {
  ...courseCover,
  name: 'letter',
  folder: 'letters',
  types: ['application/pdf'],
  uploaders: ['student'],
  readers: ['admin'],
}
const routes = fileRoutes([...fileKinds, letter])

let educator: TestUser

beforeEach(async () => {
  await emptyDatabase()
  await emptyBucket()
  educator = await aUser('educator')
})

const asking = ({ cookie }: TestUser) => ({ origin: 'https://kere.test', cookie })

type Api = ReturnType<typeof startApi>

const begin = (api: Api, user: TestUser, body: object, key?: string) =>
  api.call('/api/files', {
    method: 'POST',
    headers: {
      ...asking(user),
      'content-type': 'application/json',
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
  })

const send = (api: Api, user: TestUser, id: string, body: BodyInit | null) =>
  api.call(`/api/files/${id}/content`, { method: 'PUT', headers: asking(user), body })

async function upload(body: Uint8Array<ArrayBuffer>, api = startApi(), { name: kind }: FileKind = courseCover) {
  const { body: begun } = await begin(api, educator, { kind, size: body.length })
  return send(api, educator, begun.id, body)
}

const rows = async () => (await env.DB.prepare('SELECT * FROM files ORDER BY id').all()).results
const removed = async () =>
  (await env.DB.prepare('SELECT object_key FROM removed_objects').all<{ object_key: string }>()).results
const buckets = [env.MEDIA, ...Object.values(documentBuckets(env))]
const objects = async () =>
  (await Promise.all(buckets.map((bucket) => bucket.list()))).flatMap((list) => list.objects.map(({ key }) => key))

async function sweep(at: number, { media = env.MEDIA, documents = documentBuckets(env) } = {}) {
  await sweepTables(db, () => at)
  await sweepObjects({ db, media, documents, at })
}

const bucketWith = (broken: Partial<R2Bucket>, whole = env.MEDIA): R2Bucket =>
  Object.assign(Object.create(whole) as R2Bucket, {
    get: whole.get.bind(whole),
    put: whole.put.bind(whole),
    delete: whole.delete.bind(whole),
    ...broken,
  })

/** Gives the binding's name in `workers/api/wrangler.toml`. */
const bindingOf = (bucket: string) => bucket.toUpperCase().replaceAll('-', '_')

const down = () => Promise.reject(new Error('R2 is down'))

describe('an upload', () => {
  it.each([
    ['image/png', aPng({ width: 1600, height: 900 }), 1600, 900],
    ['image/jpeg', aJpeg({ width: 1280, height: 720 }), 1280, 720],
    ['image/webp', aWebp({ width: 3, height: 5000 }), 3, 5000],
  ])('of %s is stored under a name of our own and shown to everybody', async (type, picture, width, height) => {
    const { status, body } = await upload(picture)
    expect([status, body]).toEqual([
      200,
      { id: expect.stringMatching(/^fil_/), path: body.path, type, size: picture.length, width, height },
    ])
    expect(body.path).toMatch(/^\/media\/covers\/[\w-]{22}$/)

    const { status: shown, headers } = await startApi().call(`/api${body.path}`)
    expect(shown).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': type,
      'content-length': String(picture.length),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=30',
    })
    const object = await env.MEDIA.get(body.path!.replace('/media/', ''))
    expect(new Uint8Array(await object!.arrayBuffer())).toEqual(picture)
  })

  it('[S-383] [S-579.cover] [part of C-47] is an image of 1,048,576 bytes at most, and not one more', async () => {
    expect((await upload(aPng({ bytes: 1_048_576 }))).status).toBe(200)
    const { status, body } = await begin(startApi(), educator, { kind: 'course_cover', size: 1_048_577 })
    expect([status, body.code, body.detail]).toEqual([413, 'file_too_large', 'Image size must be less than 1MB'])
    expect((await upload(textBytes('<!doctype html>'))).body.detail).toBe('File must be an image')
  })

  it('is not believed when it is longer or shorter than was said', async () => {
    const picture = aPng({ bytes: 70_000 })
    for (const said of [picture.length - 1, picture.length + 1, 1_048_576]) {
      const api = startApi()
      const { body: begun } = await begin(api, educator, { kind: 'course_cover', size: said })
      const { status, body } = await send(api, educator, begun.id, picture)
      expect([said, status, body.code]).toEqual([said, 422, 'upload_mismatch'])
    }
    expect((await rows()).map(({ state }) => state)).toEqual(['unfinished', 'unfinished', 'unfinished'])
    await sweep(start + 3 * hourMs)
    expect([await objects(), await rows(), await removed()]).toEqual([[], [], []])
  })

  it('is refused by the cap of all kinds before a byte is read', async () => {
    const { id } = await anUnfinishedFile(educator, 10)
    const headers = { ...asking(educator), 'content-length': '9000000' }
    const { body } = await startApi().call(`/api/files/${id}/content`, { method: 'PUT', headers, body: 'x' })
    expect(body.code).toBe('payload_too_large')
  })

  it('of nothing is refused', async () => {
    const { status, body } = await begin(startApi(), educator, { kind: 'course_cover', size: 0 })
    expect([status, body.code]).toEqual([422, 'file_empty'])
    const { id } = await anUnfinishedFile(educator, 10)
    expect((await send(startApi(), educator, id, null)).body.code).toBe('upload_mismatch')
  })

  it('is its owner’s to send, and of who may have its kind', async () => {
    const { id } = await anUnfinishedFile(educator, aPng().length)
    expect((await send(startApi(), await aUser('educator'), id, aPng())).status).toBe(404)
    const learner = await aUser('student')
    expect((await begin(startApi(), learner, { kind: 'course_cover', size: 9 })).status).toBe(403)
    expect((await begin(startApi(), educator, { kind: 'program', size: 9 })).status).toBe(422)
  })

  it('does not pass from another site', async () => {
    const { id } = await anUnfinishedFile(educator, aPng().length)
    const headers = { ...asking(educator), origin: 'https://elsewhere.test' }
    const { body } = await startApi().call(`/api/files/${id}/content`, { method: 'PUT', headers, body: aPng() })
    expect(body.code).toBe('cross_site_request')
  })

  it('begun twice with one key is one file, and sent twice is stored once', async () => {
    const api = startApi()
    const asked = { kind: 'course_cover', size: aPng().length }
    const key = 'the-key-of-one-upload'
    const first = await begin(api, educator, asked, key)
    expect((await begin(api, educator, asked, key)).body.id).toBe(first.body.id)
    const stored = await send(api, educator, first.body.id, aPng())
    expect((await send(api, educator, first.body.id, aPng())).body).toEqual(stored.body)
    expect([(await rows()).length, (await objects()).length]).toEqual([1, 1])
  })

  it('leaves an account 50 files that nothing uses, whatever is begun at once', async () => {
    const api = startApi()
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => begin(api, educator, { kind: 'course_cover', size: 9 })),
    )
    const statuses = answers.map(({ status }) => status)
    expect([201, 429].map((wanted) => statuses.filter((status) => status === wanted).length)).toEqual([50, 10])
    expect((await begin(api, await aUser('educator'), { kind: 'course_cover', size: 9 })).status).toBe(201)
  })

  it('leaves an account no more files of a kind than the kind says, used or not', async () => {
    const few = startApi({ routes: fileRoutes([{ ...courseCover, perAccount: 2 }]) })
    for (let each = 0; each < 2; each += 1) await aStoredFile(educator, { uses: 1, unusedAt: null })
    expect((await begin(few, educator, { kind: 'course_cover', size: 9 })).body.code).toBe('too_many_files')
  })
})

const html = textBytes('<!doctype html><script>alert(1)</script>')
const corpus: Record<string, Uint8Array<ArrayBuffer>> = {
  'an SVG': textBytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'an SVG behind an XML declaration': textBytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  'HTML, whatever its name': html,
  'a GIF that is a script too': textBytes('GIF89a/*\0\0\0\0*/=1;alert(1)'),
  'a PDF': textBytes('%PDF-1.7\n'),
  'a zip': concat(Uint8Array.of(0x50, 0x4b, 3, 4), new Uint8Array(60)),
  'one byte': Uint8Array.of(0x89),
  'the signature of a PNG and nothing else': aPng().slice(0, 8),
  'a PNG that ends in its header': aPng().slice(0, 20),
  'a PNG without its end': aPng().slice(0, -12),
  'a PNG with a page behind it': concat(aPng(), html),
  'a PNG with another end behind a page': concat(aPng(), html, aPng().slice(-12)),
  'a PNG of no height': aPng({ height: 0 }),
  'a JPEG without its end': aJpeg().slice(0, -2),
  'a JPEG with a page behind it': concat(aJpeg(), html),
  'a JPEG that ends in its header': aJpeg().slice(0, 12),
  'a WebP with a page behind it': concat(aWebp(), html),
  'a WebP that is longer than it is': aWebp().slice(0, -1),
}

const kindsOfPictures = fileKinds.filter(({ types }) => types.every((type) => type.startsWith('image/')))

describe.each(kindsOfPictures)('[S-356] [part of S-383] a picture of the kind $name', (kind) => {
  const { messages, maxBytes, folder } = kind
  const refusedBy = async (bytes: Uint8Array<ArrayBuffer>) => {
    const { status, body } = await upload(bytes, startApi(), kind)
    return [status, body.code, body.detail]
  }

  beforeEach(async () => {
    educator = await aUser(kind.uploaders[0]!)
  })

  it('is stored in its folder, and shown', async () => {
    const { status, body } = await upload(aPng(), startApi(), kind)
    expect(status).toBe(200)
    expect(await objects()).toEqual([expect.stringMatching(new RegExp(`^${folder}/[\\w-]{22}$`))])
    expect(body.path === null).toBe(kind.bucket !== undefined)
    const shown = await startApi().call(`/api${body.path ?? `/media/${(await objects())[0]}`}`)
    expect(shown.status).toBe(kind.bucket ? 404 : 200)
  })

  it('is as large as may be, not one byte more, and not empty', async () => {
    expect((await upload(aPng({ bytes: maxBytes }), startApi(), kind)).status).toBe(200)
    const sizes = await Promise.all(
      [maxBytes + 1, 0].map((size) => begin(startApi(), educator, { kind: kind.name, size })),
    )
    expect(sizes.map(({ status, body }) => [status, body.code])).toEqual([
      [413, 'file_too_large'],
      [422, 'file_empty'],
    ])
    expect(sizes[0]!.body.detail).toBe(messages.tooLarge)
    const { body: begun } = await begin(startApi(), educator, { kind: kind.name, size: maxBytes })
    const more = concat(aPng({ bytes: maxBytes }), Uint8Array.of(0))
    expect((await send(startApi(), educator, begun.id, more)).body.code).toBe('upload_mismatch')
    await sweep(start + 3 * hourMs)
    expect(await objects()).toHaveLength(1)
  })

  it.each(Object.entries(corpus))('is not %s', async (_, bytes) => {
    expect(await refusedBy(bytes)).toEqual([415, 'file_refused', messages.wrongType])
    await sweep(start + 3 * hourMs)
    expect([await objects(), await rows()]).toEqual([[], []])
  })

  it('has no more pixels than whoever is shown it can decode, by its own header', async () => {
    const most = kind.maxPixels ?? 0
    const height = [1000, 361, 160].find((each) => most % each === 0) ?? 0
    for (const make of [aPng, aJpeg, aWebp]) {
      expect((await upload(make({ width: most / height, height }), startApi(), kind)).status).toBe(200)
      const tooMany = [422, 'image_too_large', messages.tooManyPixels]
      expect(await refusedBy(make({ width: most / height, height: height + 1 }))).toEqual(tooMany)
      expect(await refusedBy(make({ width: 8000, height: 5000 }))).toEqual(tooMany)
    }
    expect([most > 0, most <= 2_000_000, (await objects()).length]).toEqual([true, true, 3])
  })

  it('[R7] leaves neither row nor object, wherever the bucket fails', async () => {
    const picture = aPng({ bytes: Math.min(200_000, maxBytes) })
    const bucket = kind.bucket ? documentBuckets(env)[kind.bucket] : env.MEDIA
    const broken: R2Bucket[] = [
      bucketWith({ put: down }),
      bucketWith({
        put: () => {
          throw new Error('R2 is gone')
        },
      }),
      // Stores the object but loses the answer.
      bucketWith({
        put: (async (key: string, value: ReadableStream, options?: R2PutOptions) => {
          await bucket.put(key, value, options)
          throw new Error('No answer')
        }) as R2Bucket['put'],
      }),
      // Reads a part of the object and stops.
      bucketWith({
        put: (async (_key: string, value: ReadableStream) => {
          await value.getReader().read()
          throw new Error('No more')
        }) as R2Bucket['put'],
      }),
    ]
    for (const each of broken) {
      const api = kind.bucket ? startApi({ settings: { [bindingOf(kind.bucket)]: each } }) : startApi({ media: each })
      const { status, body } = await upload(picture, api, kind)
      expect([status, body.code, body.detail]).toEqual([503, 'upload_failed', messages.failed])
    }
    const weak = bucketWith({ delete: down }, bucket)
    const swept = kind.bucket ? { documents: { ...documentBuckets(env), [kind.bucket]: weak } } : { media: weak }
    await expect(sweep(start + 3 * hourMs, swept)).rejects.toThrow('R2 is down')
    expect((await removed()).length).toBe(4)
    await sweep(start + 3 * hourMs)
    expect([await objects(), await rows(), await removed()]).toEqual([[], [], []])
  })
})

it('[S-357] a photo of 40 megapixels is refused with what to do', async () => {
  educator = await aUser('student')
  const { status, body } = await upload(aPng({ width: 8000, height: 5000 }), startApi(), avatar)
  expect([status, body.detail]).toEqual([422, 'The picture has too many pixels. Use one of at most 1 megapixel.'])
})

describe('a small rendition', () => {
  const small = async (picture = aPng({ width: 640, height: 360 })) =>
    (await upload(picture, startApi(), smallCover)).body
  const large = async (about: object) => {
    const picture = aPng({ width: 1600, height: 900 })
    const { status, body } = await begin(startApi(), educator, { kind: 'course_cover', size: picture.length, ...about })
    return status === 201 ? send(startApi(), educator, body.id, picture) : { status, body }
  }
  const usesOf = async (id: string) =>
    env.DB.prepare('SELECT uses, unused_at FROM files WHERE id = ?').bind(id).first<{ uses: number }>()

  it('is named by the address of its picture, and shown as that is', async () => {
    const { id, path } = await small()
    const { status, body } = await large({ small: id })
    expect([status, path]).toEqual([200, expect.stringMatching(/^\/media\/small\/[\w-]{22}$/)])
    expect(body.path).toMatch(/^\/media\/covers\/[\w-]{22}\.[\w-]{22}$/)
    expect(smallPictureOf(body.path)).toBe(path)
    for (const each of [path, body.path]) expect((await startApi().call(`/api${each}`)).status).toBe(200)
    expect(smallPictureOf((await large({})).body.path)).toBeNull()
  })

  it('is used by its picture from when that is begun, and goes with it', async () => {
    const { id } = await small()
    await begin(startApi(), educator, { kind: 'course_cover', size: 9, small: id })
    expect(await usesOf(id)).toEqual({ uses: 1, unused_at: null })
    await sweep(start + hourMs - 1)
    expect(await rows()).toHaveLength(2)
    await sweep(start + 2 * hourMs)
    expect([await rows(), await objects()]).toEqual([[], []])
  })

  it('stays while a course shows its picture, also when its person has gone', async () => {
    const { id, path } = await small()
    const { body } = await large({ small: id })
    const { id: courseId } = await aCourse(educator.id, { coverImage: body.path })
    await sweep(start + 9 * dayMs)
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(educator.id).run()
    await sweep(start + 9 * dayMs)
    expect((await startApi().call(`/api${path}`)).status).toBe(200)
    await env.DB.prepare('DELETE FROM courses WHERE id = ?').bind(courseId).run()
    for (let times = 0; times < 2; times += 1) await sweep(start + 9 * dayMs)
    expect([await rows(), await objects()]).toEqual([[], []])
  })

  it('goes with its person where nothing shows its picture', async () => {
    const { id } = await small()
    await large({ small: id })
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(educator.id).run()
    await sweep(start + hourMs)
    expect([await rows(), await objects()]).toEqual([[], []])
  })

  it('is the caller’s own, whole, and of the kind that goes with the picture', async () => {
    const other = await aUser('educator')
    const none: Record<string, string> = {
      unknown: 'fil_none',
      others: (await aStoredFile(other, { kind: 'cover_small' })).id,
      unfinished: (await anUnfinishedFile(educator, 9, { kind: 'cover_small' })).id,
      'a cover': (await aStoredFile(educator, { kind: 'course_cover' })).id,
      'of a photo': (await aStoredFile(educator, { kind: 'avatar_small' })).id,
    }
    for (const [name, id] of Object.entries(none)) {
      const { status, body } = await large({ small: id })
      expect([name, status, body.errors]).toEqual([
        name,
        422,
        [{ pointer: '/body/small', detail: 'Please upload the small picture first' }],
      ])
    }
    const { id } = await aStoredFile(educator, { kind: 'cover_small' })
    expect((await begin(startApi(), educator, { kind: 'cover_small', size: 9, small: id })).status).toBe(422)
  })
})

describe('a row and its object', () => {
  it('are both there after a retry, and the key of the first try goes', async () => {
    const picture = aPng()
    const { body: begun } = await begin(startApi(), educator, { kind: 'course_cover', size: picture.length })
    const lossy = bucketWith({
      put: (async (key: string, value: ReadableStream) => {
        await env.MEDIA.put(key, value)
        throw new Error('No answer')
      }) as R2Bucket['put'],
    })
    expect((await send(startApi({ media: lossy }), educator, begun.id, picture)).status).toBe(503)
    const { status, body } = await send(startApi(), educator, begun.id, picture)
    expect([status, (await objects()).length]).toEqual([200, 2])
    await sweep(start + hourMs)
    expect(await objects()).toEqual([body.path!.replace('/media/', '')])
  })

  it('are one of each where a file is sent twice at once', async () => {
    const picture = aPng({ bytes: 300_000 })
    const api = startApi()
    const { body: begun } = await begin(api, educator, { kind: 'course_cover', size: picture.length })
    const answers = await Promise.all([1, 2, 3].map(() => send(api, educator, begun.id, picture)))
    const good = answers.filter(({ status }) => status === 200)
    expect(good.length).toBeGreaterThanOrEqual(1)
    expect(new Set(good.map(({ body }) => body.path)).size).toBe(1)
    const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)
    expect(refusals.filter((code) => code !== 'upload_superseded')).toEqual([])
    await sweep(start + hourMs)
    expect(await objects()).toEqual([good[0]!.body.path!.replace('/media/', '')])
  })

  it('are swept where the sender stops half-way', async () => {
    const picture = aPng({ bytes: 500_000 })
    const api = startApi()
    const { body: begun } = await begin(api, educator, { kind: 'course_cover', size: picture.length })
    const half = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(picture.slice(0, 300_000)),
      pull: (controller) => controller.error(new Error('The line broke')),
    })
    expect((await send(api, educator, begun.id, half)).body.code).toBe('upload_mismatch')
    expect(await objects()).toEqual([])
    await sweep(start + 2 * hourMs)
    expect([await rows(), await removed()]).toEqual([[], []])
  })

  it('outlive no sweep while a try may still be writing', async () => {
    await anUnfinishedFile(educator, 10, { objectKey: 'covers/late', sentAt: start + hourMs - 1 })
    await sweep(start + hourMs + 1)
    expect([await rows(), (await removed()).length]).toEqual([[], 1])
    await env.MEDIA.put('covers/late', 'written late')
    await sweep(start + hourMs + 31 * minuteMs)
    expect([await objects(), await removed()]).toEqual([[], []])
  })
})

describe('what nothing uses', () => {
  const replaceCover = (courseId: string, path: string | null, at: number) =>
    env.DB.prepare('UPDATE courses SET cover_image = ?, updated_at = ? WHERE id = ?').bind(path, at, courseId).run()

  it('[part of W-30.deleted] goes a day after it was uploaded, and what is used stays', async () => {
    const used = await aStoredFile(educator)
    await aStoredFile(educator)
    await aCourse(educator.id, { coverImage: used.path })
    await sweep(start + dayMs + 1)
    expect(await objects()).toEqual([used.objectKey])
  })

  it('[W-30.deleted] goes a day after another took its place', async () => {
    const [old, young] = [await aStoredFile(educator), await aStoredFile(educator)]
    const { id } = await aCourse(educator.id, { coverImage: old.path })
    await replaceCover(id, young.path, start + 5 * dayMs)
    await sweep(start + 6 * dayMs)
    expect((await objects()).length).toBe(2)
    await sweep(start + 6 * dayMs + 1)
    expect(await objects()).toEqual([young.objectKey])
    expect((await startApi().call(`/api${old.path}`)).status).toBe(404)
  })

  it('stays while a draft or its course shows it, and goes at once with both', async () => {
    const cover = await aStoredFile(educator)
    const { id } = await aCourse(educator.id, { coverImage: cover.path })
    const draft = (path: string | null) => JSON.stringify({ coverImage: path })
    await env.DB.prepare(
      `INSERT INTO course_drafts (course_id, details, outline, updated_at) VALUES (?, ?, '[]', 1)
        ON CONFLICT DO UPDATE SET details = excluded.details`,
    )
      .bind(id, draft(cover.path))
      .run()
    expect(await rows()).toMatchObject([{ uses: 2, unused_at: null }])
    await replaceCover(id, null, start)
    expect(await rows()).toMatchObject([{ uses: 1, unused_at: null }])
    await env.DB.prepare('DELETE FROM courses WHERE id = ?').bind(id).run()
    expect(await rows()).toMatchObject([{ uses: 0, unused_at: 0 }])
    await sweep(start + dayMs)
    expect(await objects()).toEqual([])
  })

  it('goes with its person, and the cover of a published course stays', async () => {
    const [cover, unused] = [await aStoredFile(educator), await aStoredFile(educator)]
    await anUnfinishedFile(educator, 10)
    await aCourse(educator.id, { coverImage: cover.path })
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(educator.id).run()
    await sweep(start + hourMs)
    expect(await objects()).toEqual([cover.objectKey])
    expect(unused.objectKey).not.toBe(cover.objectKey)
    expect((await startApi().call(`/api${cover.path}`)).status).toBe(200)
  })
})

describe('a file that is shown', () => {
  it('is not found once its row is gone, though its object is still there', async () => {
    const { path, objectKey, id } = await aStoredFile(educator)
    await env.DB.prepare('DELETE FROM files WHERE id = ?').bind(id).run()
    const { status, headers } = await startApi().call(`/api${path}`)
    expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-store'])
    expect(await objects()).toEqual([objectKey])
  })

  it('is not found where its object is gone or nothing is known of it', async () => {
    const { path, objectKey } = await aStoredFile(educator)
    await env.MEDIA.delete(objectKey)
    expect((await startApi().call(`/api${path}`)).status).toBe(404)
    expect((await startApi().call('/api/media/covers/nothing')).status).toBe(404)
  })

  it('is unavailable for a moment where the bucket is', async () => {
    const { path } = await aStoredFile(educator)
    const { status, headers } = await startApi({ media: bucketWith({ get: down }) }).call(`/api${path}`)
    expect([status, headers.get('cache-control')]).toEqual([503, 'private, no-store'])
  })
})

describe('a private file', () => {
  let owner: TestUser
  let file: Awaited<ReturnType<typeof aStoredFile>>
  const api = () => startApi({ routes })
  const download = (user: TestUser) => api().call(`/api/files/${file.id}/content`, { headers: asking(user) })
  const link = (user: TestUser, started = api()) =>
    started.call(`/api/files/${file.id}/links`, { method: 'POST', headers: asking(user) })

  beforeEach(async () => {
    owner = await aUser('student')
    file = await aStoredFile(owner, { kind: 'letter', type: 'application/pdf', width: null, height: null })
  })

  it('comes as an attachment to its owner and its readers, and is found by nobody else', async () => {
    for (const reader of [owner, await aUser('admin')]) {
      const { status, headers } = await download(reader)
      expect([status, headers.get('content-disposition'), headers.get('content-type')]).toEqual([
        200,
        'attachment; filename="letter.pdf"',
        'application/pdf',
      ])
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('content-security-policy')).toContain('sandbox')
    }
    for (const other of [educator, await aUser('student')]) {
      expect((await download(other)).status).toBe(404)
      expect((await link(other)).status).toBe(404)
    }
  })

  it('has no public address', async () => {
    expect((await api().call(`/api${file.path}`)).status).toBe(404)
  })

  it('is had by a link for five minutes, signed in or not', async () => {
    const started = api()
    const { status, body } = await link(owner, started)
    expect([status, body.expiresAt]).toEqual([201, '2026-11-15T12:05:00.000Z'])
    started.clock.now += 5 * minuteMs - 1000
    const followed = await started.call(body.href)
    expect([followed.status, followed.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="letter.pdf"',
    ])
    started.clock.now += 1000
    expect((await started.call(body.href)).status).toBe(404)
  })

  it('is not had by a link that was changed, made of a session’s token, or outlived its file', async () => {
    const { body } = await link(owner)
    expect((await api().call(`${body.href.slice(0, -4)}AAAA`)).status).toBe(404)
    const accessToken = owner.cookie.split('; ')[0]!.split('=')[1]!
    expect((await api().call(`/api/file-links/${accessToken}`)).status).toBe(404)
    await env.DB.prepare('DELETE FROM files').run()
    expect((await api().call(body.href)).status).toBe(404)
  })
})

describe('memory', () => {
  it('holds a head and a chunk of a large file, and never the file', async () => {
    const megabyte = 1024 * 1024
    const size = 24 * megabyte
    const { id } = await anUnfinishedFile(educator, size)
    const picture = aPng({ bytes: size })
    let sent = 0
    let stored = 0
    let ahead = 0
    const slow = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          controller.enqueue(picture.subarray(sent, sent + 64 * 1024))
          sent = Math.min(size, sent + 64 * 1024)
          ahead = Math.max(ahead, sent - stored)
          if (sent === size) controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const media = bucketWith({
      put: (async (_key: string, value: ReadableStream<Uint8Array>) => {
        for await (const { byteLength } of value) stored += byteLength
        return null
      }) as R2Bucket['put'],
    })
    expect((await send(startApi({ media }), educator, id, slow)).status).toBe(200)
    expect(stored).toBe(size)
    expect(ahead).toBeLessThan(megabyte)
  })
})
