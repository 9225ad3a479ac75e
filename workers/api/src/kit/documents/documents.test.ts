import { env } from 'cloudflare:workers'
import { fellowshipStatement as kind } from '@kere/contracts/fellowship/fellowship-statement'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { aJobApplication } from '../../../test/careers.ts'
import { aDoc } from '../../../test/documents/doc-writer.ts'
import { aWorkbook, docxWriters } from '../../../test/documents/docx-writers.ts'
import { aZip } from '../../../test/documents/zip-writer.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { anInterest, aPdf, aStatement } from '../../../test/fellowship.ts'
import { anUnfinishedFile, emptyBucket } from '../../../test/files.ts'
import { aPng, concat, textBytes } from '../../../test/pictures.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { documentBuckets } from '../../base/env.ts'
import { sweepTables } from '../../console/retention/sweep-tables.ts'
import { sweepObjects } from '../files/sweep-objects.ts'
import { reconcileDocuments } from './reconcile-documents.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const db = openDatabase(env.DB)
const bucket = env.FELLOWSHIP_APPLICATIONS

let api: ReturnType<typeof startApi>
let learner: TestUser

beforeEach(async () => {
  await emptyDatabase()
  await emptyBucket()
  api = startApi()
  learner = await aUser('student')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const asking = ({ cookie }: TestUser) => ({ origin: 'https://kere.test', cookie })

const begin = (size: number) =>
  api.call('/api/files', {
    method: 'POST',
    headers: { ...asking(learner), 'content-type': 'application/json' },
    body: JSON.stringify({ kind: kind.name, size }),
  })

async function upload(bytes: Uint8Array<ArrayBuffer>) {
  const { body } = await begin(bytes.length)
  return api.call(`/api/files/${body.id}/content`, { method: 'PUT', headers: asking(learner), body: bytes })
}

const keys = async () => (await bucket.list()).objects.map(({ key }) => key)
const rows = async () => (await env.DB.prepare('SELECT id FROM files').all()).results

const html = textBytes('<!doctype html><script>alert(1)</script>')

describe('a statement', () => {
  it.each([
    ['application/pdf', aPdf()],
    ['application/msword', aDoc()],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', docxWriters['Word']!({})],
  ])('[S-365, part of S-526] of %s lies in the bucket of its own, and has no address', async (type, bytes) => {
    const { status, body } = await upload(bytes)
    expect([status, body]).toMatchObject([200, { path: null, type, size: bytes.length }])
    expect(await keys()).toEqual([expect.stringMatching(/^statements\/[\w-]{22}$/)])
    expect((await env.MEDIA.list()).objects).toEqual([])
  })

  it('[S-579.statement] [W-23] [S-369] is 2 MB at most, by the API: not one byte more, and not empty', async () => {
    expect((await upload(aPdf(2 * 1024 * 1024))).status).toBe(200)
    const refused = await Promise.all([2 * 1024 * 1024 + 1, 0].map(begin))
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [413, 'file_too_large'],
      [422, 'file_empty'],
    ])
    const { body: begun } = await begin(100)
    const sent = { method: 'PUT', headers: asking(learner), body: aPdf(101) }
    expect((await api.call(`/api/files/${begun.id}/content`, sent)).body.code).toBe('upload_mismatch')
  })

  const refused: Record<string, [Uint8Array<ArrayBuffer>, string]> = {
    'a picture': [aPng(), kind.messages.wrongType],
    'a zip that is no document': [
      aZip([{ name: 'photos/lake.jpg', data: textBytes('x') }]),
      'Only PDF, DOC and DOCX files. Export it as a PDF and try again.',
    ],
    'HTML, whatever its name': [
      html,
      'This file is a web page or XML, whatever its name says. Open it and save it as DOCX, or export it as a PDF.',
    ],
    'RTF, whatever its name': [
      textBytes('{\\rtf1\\ansi Asha}'),
      'This file is RTF, whatever its name says. Open it and save it as DOCX, or export it as a PDF.',
    ],
    'a PDF with a page behind it': [
      concat(aPdf(), html),
      'This PDF has something else in front of it or behind its end. Print it to a new PDF and send that one.',
    ],
    'a PDF that runs a script': [
      concat(textBytes('%PDF-1.7\n1 0 obj<</S /JavaScript /JS (x)>>endobj\nstartxref\n%%EOF\n')),
      'This PDF holds JavaScript. Print it to a new PDF and send that one.',
    ],
    'a DOC with macros': [
      aDoc({ streams: [{ name: 'Macros' }] }),
      'This document holds macros. Export it as a PDF and send that one.',
    ],
    'a workbook': [aWorkbook(), 'This file is a workbook, not a document. Export it as a PDF and send that one.'],
    'text of OpenDocument': [
      aZip([{ name: 'mimetype', data: textBytes('application/vnd.oasis.opendocument.text') }]),
      'This file is an OpenDocument file, not a Word document. Export it as a PDF and send that one.',
    ],
  }

  it.each(Object.entries(refused))('[W-23] is not %s, and its sender is told why', async (_, [bytes, words]) => {
    const { status, body } = await upload(bytes)
    expect([status, body.code, body.detail]).toEqual([415, 'file_refused', words])
    await sweepTables(db, () => api.clock.now + 3 * hourMs)
    await sweepObjects({
      db,
      media: env.MEDIA,
      documents: documentBuckets(env),
      get at() {
        return api.clock.now + 3 * hourMs
      },
    })
    expect([await keys(), await rows()]).toEqual([[], []])
  })

  describe('where a scanner is set up', () => {
    const settings = { SCANNER_URL: 'https://scanner.test/scan', SCANNER_SECRET: 'a secret' }

    it.each([
      ['finds nothing in it', () => Response.json({ isClean: true }), 200, undefined],
      [
        'finds malware in it',
        () => Response.json({ isClean: false }),
        415,
        'A scanner has found malware in this file. Check your device, and make the file anew.',
      ],
      ['answers something else', () => Response.json({}), 503, kind.messages.failed],
      ['leads elsewhere', () => Response.redirect('https://elsewhere.test/', 307), 503, kind.messages.failed],
      ['does not answer', () => Promise.reject(new TypeError('Network connection lost.')), 503, kind.messages.failed],
    ])('is stored only if it %s', async (_, answer, status, detail) => {
      const asked: Request[] = []
      vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
        asked.push(new Request(...call))
        return answer()
      })
      api = startApi({ settings })
      const bytes = aPdf()
      const sent = await upload(bytes)
      expect([sent.status, sent.body.detail]).toEqual([status, detail])
      expect(await keys()).toHaveLength(status === 200 ? 1 : 0)
      const [request] = asked
      expect(request?.headers.get('authorization')).toBe('Bearer a secret')
      expect(request?.redirect).toBe('manual')
      expect(new Uint8Array(await request!.arrayBuffer())).toEqual(bytes)
    })

    it('is not asked about what is refused by itself', async () => {
      const asked = vi.fn<typeof fetch>()
      vi.stubGlobal('fetch', asked)
      api = startApi({ settings })
      expect((await upload(html)).body.code).toBe('file_refused')
      expect(asked).not.toHaveBeenCalled()
    })
  })

  it('is told in words that it could not be kept when the bucket does not answer, and its key is swept', async () => {
    const { body } = await begin(aPdf().length)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = Promise.withResolvers<void>()
    const silent = Object.assign(Object.create(bucket) as R2Bucket, {
      put() {
        asked.resolve()
        return new Promise(() => {})
      },
    })
    const waiting = startApi({ settings: { FELLOWSHIP_APPLICATIONS: silent } })
    const sent = waiting.call(`/api/files/${body.id}/content`, {
      method: 'PUT',
      headers: asking(learner),
      body: aPdf(),
    })
    await asked.promise
    await vi.advanceTimersByTimeAsync(30_000)
    vi.useRealTimers()
    const answer = await sent
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
      503,
      'upload_failed',
      'The statement did not upload. Please try again.',
    ])
    await sweepTables(db, () => api.clock.now + 3 * hourMs)
    expect(await rows()).toEqual([])
  })

  it('leaves nothing where the bucket is down, and can be sent again', async () => {
    const { body } = await begin(aPdf().length)
    const down = Object.assign(Object.create(bucket) as R2Bucket, {
      put: () => Promise.reject(new Error('R2 is down')),
    })
    const failing = startApi({ settings: { FELLOWSHIP_APPLICATIONS: down } })
    const sent = { method: 'PUT', headers: asking(learner), body: aPdf() }
    expect((await failing.call(`/api/files/${body.id}/content`, sent)).body.code).toBe('upload_failed')
    expect(await keys()).toEqual([])
    expect((await api.call(`/api/files/${body.id}/content`, sent)).status).toBe(200)
    expect(await keys()).toHaveLength(1)
  })
})

