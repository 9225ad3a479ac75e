import { openStandIn } from '@kere/tooling/stand-in-gateway'

export const gatewayKeys = {
  RAZORPAY_KEY_ID: 'rzp_test_of_the_tests',
  RAZORPAY_KEY_SECRET: 'the-key-of-the-tests',
  RAZORPAY_WEBHOOK_SECRET: 'the-secret-of-webhooks',
}

/** A gateway of its own, and the settings by which the API finds it. */
export function openGateway(now: () => number) {
  const standIn = openStandIn(gatewayKeys, now)
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const { status, body } = await standIn.ask({
      method: request.method,
      path: new URL(request.url).pathname,
      authorization: request.headers.get('authorization'),
      refundKey: request.headers.get('x-refund-idempotency'),
      body: new TextDecoder().decode(await request.arrayBuffer()),
    })
    return Response.json(body, { status })
  }
  return { standIn, settings: { ...gatewayKeys, LOCAL_GATEWAY: { fetch } } }
}
