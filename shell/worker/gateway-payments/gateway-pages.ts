import { gatewayLimits } from '@kere/contracts/orders/gateway-payment-options'
import { signInPath, withNext } from '@kere/platform/landing'
import { noticeCookie } from '@kere/platform/notices'
import { type Context, Hono } from 'hono'
import type { ShellEnv } from '../env.ts'
import { seeOther } from '../forms/form-answer.ts'
import { timeoutMs } from '../forms/submit-form.ts'
import { readUpTo } from '../http/read-up-to.ts'
import { callApi } from '../sessions/read-visitor.ts'

type ShellContext = Context<{ Bindings: ShellEnv }>

const myOrders = '/dashboard/my-orders'

/**
 * The browser's way to the gateway's page and back, and the gateway's webhooks. No page of ours runs a script of the
 * gateway, and no address comes from the request: the API says where the browser goes.
 */
export const gatewayPages = new Hono<{ Bindings: ShellEnv }>()
  .get('/pay/return', async (context) => {
    const { searchParams } = new URL(context.req.url)
    const given = (name: string) => searchParams.get(`razorpay_${name}`) ?? ''
    const answer = await callApi(context.env, context.req.raw, {
      path: '/api/gateway-payments/return',
      timeoutMs,
      body: {
        paymentId: given('payment_id'),
        linkId: given('payment_link_id'),
        reference: given('payment_link_reference_id'),
        status: given('payment_link_status'),
        signature: given('signature'),
      },
    })
    const orderId = answer?.ok ? (await answer.json<{ orderId: string | null }>()).orderId : null
    return seeOther(orderId === null ? myOrders : orderPath(orderId))
  })
  .get('/pay/:id', async (context) => {
    const id = context.req.param('id')
    const back = orderPath(id)
    // Another site must not open payment pages in somebody's name.
    if (['cross-site', 'same-site'].includes(context.req.header('sec-fetch-site') ?? '')) return seeOther(back)
    const answer = await callApi(context.env, context.req.raw, {
      path: `/api/me/orders/${encodeURIComponent(id)}/gateway-payment`,
      timeoutMs,
    })
    if (answer?.ok) return seeOther((await answer.json<{ location: string }>()).location)
    if (answer?.status === 401) return seeOther(withNext(signInPath, back))
    // An order that has changed is shown as it is now: it may just have been paid.
    return seeOther(back, answer?.status === 409 ? [] : [noticeCookie('payment_page_failed')])
  })
  .post('/webhooks/razorpay', (context) => receiveWebhook(context))
  .all('/_gateway/*', (context, next) => {
    const { LOCAL_GATEWAY: gateway } = context.env
    return gateway ? gateway.fetch(context.req.raw) : next()
  })

const orderPath = (id: string) => `${myOrders}/${encodeURIComponent(id)}`

/** The body is passed on byte by byte, because the signature is over its bytes. */
async function receiveWebhook({ req, env, text }: ShellContext) {
  const { bytes, isWhole } = await readUpTo(req.raw, gatewayLimits.webhookBytes)
  if (!isWhole) return text('This message is too long', 413)
  const payload = btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
  const signature = req.header('x-razorpay-signature') ?? ''
  const eventId = req.header('x-razorpay-event-id') ?? ''
  // Cookies that somebody sends along are no part of a webhook.
  const asking = new Request(req.url)
  const answer = await callApi(env, asking, {
    path: '/api/gateway-payments/webhooks',
    timeoutMs,
    body: { payload, signature, eventId },
  })
  await answer?.body?.cancel()
  if (!answer || answer.status >= 500) return text('Please try again later', 503)
  return answer.ok ? text('Received', 200) : text('This message is refused', answer.status as 400)
}
