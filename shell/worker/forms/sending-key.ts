import { bookmarkCookie, freshCookie } from '@kere/contracts/accounts/fresh-cookie'
import { noticeCookieName } from '@kere/platform/notices'
import type { ReleaseForm } from '@kere/platform/release-form'
import type { ShellEnv } from '../env.ts'
import type { Upload } from './upload.ts'

/** The time within which the same content from the same sender counts as one submission. */
const sameSendingMs = 20_000

interface Sent {
  form: ReleaseForm
  path: string
  body: Readonly<Record<string, unknown>>
  cookies: string
  userId: string | null
  upload: Pick<Upload, 'fileName'> | null
}

interface SendingKey {
  key: string
  /**
   * Marks the submission as accepted, so that the sender's next one counts again, even with the same content. The
   * answer waits for it.
   */
  markAccepted: () => Promise<void>
}

/**
 * Makes the idempotency key of a submission. A second press within twenty seconds repeats the first, unless another
 * submission of the sender was accepted in between: register, cancel, register are three actions. A number in the page
 * cannot distinguish them, because visitors' pages are cached for everybody. The cache of this location remembers the
 * first press, and two presses before it is written have the same time slot. The secret prevents guessing a password
 * from the hash.
 */
export async function sendingKey(env: ShellEnv, { headers }: Request, sent: Sent): Promise<SendingKey> {
  const { form, path, body, cookies, userId, upload } = sent
  const from = [userId ?? lasting(cookies), headers.get('cf-connecting-ip'), headers.get('user-agent')]
  const content = [form.endpoint.method, path, body, upload?.fileName, headers.get('content-length')]
  const [sender, told] = await Promise.all([
    hash([env.ACCESS_TOKEN_SECRET, from]),
    hash([env.ACCESS_TOKEN_SECRET, from, content]),
  ])
  const [first, accepted] = await Promise.all([recall(told), recall(sender)])
  const [acceptedTold, acceptedKey = ''] = accepted?.split(' ') ?? []
  const after = acceptedTold === told ? '' : acceptedKey
  const isRepeated = first !== null && (after === '' || first.endsWith(` ${after}`))
  const sending = isRepeated ? first : `${Math.floor(Date.now() / sameSendingMs)} ${after}`
  if (!isRepeated) await remember(told, sending)
  const key = `form-${await hash([told, sending])}`
  return { key, markAccepted: () => remember(sender, `${told} ${key}`) }
}

/** Removes cookies that an answer sets only for the next page. */
const lasting = (cookies: string) =>
  cookies
    .split(/;\s*/)
    .filter((pair) => pair !== '' && ![freshCookie, bookmarkCookie, noticeCookieName].includes(pair.split('=')[0]!))

const addressOf = (name: string) => new Request(`https://sendings.invalid/${name}`)

async function recall(name: string) {
  return (await (await caches.default.match(addressOf(name)))?.text()) ?? null
}

const remember = (name: string, text: string) =>
  caches.default.put(
    addressOf(name),
    new Response(text, { headers: { 'cache-control': `max-age=${sameSendingMs / 1000}` } }),
  )

async function hash(value: unknown) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(value)))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
