export interface GatewayKeys {
  RAZORPAY_KEY_ID: string
  RAZORPAY_KEY_SECRET: string
  RAZORPAY_WEBHOOK_SECRET: string
}

interface Link {
  id: string
  reference_id: string
  amount: number
  currency: string
  description: string
  callback_url: string
  expire_by: number
  status: string
  short_url: string
  payments: { payment_id: string; amount: number; status: string }[]
}

interface Refund {
  id: string
  payment_id: string
  amount: number
  status: string
}

interface Asked {
  method: string
  path: string
  authorization: string | null
  refundKey: string | null
  body: string
}

export interface SignedEvent {
  body: string
  signature: string
  eventId: string
}

const shortestSeconds = 15 * 60

/**
 * Speaks the part of Razorpay's protocol that the product uses, and signs as Razorpay does. It keeps everything in
 * memory, and no money moves.
 */
export function openStandIn(keys: GatewayKeys, now: () => number) {
  const links = new Map<string, Link>()
  const payments = new Map<string, { id: string; amount: number; linkId: string }>()
  const refunds = new Map<string, Refund>()
  const refundsByKey = new Map<string, Refund>()
  const seconds = () => Math.floor(now() / 1000)
  let made = 0
  const newId = (kind: string) => `${kind}_${now().toString(36)}${(made += 1).toString(36).padStart(4, '0')}`

  const find = (id: string) => {
    const link = links.get(id)
    if (link?.status === 'created' && link.expire_by <= seconds()) link.status = 'expired'
    return link
  }
  const refundedOf = (paymentId: string) =>
    [...refunds.values()]
      .filter(({ payment_id, status }) => payment_id === paymentId && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)

  function createLink(asked: Partial<Link>) {
    const { amount = 0, currency, reference_id = '', description = '', callback_url = '', expire_by = 0 } = asked
    const isKnown = [...links.values()].some((link) => link.reference_id === reference_id)
    if (!Number.isInteger(amount) || amount < 100 || currency !== 'INR' || isKnown || reference_id.length > 40)
      return null
    if (expire_by < seconds() + shortestSeconds || !URL.canParse(callback_url)) return null
    const id = newId('plink')
    const short_url = `${new URL(callback_url).origin}/_gateway/${id}`
    const payable = { amount, currency, description, callback_url, expire_by }
    const link: Link = { id, reference_id, ...payable, status: 'created', short_url, payments: [] }
    links.set(id, link)
    return link
  }

  function cancelLink(id: string) {
    const link = find(id)
    if (link?.status !== 'created') return null
    link.status = 'cancelled'
    return link
  }

  function refund(paymentId: string, asked: { amount?: number }, key: string | null) {
    const known = key === null ? undefined : refundsByKey.get(key)
    if (known) return known
    const payment = payments.get(paymentId)
    const amount = asked.amount ?? payment?.amount ?? 0
    if (!payment || amount + refundedOf(paymentId) > payment.amount || (key !== null && key.length < 10)) return null
    const given: Refund = { id: newId('rfnd'), payment_id: paymentId, amount, status: standIn.refundStatus }
    refunds.set(given.id, given)
    if (key !== null) refundsByKey.set(key, given)
    return given
  }

  function readPayment(id: string) {
    const payment = payments.get(id)
    if (!payment) return null
    const refunded = refundedOf(id)
    const refund_status = refunded === 0 ? null : refunded === payment.amount ? 'full' : 'partial'
    // Razorpay's usual price is 2 % and 18 % of tax on it. Its fee contains the tax.
    const charged = Math.round(payment.amount * 0.02)
    const tax = Math.round(charged * 0.18)
    const fees = standIn.knowsFees ? { fee: charged + tax, tax } : { fee: null, tax: null }
    const returned = { amount_refunded: refunded, refund_status }
    return { id, amount: payment.amount, currency: 'INR', status: 'captured', ...returned, ...fees }
  }

  function answer({ method, path, refundKey, body }: Asked): object | null | undefined {
    const [, version, kind, id = '', act] = path.split('/')
    const given = body === '' ? {} : (JSON.parse(body) as Partial<Link>)
    const route = `${method} ${version} ${kind}${id ? ' id' : ''}${act ? ` ${act}` : ''}`
    switch (route) {
      case 'POST v1 payment_links':
        return createLink(given)
      case 'GET v1 payment_links id':
        return find(id)
      case 'POST v1 payment_links id cancel':
        return cancelLink(id)
      case 'GET v1 payments id':
        return readPayment(id) ?? undefined
      case 'POST v1 payments id refund':
        return refund(id, given, refundKey)
      case 'GET v1 refunds id':
        return refunds.get(id)
      default:
        return undefined
    }
  }

  const standIn = {
    /** If true, the gateway cannot be reached. */
    isSilent: false,
    refundStatus: 'processed',
    /** If false, payments have no fee yet, as before they are captured. */
    knowsFees: true,
    links,
    payments,
    refunds,
    find,

    /** Answers a request to the API: 404 for what there is not, 400 for what is refused. */
    async ask(asked: Asked): Promise<{ status: number; body: object }> {
      await Promise.resolve()
      if (standIn.isSilent) throw new Error('The gateway is not reached')
      const isKnown = asked.authorization === `Basic ${btoa(`${keys.RAZORPAY_KEY_ID}:${keys.RAZORPAY_KEY_SECRET}`)}`
      if (!isKnown) return { status: 401, body: {} }
      const found = answer(asked)
      return found ? { status: 200, body: found } : { status: found === null ? 400 : 404, body: {} }
    },

    /** Somebody pays on the page. @returns null if the page can no longer be paid */
    pay(linkId: string): { paymentId: string } | null {
      const link = find(linkId)
      if (link?.status !== 'created') return null
      const paymentId = newId('pay')
      payments.set(paymentId, { id: paymentId, amount: link.amount, linkId })
      link.payments.push({ payment_id: paymentId, amount: link.amount, status: 'captured' })
      link.status = 'paid'
      return { paymentId }
    },

    /** Returns the address to which the gateway sends the browser after the page, with its signature. */
    async returnUrl(linkId: string): Promise<string> {
      const link = links.get(linkId)
      const url = new URL(link?.callback_url ?? 'https://nowhere.test')
      const [paymentId = '', reference = '', status = ''] = [
        link?.payments[0]?.payment_id,
        link?.reference_id,
        link?.status,
      ]
      url.searchParams.set('razorpay_payment_id', paymentId)
      url.searchParams.set('razorpay_payment_link_id', linkId)
      url.searchParams.set('razorpay_payment_link_reference_id', reference)
      url.searchParams.set('razorpay_payment_link_status', status)
      const signed = [linkId, reference, status, paymentId].join('|')
      url.searchParams.set('razorpay_signature', await signText(keys.RAZORPAY_KEY_SECRET, signed))
      return url.href
    },

    async event(name: string, linkId: string): Promise<SignedEvent> {
      const link = links.get(linkId)
      const paymentId = link?.payments[0]?.payment_id
      const refunded = [...refunds.values()].find(({ payment_id }) => payment_id === paymentId)
      const body = JSON.stringify({
        account_id: 'acc_local',
        event: name,
        contains: ['payment_link', 'payment'],
        payload: {
          payment_link: { entity: { ...link, id: linkId } },
          ...(paymentId && { payment: { entity: { id: paymentId, amount: link?.amount, currency: 'INR' } } }),
          ...(refunded && { refund: { entity: refunded } }),
        },
        created_at: seconds(),
      })
      return { body, signature: await signText(keys.RAZORPAY_WEBHOOK_SECRET, body), eventId: newId('evt') }
    },
  }
  return standIn
}

export async function signText(secret: string, text: string): Promise<string> {
  const bytes = (value: string) => new Uint8Array(new TextEncoder().encode(value))
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign'])
  const signed = await crypto.subtle.sign('HMAC', key, bytes(text))
  return Array.from(new Uint8Array(signed), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