describe('a link to a document', () => {
  const linkFor = async (admin: TestUser) => {
    const id = await anInterest(learner, { statementId: (await aStatement(learner)).id })
    const path = `/api/fellowship-applications/${id}/statement-links`
    return { id, path, answer: await api.call(path, { method: 'POST', headers: asking(admin) }) }
  }
  const follow = (href: string, user: TestUser | null) => api.call(href, user ? { headers: asking(user) } : {})

  it('[W-23] [W-29] [S-468] opens it for whom it was made, and the audit log says who took it', async () => {
    const admin = await aUser('admin')
    const { id, answer } = await linkFor(admin)
    expect(answer.status).toBe(201)
    const { status, headers } = await follow(answer.body.href, admin)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe('attachment; filename="fellowship-statement.pdf"')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    const { results } = await env.DB.prepare('SELECT action, actor_id, subject_id FROM audit_log').all()
    expect(results).toEqual([{ action: 'fellowship.statement_downloaded', actor_id: admin.id, subject_id: id }])
  })

  it('opens it for nobody else, and not after five minutes', async () => {
    const [admin, other] = [await aUser('admin'), await aUser('admin')]
    const { path, answer } = await linkFor(admin)
    const { href } = answer.body
    expect((await follow(href, null)).status).toBe(401)
    for (const user of [other, learner]) expect((await follow(href, user)).status).toBe(404)
    expect((await follow(`${href.slice(0, -2)}${href.at(-2) === 'A' ? 'B' : 'A'}${href.at(-1)}`, admin)).status).toBe(
      404,
    )
    api.clock.now += 5 * minuteMs - 1000
    expect((await follow(href, admin)).status).toBe(200)
    api.clock.now += 1000
    expect((await follow(href, admin)).status).toBe(404)
    const asLearner = await api.call(path, { method: 'POST', headers: asking(learner) })
    expect(asLearner.status).toBe(403)
  })

  it('is not made past the audit log: of a private kind admins get no other', async () => {
    const admin = await aUser('admin')
    const { id } = await aStatement(learner)
    for (const [method, path] of [
      ['POST', `/api/files/${id}/links`],
      ['GET', `/api/files/${id}/content`],
    ] as const)
      expect((await api.call(path, { method, headers: asking(admin) })).status).toBe(404)
    expect((await api.call(`/api/files/${id}/content`, { headers: asking(learner) })).status).toBe(200)
  })
})

