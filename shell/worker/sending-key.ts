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
 * The `Idempotency-Key` of a form: a second press within twenty seconds says the same as the first. A hidden number in the page
 * could not say it, because a visitor's page is kept and is the same for everybody.
 *
 * This location's cache remembers when it was sent first. Two presses that both come before that is written say the same by
 * the clock. The secret in the hash keeps a password from being guessed by it.
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
