import type { EventOutcome, LeasedEvent } from '@kere/contracts/console/outbox-rpc'
import { type DeliveryError, webhookLimits } from '@kere/contracts/console/webhook-options'
import { isPublicAddress, isPublicIp } from '@kere/contracts/http/public-address'
import type { Tools } from '../../tools.ts'

/** Local names are served by a binding, because they do not exist on the web. */
const localReceivers = /\.webhooks\.kere\.test$/

const resolver = 'https://cloudflare-dns.com/dns-query'

/** The numbers by which DNS calls the records with addresses. */
const addressTypes = { A: 1, AAAA: 28 } as const

/** Sends an event and reads the beginning of the answer. It never throws. */
export async function sendEvent(
  { env, fetch }: Pick<Tools, 'env' | 'fetch'>,
  { id, attempt, url, body, headers }: LeasedEvent,
): Promise<EventOutcome> {
  const failed = (error: DeliveryError): EventOutcome => ({ id, attempt, status: null, answer: '', error })
  if (!isPublicAddress(url)) return failed('address')
  const signal = AbortSignal.timeout(webhookLimits.timeoutMs)
  const request: RequestInit = {
    method: 'POST',
    headers: { ...headers, 'user-agent': `Kere-Webhooks/1 (+${env.SITE_ORIGIN})` },
    body,
    redirect: 'manual',
    signal,
  }
  const { hostname } = new URL(url)
  const isLocal = env.LOCAL_WEBHOOKS !== undefined && localReceivers.test(hostname)
  try {
    const refusal = isLocal ? null : await refusalOf(fetch, hostname, signal)
    if (refusal) return failed(refusal)
    const response = await (isLocal ? env.LOCAL_WEBHOOKS!.fetch(url, request) : fetch(url, request))
    const { status } = response
    const answer = await readStart(response, webhookLimits.answerBytes)
    const error = response.ok ? null : status >= 300 && status < 400 ? 'redirect' : 'status'
    return { id, attempt, status, answer, error }
  } catch {
    return failed(signal.aborted ? 'timeout' : 'unreachable')
  }
}

/**
 * Asks for the addresses behind a name. The runtime resolves the name once more when it connects and cannot be told
 * which address to use, so a name that changes in between passes here.
 */
async function refusalOf(fetch: Tools['fetch'], hostname: string, signal: AbortSignal): Promise<DeliveryError | null> {
  const found = await Promise.all(
    Object.entries(addressTypes).map(async ([type, number]) => {
      const response = await fetch(`${resolver}?name=${encodeURIComponent(hostname)}&type=${type}`, {
        headers: { accept: 'application/dns-json' },
        redirect: 'manual',
        signal,
      })
      const { Answer: answers = [] } = await response.json<{ Answer?: { type: number; data: string }[] }>()
      return answers.filter((each) => each.type === number).map(({ data }) => data)
    }),
  )
  const addresses = found.flat()
  if (addresses.length === 0) return 'unresolved'
  return addresses.every(isPublicIp) ? null : 'address'
}

/** Reads no more than the beginning, whatever length the answer has. */
async function readStart({ body }: Response, limit: number): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  while (length < limit) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: Uint8Array }
    if (done || !value) break
    chunks.push(value)
    length += value.byteLength
  }
  void reader.cancel().catch(() => {})
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer()).subarray(0, limit)
  return new TextDecoder().decode(bytes)
}