it('[part of W-29] sweeps both ways: objects without a row and rows without an object, within about an hour', async () => {
  const [kept, lost] = [await aStatement(learner), await aStatement(learner)]
  await anInterest(learner, { statementId: lost.id })
  await bucket.delete(lost.objectKey)
  await bucket.put('statements/left-behind', 'by a restored database')
  const from = Date.now() + 2 * hourMs
  for (let minute = 0; minute < 64; minute += 1)
    await reconcileDocuments({
      db,
      media: env.MEDIA,
      documents: documentBuckets(env),
      backups: env.BACKUPS,
      at: from + minute * minuteMs,
    })
  expect(await keys()).toEqual([kept.objectKey])
  expect(await rows()).toEqual([{ id: kept.id }])
  const { results } = await env.DB.prepare('SELECT statement_id FROM fellowship_interest').all()
  expect(results).toEqual([{ statement_id: null }])
})

it('[S-527] sweeps documents with a time in their keys both ways too, whenever they came', async () => {
  const day = 24 * hourMs
  const at = Math.ceil(Math.max(api.clock.now, Date.now()) / (64 * minuteMs)) * 64 * minuteMs + 64 * minuteMs
  const jobs = env.JOB_APPLICATIONS
  const ages = [1, 5, 300, 399, 3000]
  const kept = await Promise.all(
    ages.map(async (days) => {
      const objectKey = `resumes/${at - days * day}-${'k'.repeat(22)}.pdf`
      await jobs.put(objectKey, aPdf())
      const resumeId = (
        await anUnfinishedFile({ id: null }, 10, {
          kind: 'resume',
          state: 'stored',
          type: 'application/pdf',
          objectKey,
          sentAt: 1,
        })
      ).id
      await aJobApplication({ resumeId })
      await jobs.put(`resumes/${at - days * day}-${'o'.repeat(22)}.pdf`, 'an orphan')
      return objectKey
    }),
  )
  const lost = await anUnfinishedFile({ id: null }, 10, {
    kind: 'resume',
    state: 'stored',
    type: 'application/pdf',
    objectKey: `resumes/${at - 9 * day}-${'l'.repeat(22)}.pdf`,
    sentAt: 1,
  })
  for (let minute = 0; minute < 64; minute += 1)
    await reconcileDocuments({
      db,
      media: env.MEDIA,
      documents: documentBuckets(env),
      backups: env.BACKUPS,
      at: at + minute * minuteMs,
    })
  expect((await jobs.list()).objects.map(({ key }) => key).toSorted()).toEqual(kept.toSorted())
  expect(await rows()).not.toContainEqual({ id: lost.id })
})

it('puts a document that its bucket has lost back from its copy, and keeps its row', async () => {
  const { body } = await upload(aPdf())
  const [objectKey = ''] = await keys()
  await env.BACKUPS.put(`files/fellowship-applications/${objectKey}`, aPdf())
  await bucket.delete(objectKey)
  const from = Date.now() + 2 * hourMs
  const context = { db, media: env.MEDIA, documents: documentBuckets(env), backups: env.BACKUPS }
  for (let minute = 0; minute < 64; minute += 1) await reconcileDocuments({ ...context, at: from + minute * minuteMs })
  expect(await rows()).toEqual([{ id: body.id }])
  expect(new Uint8Array(await (await bucket.get(objectKey))!.arrayBuffer())).toEqual(aPdf())
  await env.BACKUPS.delete(`files/fellowship-applications/${objectKey}`)
})

