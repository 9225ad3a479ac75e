import { contractsHash, contractsHeader } from '@kere/contracts/contracts-hash'
import { listCourses } from '@kere/contracts/courses/courses'
import { defineEndpoint } from '@kere/contracts/http/endpoint'
import { getHealth } from '@kere/contracts/console/health'
import { problemMediaType } from '@kere/contracts/http/problem'
import { problems, type ProblemCode } from '@kere/contracts/http/problems'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from './api.ts'
import { createClient, type ClientOptions } from './client.ts'

const origin = 'https://kere.test'

const keepNote = defineEndpoint('keepNote', 'POST /api/notes/:id', {
  summary: 'A mutation for these tests.',
  access: 'public',
  params: z.object({ id: z.string() }),
  body: z.object({ text: z.string() }),
  status: 200,
  response: z.object({ ok: z.boolean() }),
  failure: 'Failed to keep the note',
})

const sendPapers = defineEndpoint('sendPapers', 'POST /api/notes/:id/papers', {
  ...keepNote,
  files: { resume: { maxBytes: 5_000_000, isRequired: true }, letter: { maxBytes: 5_000_000 } },
})

const ok = () => Response.json({ status: 'ok' })
const refuse = (code: ProblemCode, more: object = {}) =>
  Response.json(
    { type: 'about:blank', ...problems[code], code, ...more },
    { status: problems[code].status, headers: { 'content-type': problemMediaType, 'x-request-id': 'req_1' } },
  )

function client(answer: ClientOptions['fetch'], options: Partial<ClientOptions> = {}) {
  const requests: Request[] = []
  const api = createClient({
    origin,
    fetch: (request) => {
      requests.push(request.clone())
      return answer(request)
    },
    ...options,
  })
  return { api, requests }
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error as ApiError,
  )

