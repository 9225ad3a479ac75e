import type { ReleaseForm } from '@kere/platform/release-form'
import type { ShellEnv } from './env.ts'
import type { Upload } from './upload.ts'

/** For how long the same form with the same content, from the same browser, is one sending. */
const sameSendingMs = 20_000

interface Sent {
  form: ReleaseForm
  path: string
  body: Readonly<Record<string, unknown>>
  cookies: string
  upload: Pick<Upload, 'fileName'> | null
}

/**
 * A second press within twenty seconds repeats the first. A number in the page could not say so: a visitor's page is kept for
 * everybody. This location's cache remembers the first; two before that is written say the same by the clock. The secret keeps a
 * password from being guessed by the hash.
 */
export async function sendingKey(env: ShellEnv, { headers }: Request, { form, path, body, cookies, upload }: Sent) {
  const sender = [cookies, headers.get('cf-connecting-ip'), headers.get('user-agent'), headers.get('content-length')]
  const told = await hash([env.ACCESS_TOKEN_SECRET, form.endpoint.method, path, body, upload?.fileName, sender])
  const remembered = new Request(`https://sendings.invalid/${told}`)
  const first = await caches.default.match(remembered)
  const moment = first ? await first.text() : String(Math.floor(Date.now() / sameSendingMs))
  if (!first) {
    const life = { 'cache-control': `max-age=${sameSendingMs / 1000}` }
    await caches.default.put(remembered, new Response(moment, { headers: life }))
  }
  return `form-${await hash([told, moment])}`
}

async function hash(value: unknown) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(value)))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
