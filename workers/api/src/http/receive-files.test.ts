import { defineEndpoint } from '@kere/contracts/http/endpoint'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startApi } from '../../test/call-api.ts'
import { emptyDatabase } from '../../test/empty-database.ts'
import { route } from './route.ts'

const megabyte = 1024 * 1024

const apply = defineEndpoint('applyForProbe', 'POST /api/probe-applications', {
  summary: 'A form with files.',
  access: 'public',
  body: z.strictObject({ email: z.string().check(z.minLength(3, 'Email is required')) }),
  files: { resume: { maxBytes: 5 * megabyte, isRequired: true }, letter: { maxBytes: 1000 } },
  response: z.object({
    email: z.string(),
    files: z.array(z.object({ name: z.string(), type: z.string(), size: z.int() })),
  }),
  failure: 'Failed to apply',
})

const state = { runs: 0, largestLead: 0, sent: 0, taken: 0, isWrapped: false }

async function measure(stream: ReadableStream<Uint8Array>) {
  let size = 0
  for await (const bytes of stream) {
    size += bytes.byteLength
    state.taken += bytes.byteLength
    state.largestLead = Math.max(state.largestLead, state.sent - state.taken)
  }
  return size
}

const { call } = startApi({
  routes: [
    route(apply, async (_context, { body, files }) => {
      state.runs += 1
      const resume = await files.open('resume')
      const size = await measure(resume.stream).catch((error: unknown) => {
        throw state.isWrapped ? new Error('The store has failed', { cause: error }) : error
      })
      const letter = await files.open('letter')
      const sent = [{ name: resume.name, type: resume.type, size }]
      if (letter) sent.push({ name: letter.name, type: letter.type, size: await measure(letter.stream) })
      return { email: body.email, files: sent }
    }),
  ],
})

beforeEach(async () => {
  await emptyDatabase()
  Object.assign(state, { runs: 0, largestLead: 0, sent: 0, taken: 0, isWrapped: false })
})

type Part = string | { head: string; size: number }

const typed = (value: unknown) =>
  `content-disposition: form-data; name="body"\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(value)}`
