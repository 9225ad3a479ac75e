import { refundStatuses } from '@kere/contracts/orders/gateway-payment-options'
import type { GatewayReturn } from '@kere/contracts/orders/gateway-payments'
import * as z from 'zod/mini'
import type { GatewaySettings, Settings } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'

/** The port. Amounts are whole paise, and only what `read` says counts as money. */
export interface Gateway {
  /** Makes a page on which exactly this amount can be paid once. */
  create(page: NewPage): Promise<{ linkId: string; pageUrl: string }>
  /** @returns null if the gateway does not know the page */
  read(linkId: string): Promise<Page | null>
  /** Closes a page. It fails if somebody has paid there meanwhile. */
  close(linkId: string): Promise<void>
  /** Sends the whole payment back. With the same key it does so once, and a payment that is back already stays so. */
  refund(refund: { paymentId: string; amount: number; key: string }): Promise<Refund>
  readRefund(refundId: string): Promise<Refund>
  /** Reads what the gateway keeps of a payment. @returns null as long as it has not said so */
  readFee(paymentId: string): Promise<Fee | null>
  /** Checks the signature of a buyer's return. */
  verify(returned: GatewayReturn): Promise<boolean>
  /** Checks the signature of a webhook. @returns null if the gateway has not signed these bytes */
  webhook(bytes: Uint8Array<ArrayBuffer>, signature: string): Promise<GatewayEvent | null>
}

interface NewPage {
  reference: string
  amount: number
  description: string
  expiresAt: number
  returnUrl: string
}

interface Page {
  isOver: boolean
  payment: { paymentId: string; amount: number; currency: string } | null
}

interface Refund {
  refundId: string | null
  status: (typeof refundStatuses)[number]
}

interface Fee {
  /** The tax is part of it. */
  fee: number
  tax: number
}

export interface GatewayEvent {
  name: string
  at: number
  linkId: string | null
  paymentId: string | null
}

/** The gateway did not answer, or refused. Its words are not kept, because they may name the payer. */
export class GatewayError extends Error {
  override name = 'GatewayError'
  readonly status: number | null
  constructor(status: number | null) {
    super(`The gateway answered ${status ?? 'nothing'}`)
    this.status = status
  }
}

/** @throws {DomainError} `gateway_off` */
export function requireGateway({ settings }: { settings: Pick<Settings, 'gateway'> }): Gateway {
  if (!settings.gateway) throw new DomainError('gateway_off')
  return openRazorpay(settings.gateway)
}

const api = 'https://api.razorpay.com/v1'

/** A webhook has to be answered within five seconds. */
const timeoutMs = 4_000

const link = z.object({
  id: z.string().check(z.regex(/^\w{1,64}$/)),
  short_url: z.string(),
  status: z.string(),
  currency: z.string(),
  payments: z.nullish(
    z.array(
      z.object({
        payment_id: z.string().check(z.regex(/^\w{1,40}$/)),
        amount: z.int(),
        status: z.optional(z.string()),
      }),
    ),
  ),
})

const payment = z.object({
  refund_status: z.nullish(z.string()),
  fee: z.nullish(z.int().check(z.nonnegative())),
  tax: z.nullish(z.int().check(z.nonnegative())),
})

const refund = z.object({
  id: z.string().check(z.regex(/^\w{1,64}$/)),
  status: z.enum(refundStatuses),
})

const entity = <Field extends string>(field: Field) =>
  z.optional(z.object({ entity: z.object({ [field]: z.string() } as Record<Field, z.ZodMiniString>) }))

const event = z.object({
  event: z.string(),
  created_at: z.int(),
  payload: z.object({ payment_link: entity('id'), payment: entity('id'), refund: entity('payment_id') }),
})

/**
 * Razorpay's Payment Links, Refunds and Webhooks as its documentation has them. A payment link is a page of Razorpay's
 * own, so our pages run none of its scripts. It is paid once, in full, and captured by itself.
 */
function openRazorpay({ keyId, keySecret, webhookSecret, pages, send }: GatewaySettings): Gateway {
  const authorization = `Basic ${btoa(`${keyId}:${keySecret}`)}`

  async function ask(path: string, { body, headers }: { body?: object; headers?: Record<string, string> } = {}) {
    const request = new Request(`${api}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = await send(request).catch(() => {
      throw new GatewayError(null)
    })
    if (answer.ok) return answer.json<unknown>().catch(() => null)
    await answer.body?.cancel()
    throw new GatewayError(answer.status)
  }

  function understand<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.output<Schema> {
    const read = schema.safeParse(answer)
    if (!read.success) throw new GatewayError(null)
    return read.data
  }

  return {
    async create({ reference, amount, description, expiresAt, returnUrl }) {
      const made = understand(
        link,
        await ask('/payment_links', {
          body: {
            amount,
            currency: 'INR',
            accept_partial: false,
            reference_id: reference,
            description,
            expire_by: Math.floor(expiresAt / 1000),
            notify: { sms: false, email: false },
            reminder_enable: false,
            callback_url: returnUrl,
            callback_method: 'get',
          },
        }),
      )
      if (!pages.test(made.short_url)) throw new GatewayError(null)
      return { linkId: made.id, pageUrl: made.short_url }
    },

    async read(linkId) {
      const answer = await ask(`/payment_links/${linkId}`).catch((error: unknown) => {
        if (error instanceof GatewayError && error.status === 404) return null
        throw error
      })
      if (answer === null) return null
      const { status, currency, payments } = understand(link, answer)
      const paid = payments?.find((each) => each.status === 'captured')
      return {
        isOver: status === 'cancelled' || status === 'expired',
        payment: paid ? { paymentId: paid.payment_id, amount: paid.amount, currency } : null,
      }
    },

    async close(linkId) {
      await ask(`/payment_links/${linkId}/cancel`, { body: {} })
    },

    async refund({ paymentId, amount, key }) {
      const { refund_status: already } = understand(payment, await ask(`/payments/${paymentId}`))
      if (already === 'full') return { refundId: null, status: 'processed' }
      const headers = { 'x-refund-idempotency': key }
      const made = understand(refund, await ask(`/payments/${paymentId}/refund`, { body: { amount }, headers }))
      return { refundId: made.id, status: made.status }
    },

    async readRefund(refundId) {
      const { id, status } = understand(refund, await ask(`/refunds/${refundId}`))
      return { refundId: id, status }
    },

    async readFee(paymentId) {
      const { fee, tax } = understand(payment, await ask(`/payments/${paymentId}`))
      return typeof fee === 'number' ? { fee, tax: tax ?? 0 } : null
    },

    verify: ({ linkId, reference, status, paymentId, signature }) =>
      isSigned(keySecret, bytesOf([linkId, reference, status, paymentId].join('|')), signature),

    async webhook(bytes, signature) {
      if (!(await isSigned(webhookSecret, bytes, signature))) return null
      const told = event.safeParse(readJson(bytes))
      if (!told.success) return { name: 'unknown', at: 0, linkId: null, paymentId: null }
      const { payload, created_at: seconds } = told.data
      return {
        name: told.data.event,
        at: seconds * 1000,
        linkId: payload.payment_link?.entity.id ?? null,
        paymentId: payload.refund?.entity.payment_id ?? payload.payment?.entity.id ?? null,
      }
    },
  }
}

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text))

/** `verify` takes the same time for every signature. */
async function isSigned(secret: string, bytes: Uint8Array<ArrayBuffer>, signature: string): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['verify'])
  const signed = new Uint8Array((signature.match(/../g) ?? []).map((hex) => parseInt(hex, 16)))
  return crypto.subtle.verify('HMAC', key, signed, bytes)
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
