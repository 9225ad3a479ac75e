import { signIn, signInAs } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, readCourses, test } from '../journey.ts'

/** Another journey orders as the other sample learner, perhaps at the same time. */
const learner = 'learner@kere.test'

/** A course that the learner can order. */
async function findCourse(
  request: Parameters<typeof readCourses>[0],
  asked: { get: (path: string) => Promise<{ json: () => Promise<unknown> }> },
) {
  for (const { id, price } of await readCourses(request)) {
    if (price < 10) continue
    const { standing, openOrderId } = (await (await asked.get(`/api/courses/${id}/standing`)).json()) as {
      standing: string
      openOrderId: string | null
    }
    if (standing === 'none' && openOrderId === null) return { id, price }
  }
  throw new Error('No course with a price is left to order')
}

test('an admin makes a code, a learner orders with it without a script, and the code that is ended helps nobody', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  await openPage(page, '/courses')
  const { origin } = new URL(page.url())
  await signIn(page.context(), { origin }, 'admin')
  await openPage(page, '/dashboard/orders/discount-codes')
  await page.getByRole('button', { name: 'Create a code' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Percent off').fill('40')
  await dialog.getByLabel(/^First day/).fill('2026-01-01')
  await dialog.getByLabel(/^Last day/).fill('2099-12-31')
  expect(await checkA11y(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create code' }).click()
  const made = page.getByText(/^Code \w{8} created$/)
  await expect(made).toBeVisible()
  const code = /Code (\w{8})/.exec((await made.textContent()) ?? '')?.[1] ?? ''

  const context = await browser.newContext({ javaScriptEnabled: false })
  await signInAs(context, { origin }, learner)
  const plain = await context.newPage()
  const course = await findCourse(request, context.request)
  await plain.goto(`/courses/${course.id}`)
  await plain.getByText('I have a code').click()
  await plain.getByLabel('Code', { exact: true }).fill(code.toLowerCase())
  await plain.getByRole('button', { name: 'Apply code' }).click()
  await expect(plain.getByText(`Code ${code}`)).toBeVisible()
  await plain.getByRole('button', { name: 'Enroll in Course' }).click()
  await expect(plain).toHaveURL(/\/dashboard\/my-orders\/ord_\w+$/)
  const off = Math.floor((course.price * 40) / 100)
  const order = `/api/me/orders/${plain.url().split('/').at(-1)}`
  const ordered = await context.request.get(order)
  expect(await ordered.json()).toMatchObject({ amount: course.price - off, discount: { code, amount: off } })

  await openPage(page, `/dashboard/orders/discount-codes?search=${code}`)
  await expect(page.getByText('1 of 100')).toBeVisible()
  await page.getByRole('link', { name: code }).click()
  const panel = page.getByRole('complementary')
  await panel.getByRole('button', { name: 'End' }).click()
  await expect(panel.getByRole('button', { name: 'Reactivate' })).toBeVisible()
  const answer = await context.request.get(`/api/courses/${course.id}/code-price?code=${code}`)
  expect(((await answer.json()) as { code: string }).code).toBe('code_over')
  for (const [typed, reason] of [
    [code, 'This code is no longer valid'],
    ['NOSUCHCODE', 'This code does not exist'],
  ] as const) {
    await plain.goto(`/courses/${course.id}`)
    await plain.getByText('I have a code').click()
    await plain.getByLabel('Code', { exact: true }).fill(typed)
    await plain.getByRole('button', { name: 'Apply code' }).click()
    await expect(plain.getByText(reason)).toBeVisible()
  }
  // Other journeys open this learner's newest order, which would otherwise wait for a payment.
  expect((await context.request.post(`${order}/cancellation`, { headers: { origin } })).ok()).toBe(true)
  await context.close()
})