const file = (name: string, size: number): Part => ({
  head: `content-disposition: form-data; name="${name}"; filename="${name}.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
  size,
})
const good = typed({ email: 'meera@example.in' })

function* write(parts: readonly Part[], end: string) {
  const encoder = new TextEncoder()
  const chunk = new Uint8Array(64 * 1024).fill(120)
  for (const part of parts) {
    yield encoder.encode(`--line\r\n${typeof part === 'string' ? part : part.head}`)
    for (let left = typeof part === 'string' ? 0 : part.size; left > 0; left -= chunk.length) {
      const bytes = chunk.slice(0, Math.min(left, chunk.length))
      state.sent += bytes.length
      yield bytes
    }
    yield encoder.encode('\r\n')
  }
  yield encoder.encode(end)
}

async function send(
  parts: readonly Part[],
  { end = '--line--\r\n', headers = {} }: { end?: string; headers?: Record<string, string> } = {},
) {
  const bytes = write(parts, end)
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { value, done } = bytes.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
  return call('/api/probe-applications', {
    method: 'POST',
    headers: { origin: 'https://kere.test', 'content-type': 'multipart/form-data; boundary=line', ...headers },
    body,
  })
}

describe('a body with files', () => {
  it('reaches its use case parsed, and 5 MB pass through while no more than two chunks are held', async () => {
    const { status, body } = await send([good, file('resume', 5 * megabyte), file('letter', 1000)])
    expect(status).toBe(201)
    expect(body).toEqual({
      email: 'meera@example.in',
      files: [
        { name: 'resume.pdf', type: 'application/pdf', size: 5 * megabyte },
        { name: 'letter.pdf', type: 'application/pdf', size: 1000 },
      ],
    })
    expect(state.largestLead).toBeLessThanOrEqual(128 * 1024)
  })

  it('may be the FormData of a browser', async () => {
    const form = new FormData()
    form.append('body', JSON.stringify({ email: 'meera@example.in' }))
    form.append('resume', new File(['x'.repeat(1000)], 'meera "cv".pdf', { type: 'application/pdf' }))
    const { status, body } = await call('/api/probe-applications', {
      method: 'POST',
      headers: { origin: 'https://kere.test' },
      body: form,
    })
    const resume = { name: 'meera %22cv%22.pdf', type: 'application/pdf', size: 1000 }
    expect([status, body]).toEqual([201, { email: 'meera@example.in', files: [resume] }])
  })

  it('is a 413 that names the file and its limit at one byte more, whatever a store makes of it', async () => {
    const detail = 'The file is too large. The limit is 5 MB'
    for (const isWrapped of [false, true]) {
      state.isWrapped = isWrapped
      const { status, body } = await send([good, file('resume', 5 * megabyte + 1)])
      expect(status).toBe(413)
      expect(body).toMatchObject({ code: 'payload_too_large', errors: [{ pointer: '/body/resume', detail }] })
    }
  })

  it('is read no further than it may be long, and not at all where it says so itself', async () => {
    const { status } = await send([good, file('resume', 90 * megabyte)])
    expect([status, state.sent < 6 * megabyte]).toEqual([413, true])
    state.sent = 0
    const told = await send([good, file('resume', 1000)], { headers: { 'content-length': String(90 * megabyte) } })
    expect([told.status, state.sent]).toEqual([413, 0])
  })

  it('is checked by the contract before a file is looked at', async () => {
    const { status, body } = await send([typed({ email: '', isAdmin: true }), file('resume', 5 * megabyte)])
    expect(status).toBe(422)
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { pointer: '/body/email', detail: 'Email is required' },
        { pointer: '/body', detail: 'Unknown fields were sent' },
      ]),
    )
    expect([state.runs, state.sent]).toEqual([0, 0])
  })

  it.each<[string, Part[], string?]>([
    ['a part that is not known', [good, file('resume', 10), file('script', 10)]],
    ['a field behind a file', [good, file('resume', 10), 'content-disposition: form-data; name="isAdmin"\r\n\r\ntrue']],
    ['a file twice', [good, file('resume', 10), file('resume', 10)]],
    ['files in another order', [good, file('letter', 10), file('resume', 10)]],
    ['a file that is missing', [good, file('letter', 10)]],
    ['files without what was typed', [file('resume', 10)]],
    ['what is no JSON', ['content-disposition: form-data; name="body"\r\n\r\n{', file('resume', 10)]],
    ['a body that stops half-way', [good, file('resume', 10)], ''],
    [
      'a name that cannot be decoded',
      [good, `content-disposition: form-data; name="resume"; filename*=utf-8''%E0%A4%A\r\n\r\nx`],
    ],
  ])('is refused with %s', async (_what, parts, end = '--line--\r\n') => {
    const { status, body } = await send(parts, { end })
    expect([status, body.code]).toEqual([422, 'validation_failed'])
  })

  it.each(['application/json', 'application/x-www-form-urlencoded', 'multipart/mixed; boundary=line', ''])(
    'is refused as %s',
    async (contentType) => {
      const { status } = await send([good, file('resume', 10)], { headers: { 'content-type': contentType } })
      expect([status, state.runs]).toEqual([415, 0])
    },
  )

  it('is refused without a boundary', async () => {
    const { status } = await send([good], { headers: { 'content-type': 'multipart/form-data' } })
    expect([status, state.runs]).toEqual([422, 0])
  })

  it('is carried out once for each Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'application-of-meera' }
    const parts = [good, file('resume', 1000)]
    const [first, second] = [await send(parts, { headers }), await send(parts, { headers })]
    expect([first.status, second.status, second.text, state.runs]).toEqual([201, 201, first.text, 1])
  })
})