describe('a bucket that fails', () => {
  const calls = ['put', 'get', 'list', 'delete'] as const
  type Call = (typeof calls)[number]
  const withBucket = (port: R2Bucket) => ({ ...documentBuckets(env), 'fellowship-applications': port })

  /** Wraps the R2 bucket so that one of its calls fails, either before or after it has taken effect. */
  function failing(call: Call, at: number, isDone: boolean) {
    let count = 0
    const wrap =
      (name: Call) =>
      async (...values: unknown[]) => {
        const run = () => (bucket[name] as (...given: unknown[]) => Promise<unknown>).apply(bucket, values)
        if (name !== call || (count += 1) !== at) return run()
        if (isDone) await run()
        throw new Error('R2 is down')
      }
    const port = Object.assign(
      Object.create(bucket) as R2Bucket,
      Object.fromEntries(calls.map((name) => [name, wrap(name)])),
    )
    return { port, isHit: () => count >= at }
  }

  async function sweep(port: R2Bucket, from: number, letters: readonly number[]) {
    const context = { db, media: env.MEDIA, documents: withBucket(port), backups: env.BACKUPS }
    // Each runs by itself, as on the clock: work that fails is done the next time.
    const works = [
      () => sweepTables(db, () => from),
      () => sweepObjects({ ...context, at: from }),
      ...letters.map((letter) => () => reconcileDocuments({ ...context, at: from + letter * minuteMs })),
    ]
    for (const work of works) await work().catch(() => {})
  }

  const everyLetter = Array.from({ length: 64 }, (_, at) => at)
  const steps = (['put 1', 'put 2', 'get 1', 'list 1', 'delete 1', 'delete 2'] as const).flatMap((step) =>
    ['before', 'after'].map((when) => `${step} ${when}`),
  )

  it('[R2] [W-23] [W-29] at any step leaves no orphan after the sweep, and nothing that is referred to is lost', async () => {
    const admin = await aUser('admin')
    const hits: string[] = []
    const day = 24 * hourMs
    // A minute in which the first letter is compared.
    const today = Math.ceil(Math.max(api.clock.now, Date.now()) / (64 * minuteMs)) * 64 * minuteMs
    for (const step of steps) {
      const [call, at, when] = step.split(' ')
      const { port, isHit } = failing(call as Call, Number(at), when === 'after')
      const weak = startApi({ settings: { FELLOWSHIP_APPLICATIONS: port } })
      const person = await aUser('student')
      const send = async (path: string, method: string, user: TestUser, body?: Uint8Array<ArrayBuffer> | string) =>
        weak.call(path, {
          method,
          headers: { ...asking(user), ...(typeof body === 'string' && { 'content-type': 'application/json' }) },
          ...(body !== undefined && { body }),
        })
      const put = async () => {
        const { body } = await send(
          '/api/files',
          'POST',
          person,
          JSON.stringify({ kind: kind.name, size: aPdf().length }),
        )
        const stored = await send(`/api/files/${body.id}/content`, 'PUT', person, aPdf())
        return stored.status === 200 ? body.id : null
      }
      const [first, second] = [await put(), await put()]
      const id = await anInterest(person, { statementId: first })
      const link = await send(`/api/fellowship-applications/${id}/statement-links`, 'POST', admin)
      if (link.status === 201) await send(link.body.href, 'GET', admin)
      if (second)
        await send(
          `/api/me/fellowship/applications/${id}/statement`,
          'PUT',
          person,
          JSON.stringify({ statementId: second, statementName: 'second.pdf' }),
        )
      await bucket.put(`statements/-left-by-${id}`, 'a restored database')
      await sweep(port, today + 2 * day, [0])
      if (isHit()) hits.push(step)
    }
    expect(hits).toEqual(steps)
    for (const days of [4, 6]) await sweep(bucket, today + days * day, days === 6 ? everyLetter : [])
    const { results } = await env.DB.prepare(
      "SELECT object_key AS objectKey FROM files WHERE state = 'stored' AND uses > 0 ORDER BY object_key",
    ).all<{ objectKey: string }>()
    expect((await keys()).toSorted()).toEqual(results.map(({ objectKey }) => objectKey))
    expect(await rows()).toHaveLength(results.length)
    // At least one of the last requests of each sender must have succeeded.
    expect(results.length).toBeGreaterThanOrEqual(steps.length - 2)
  })
})
