import { signText } from '@kere/tooling/stand-in-gateway'
import { localGatewayKeys } from '../../scripts/local-gateway.ts'
import { signIn, signInAs } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, readCourses, test } from '../journey.ts'
import { waitForMail } from '../mail.ts'

const learner = 'learner2@kere.test'

/** A course that the learner can order. */
async function findCourse(
  request: Parameters<typeof readCourses>[0],
  asked: { get: (path: string) => Promise<{ json: () => Promise<unknown> }> },
) {
  // The journey of orders takes the first that this learner can order.
  for (const { id, price } of (await readCourses(request)).toReversed()) {
    if (price === 0) continue
    const { standing, openOrderId } = (await (await asked.get(`/api/courses/${id}/standing`)).json()) as {
      standing: string
      openOrderId: string | null
    }
    if (standing === 'none' && openOrderId === null) return id
  }
  throw new Error('No course with a price is left to order')
}

test('[W-06.provider] a learner pays at once and sits in the course; a forged webhook is refused; an admin refunds', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  await openPage(page, '/courses')
  const { origin } = new URL(page.url())
  const context = await browser.newContext()
  await signInAs(context, { origin }, learner)
  const own = await context.newPage()
  const courseId = await findCourse(request, context.request)
  await openPage(own, `/courses/${courseId}`)
  await own.getByRole('button', { name: 'Enroll in Course' }).click()
  await expect(own).toHaveURL(/\/dashboard\/my-orders\/ord_\w+$/)
  const orderPath = new URL(own.url()).pathname
  const readOrder = async () =>
    (await (await context.request.get(orderPath.replace('/dashboard/my-orders', '/api/me/orders'))).json()) as {
      reference: string
      state: string
    }
  const { reference } = await readOrder()

  const pay = own.getByRole('link', { name: 'Pay at once' })
  await expect(pay).toBeVisible()
  expect(await checkA11y(own)).toEqual([])
  const loaded = await own.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
  )
  expect(new Set(loaded)).toEqual(new Set([origin]))

  await pay.click()
  await expect(own).toHaveURL(/\/_gateway\/plink_\w+$/)
  const linkId = own.url().split('/').at(-1) ?? ''

  const body = JSON.stringify({
    event: 'payment_link.paid',
    created_at: Math.floor(Date.now() / 1000),
    payload: { payment_link: { entity: { id: linkId } } },
  })
  const post = async (secret: string) =>
    request.post('/webhooks/razorpay', {
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': `evt${Date.now()}`,
        'x-razorpay-signature': await signText(secret, body),
      },
      data: Buffer.from(body),
    })
  expect((await post('a guess')).status()).toBe(403)
  // One that is signed, but tells of a payment that has not come, changes nothing.
  expect((await post(localGatewayKeys.RAZORPAY_WEBHOOK_SECRET)).status()).toBe(200)
  const long = await request.post('/webhooks/razorpay', { data: Buffer.alloc(70_000, 'a') })
  expect([long.status(), (await readOrder()).state]).toEqual([413, 'pending_payment'])

  await own.getByText('Pay and come back').click()
  await own.getByRole('button', { name: 'Continue' }).click()
  await expect(own).toHaveURL(orderPath)
  await expect(own.getByRole('heading', { level: 1, name: 'The course is open' })).toBeVisible()
  await own.getByRole('link', { name: 'Go to the course' }).click()
  await expect(own).toHaveURL(new RegExp(`/dashboard/my-courses/${courseId}`))
  await waitForMail(request, learner, new RegExp(`^Payment received for order ${reference}$`))

  // Somebody else who comes back with an invented signature gets nowhere, and no address is taken from the request.
  const forged = await request.get(
    `/pay/return?razorpay_payment_link_id=${linkId}&razorpay_signature=${'0'.repeat(64)}&next=https://evil.test`,
    { maxRedirects: 0 },
  )
  expect([forged.status(), forged.headers()['location']]).toEqual([303, '/dashboard/my-orders'])

  await signIn(page.context(), { origin }, 'admin')
  await openPage(page, '/dashboard/orders/gateway-payments?state=paid')
  expect(await checkA11y(page)).toEqual([])
  await openPage(page, orderPath.replace('my-orders', 'orders'))
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog')
  expect(await checkA11y(page)).toEqual([])
  await dialog.getByLabel('Order number').fill(reference)
  await dialog.getByRole('button', { name: 'Refund now' }).click()
  await expect(page.getByText(`Order ${reference} is refunded`)).toBeVisible()
  expect((await readOrder()).state).toBe('refunded')
  await waitForMail(request, learner, new RegExp(`^Order ${reference} is refunded$`))
  const left = await context.request.get(`/api/courses/${courseId}/standing`)
  expect(((await left.json()) as { standing: string }).standing).toBe('none')
  await context.close()
})
