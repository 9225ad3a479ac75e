import { beforeEach, expect, it } from 'vitest'
import type { ShellEnv } from '../env.ts'
import { answerOneClick } from './one-click.ts'

let asked: { path: string; body: unknown; cookie: string | null }[]
let networks: (string | null)[]
let status: number

beforeEach(() => {
  asked = []
  networks = []
  status = 200
})

// The code under test uses no other binding.
const env = {
  API: {
    fetch: async (request: Request) => {
      const { pathname } = new URL(request.url)
      networks.push(request.headers.get('cf-connecting-ip'))
      asked.push({ path: pathname, body: await request.json(), cookie: request.headers.get('cookie') })
      return Response.json({}, { status })
    },
  },
} as unknown as ShellEnv

const form = 'application/x-www-form-urlencoded'

const press = (path: string, body = 'List-Unsubscribe=One-Click', headers: Record<string, string> = {}) =>
  answerOneClick(
    new Request(`https://kere.test${path}`, {
      method: 'POST',
      headers: { 'content-type': form, cookie: 'kere_session=1', ...headers },
      body,
    }),
    env,
  )

it('[part of W-34] ends a subscription for a mail program that shows the link, without cookies or origin (RFC 8058)', async () => {
  expect((await press('/newsletter/subscription?token=nls_1x'))?.status).toBe(200)
  expect(asked).toEqual([
    { path: '/api/newsletter-subscriptions/unsubscribe', body: { token: 'nls_1x' }, cookie: null },
  ])
})

it('is counted where it comes from, so that nobody uses up what all mail programs may send', async () => {
  await press('/newsletter/subscription?token=a', undefined, { 'cf-connecting-ip': '192.0.2.1' })
  await press('/newsletter/subscription?token=b', undefined, { 'cf-connecting-ip': '198.51.100.7' })
  await press('/newsletter/subscription?token=c')
  expect(networks).toEqual(['192.0.2.1', '198.51.100.7', null])
})

it('turns emails of a kind off in the same way, also as multipart', async () => {
  const body = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  expect((await press('/notifications/email?token=x', body, headers))?.status).toBe(200)
  expect(asked).toEqual([{ path: '/api/notification-links', body: { token: 'x', isOn: 'false' }, cookie: null }])
})

it('ends nothing for what asks for something else, and leaves the page’s own forms to it', async () => {
  expect((await press('/newsletter/subscription?token=x', 'List-Unsubscribe=Maybe'))?.status).toBe(400)
  expect((await press('/newsletter/subscription?token=x', 'x'.repeat(5000)))?.status).toBe(400)
  expect(await press('/newsletter/subscription')).toBeNull()
  expect(await press('/newsletter?token=x')).toBeNull()
  expect(await press('/newsletter/subscription?token=x', 'a=b', { origin: 'https://kere.test' })).toBeNull()
  expect(asked).toEqual([])
})

it('says where the link leads to nothing', async () => {
  status = 404
  expect((await press('/newsletter/subscription?token=x'))?.status).toBe(404)
})