describe('a call', () => {
  it('writes parameters, lists and body as the endpoint declares them', async () => {
    const { api, requests } = client(async () => Response.json({ ok: true }))
    await api.call(keepNote, { params: { id: 'a/b' }, body: { text: 'x' } })
    expect(requests[0]!.url).toBe(`${origin}/api/notes/a%2Fb`)
    expect(await requests[0]!.json()).toEqual({ text: 'x' })

    await failureOf(api.call(listCourses, { query: { category: ['Biodiversity', 'Conservation'], limit: 3 } }))
    expect(new URL(requests[1]!.url).searchParams.getAll('category')).toEqual(['Biodiversity', 'Conservation'])
  })

  it('sends files behind what was typed, in the order of the contract, and waits as long as they need', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const { api, requests } = client(async () => Response.json({ ok: true }), { timeoutMs: 1000 })
    const resume = new File(['x'.repeat(50_000)], 'meera cv.pdf', { type: 'application/pdf' })
    const files = { letter: new File(['Dear'], 'letter.pdf'), resume }
    await api.call(sendPapers, { params: { id: 'not_1' }, body: { text: 'Tanks' }, files })
    const form = await requests[0]!.formData()
    expect(timeout).toHaveBeenLastCalledWith(1000 + Math.ceil(50_004 / 32))
    expect([...form.keys()]).toEqual(['body', 'resume', 'letter'])
    expect(form.get('body')).toBe('{"text":"Tanks"}')
    expect(form.get('resume')).toMatchObject({ name: 'meera cv.pdf', size: 50_000, type: 'application/pdf' })

    await api.call(sendPapers, { params: { id: 'not_1' }, body: { text: 'Tanks' }, files: { resume } })
    expect([...(await requests[1]!.formData()).keys()]).toEqual(['body', 'resume'])
  })

  it('parses the answer: what the contract does not know is dropped, what it misses is a failure', async () => {
    const { api } = client(async () => Response.json({ status: 'ok', secret: 1 }))
    expect(await api.call(getHealth, {})).toEqual({ status: 'ok' })
    const broken = client(async () => Response.json({ secret: 1 }))
    expect(await failureOf(broken.api.call(getHealth, {}))).toMatchObject({
      code: 'unreadable_answer',
      message: getHealth.failure,
    })
  })

  it('takes as it is what an API of the same contracts has parsed, and nothing else', async () => {
    const answer = { status: 'ok', more: 1 }
    const said = (hash: string) =>
      client(async () => Response.json(answer, { headers: { [contractsHeader]: hash } })).api
    expect(await said(contractsHash).call(getHealth, {})).toEqual(answer)
    expect(await said('0123456789abcdef').call(getHealth, {})).toEqual({ status: 'ok' })
    const cutOff = client(async () => new Response('{"sta', { headers: { [contractsHeader]: contractsHash } }))
    expect(await failureOf(cutOff.api.call(getHealth, {}))).toMatchObject({ code: 'unreadable_answer' })
  })

  it('is sent even when its page is left at once, if it changes something and is short', async () => {
    const { api, requests } = client(async (request) => (request.method === 'GET' ? ok() : Response.json({ ok: true })))
    await api.call(getHealth, {})
    for (const text of ['x', 'x'.repeat(10_000)]) await api.call(keepNote, { params: { id: '1' }, body: { text } })
    expect(requests.map((request) => request.keepalive)).toEqual([false, true, false])
  })

  it('brings the code, the text, the field errors and the request id of a refusal', async () => {
    const errors = [{ pointer: '/body/text', detail: 'Too long' }]
    const { api } = client(async () => refuse('validation_failed', { detail: 'No', errors }))
    const error = await failureOf(api.call(getHealth, {}))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'validation_failed', status: 422, message: 'No', requestId: 'req_1', errors })
    expect(error?.isTransient).toBe(false)
  })

  it('survives an answer that is no problem document, and a code younger than itself', async () => {
    const garbage = client(async () => new Response('<html>', { status: 502 }))
    expect(await failureOf(garbage.api.call(getHealth, {}))).toMatchObject({
      code: 'unreadable_answer',
      status: 502,
      isTransient: true,
    })
    const younger = client(async () =>
      Response.json({ type: 'x', title: 'New', status: 418, code: 'tea' }, { status: 418 }),
    )
    expect(await failureOf(younger.api.call(getHealth, {}))).toMatchObject({ code: 'tea', message: 'New' })
  })

  it('[S-532.courses] [C-62.connection] [W-62] says that there is no connection, or that the answer took too long', async () => {
    const message = 'Unable to connect to the database. Please check your internet connection and try again.'
    const offline = client(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failureOf(offline.api.call(getHealth, {}))).toMatchObject({
      code: 'no_connection',
      message,
      isTransient: true,
    })
    const hanging = client(
      (request) =>
        new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
      {
        timeoutMs: 5,
      },
    )
    expect(await failureOf(hanging.api.call(getHealth, {}))).toMatchObject({
      code: 'timed_out',
      message,
    })
    const left = client(() => new Promise(() => {}), { timeoutMs: 5, isLeftLate: true })
    expect(await failureOf(left.api.call(getHealth, {}))).toMatchObject({ code: 'timed_out', message })
    expect(left.requests[0]?.signal.aborted).toBe(false)
  })

  it('is given up by its caller without becoming a failure of the connection', async () => {
    const controller = new AbortController()
    const { api } = client(
      (request) =>
        new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
    )
    const call = failureOf(api.call(getHealth, {}, { signal: controller.signal }))
    controller.abort()
    expect(await call).not.toBeInstanceOf(ApiError)
  })
})

describe('an idempotency key', () => {
  it('goes with every mutation and with no read', async () => {
    const { api, requests } = client(async (request) => (request.method === 'GET' ? ok() : Response.json({ ok: true })))
    await api.call(getHealth, {})
    await api.call(keepNote, { params: { id: '1' }, body: { text: 'x' } })
    await api.call(keepNote, { params: { id: '1' }, body: { text: 'x' } }, { idempotencyKey: 'mine' })
    const keys = requests.map((request) => request.headers.get('idempotency-key'))
    expect(keys[0]).toBeNull()
    expect(keys[1]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[2]).toBe('mine')
  })
})

