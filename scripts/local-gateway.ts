import { openStandIn, type GatewayKeys } from '@kere/tooling/stand-in-gateway'
import { answerAge, localAgeService } from './local-age-service.ts'
import { localPageHeaders, markup, type Markup, writeLocalPage } from './local-page.ts'

/** These keys open nothing but the stand-in of this machine. */
export const localGatewayKeys: GatewayKeys = {
  RAZORPAY_KEY_ID: 'rzp_local',
  RAZORPAY_KEY_SECRET: 'not-a-secret',
  RAZORPAY_WEBHOOK_SECRET: 'not-a-secret-either',
}

interface LocalRequest {
  method: string
  url: string
  headers: { get(name: string): string | null }
  text(): Promise<string>
}

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** Stands in for Razorpay: it answers its API, and shows its payment pages at `/_gateway/`. */
export function openLocalGateway(origin: string) {
  const standIn = openStandIn(localGatewayKeys, Date.now)

  async function answer(request: LocalRequest): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === localAgeService.AGE_SERVICE_PAGE) return answerAge(request)
    const linkId = /^\/_gateway\/(\w+)$/.exec(pathname)?.[1]
    if (linkId !== undefined) return request.method === 'POST' ? leave(linkId, await request.text()) : showPage(linkId)
    const { status, body } = await standIn.ask({
      method: request.method,
      path: pathname,
      authorization: request.headers.get('authorization'),
      refundKey: request.headers.get('x-refund-idempotency'),
      body: await request.text(),
    })
    return Response.json(body, { status })
  }

  function showPage(linkId: string) {
    const link = standIn.find(linkId)
    if (link?.status !== 'created')
      return page(
        'Payment page closed',
        markup`<h1>This payment page is closed</h1><p>It was paid, cancelled or has expired.</p>`,
        404,
      )
    return page(
      'Local payment page',
      markup`<div class="narrow"><h1>Pay ${rupees.format(link.amount / 100)}</h1>
<p class="muted">This page stands in for Razorpay on this machine. No money moves.</p>
<p>${link.description}</p>
<form method="post">
<fieldset><legend>What happens</legend>
${choice('paid', 'Pay and come back', true)}
${choice('told', 'Pay, and close the browser before coming back', false)}
${choice('untold', 'Pay, and lose both the way back and the webhook', false)}
${choice('left', 'Come back without paying', false)}
</fieldset>
<button>Continue</button>
</form></div>`,
    )
  }

  async function leave(linkId: string, form: string) {
    const what = new URLSearchParams(form).get('what')
    const callback = standIn.find(linkId)?.callback_url ?? origin
    if (what === 'left') return goTo(`${new URL(callback).origin}/dashboard/my-orders`)
    if (!standIn.pay(linkId)) return showPage(linkId)
    if (what !== 'untold') await tell(linkId)
    if (what === 'paid') return goTo(await standIn.returnUrl(linkId))
    return page('Paid', markup`<h1>Paid</h1><p>You can close this tab.</p>`)
  }

  async function tell(linkId: string) {
    const { body, signature, eventId } = await standIn.event('payment_link.paid', linkId)
    const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId }
    // Razorpay does not wait either: a webhook that fails is sent again later.
    void fetch(`${origin}/webhooks/razorpay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    }).catch(() => undefined)
    await Promise.resolve()
  }

  return { answer }
}

const goTo = (location: string) => new Response(null, { status: 303, headers: { location } })

const page = (title: string, body: Markup, status = 200) =>
  new Response(writeLocalPage(title, body), { status, headers: localPageHeaders })

const choice = (value: string, label: string, isChosen: boolean) =>
  markup`<label class="choice"><input type="radio" name="what" value="${value}"${isChosen ? markup` checked` : null}>
<span>${label}</span></label>`