describe('a session that ran out', () => {
  it('is renewed, and the call is made once more with the same key', async () => {
    let answers = [() => refuse('unauthenticated'), () => Response.json({ ok: true })]
    const { api, requests } = client(async () => answers.shift()!(), { renewSession: () => Promise.resolve(true) })
    expect(await api.call(keepNote, { params: { id: '1' }, body: { text: 'x' } })).toEqual({ ok: true })
    const [first, second] = requests.map((request) => request.headers.get('idempotency-key'))
    expect(first).toBe(second)

    answers = [() => refuse('unauthenticated'), () => refuse('unauthenticated')]
    expect(await failureOf(api.call(getHealth, {}))).toMatchObject({ code: 'unauthenticated' })
    expect(answers).toEqual([])
  })

  it('asks for a fresh proof once, also after the session was renewed, and goes on under the same key', async () => {
    const answers = [
      () => refuse('unauthenticated'),
      () => refuse('fresh_proof_needed'),
      () => Response.json({ ok: true }),
    ]
    const asked: string[] = []
    const { api, requests } = client(async () => answers.shift()!(), {
      renewSession: async () => asked.push('session') > 0,
      proveAnew: async () => asked.push('proof') > 0,
    })
    await api.call(keepNote, { params: { id: 'a' }, body: { text: 'x' } })
    expect(asked).toEqual(['session', 'proof'])
    expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)

    answers.push(
      () => refuse('fresh_proof_needed'),
      () => refuse('fresh_proof_needed'),
    )
    expect(await failureOf(api.call(keepNote, { params: { id: 'a' }, body: { text: 'x' } }))).toMatchObject({
      code: 'fresh_proof_needed',
    })
    const declined = client(async () => refuse('fresh_proof_needed'), { proveAnew: async () => false })
    expect(await failureOf(declined.api.call(keepNote, { params: { id: 'a' }, body: { text: 'x' } }))).toMatchObject({
      code: 'fresh_proof_needed',
    })
    expect(declined.requests).toHaveLength(1)
  })

  it('is not tried again when it cannot be renewed', async () => {
    const { api, requests } = client(async () => refuse('unauthenticated'), {
      renewSession: () => Promise.resolve(false),
    })
    expect(await failureOf(api.call(getHealth, {}))).toMatchObject({ code: 'unauthenticated' })
    expect(requests).toHaveLength(1)
  })
})

describe('what a device keeps', () => {
  const readNote = defineEndpoint('readNote', 'GET /api/notes/:id', {
    summary: 'A kept answer for these tests.',
    access: 'public',
    params: z.object({ id: z.string() }),
    response: z.object({ text: z.string() }),
    failure: 'Failed to read the note',
    isKeptOffline: true,
  })
  const openNote = async (answer: ClientOptions['fetch']) => {
    const told: string[] = []
    const device = {
      keepAnswer: async (url: string, text: string) => void told.push(`keep ${url} ${text}`),
      findAnswer: async () => null,
      forgetBelow: async (path: string) => void told.push(`forget ${path}`),
    }
    const { api } = client(answer, { openDevice: async () => device })
    await failureOf(api.call(readNote, { params: { id: 'a' } }))
    return told
  }

  it('is what was answered', async () => {
    const told = await openNote(async () => Response.json({ text: 'x' }))
    await expect.poll(() => told).toEqual([`keep ${origin}/api/notes/a {"text":"x"}`])
  })

  it('goes where it is not found any more, and stays where the server fails', async () => {
    const gone = await openNote(async () => refuse('not_found'))
    await expect.poll(() => gone).toEqual(['forget /api/notes/a'])
    expect(await openNote(async () => refuse('internal'))).toEqual([])
  })
})
