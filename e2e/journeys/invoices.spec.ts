import { getMyOrderInvoices, invoices } from '@kere/contracts/orders/invoices'
import { cancelMyOrder, myOrders, placeOrder } from '@kere/contracts/orders/orders'
import { signInAs } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, readCourses, test } from '../journey.ts'
import { origin } from '../origin.ts'

test('a buyer says what the invoice of an order names, and reads an invoice that an admin finds by its number', async ({
  page,
  browser,
}) => {
  await signInAs(page.context(), { origin }, 'learner@kere.test')
  const read = async (path: string): Promise<unknown> => (await page.request.get(path)).json()
  const { items: paid } = myOrders.response.parse(await read(`${myOrders.list.path}?state=paid&limit=100`))
  const documents = await Promise.all(
    paid.map(async ({ id }) =>
      getMyOrderInvoices.response.parse(await read(getMyOrderInvoices.path.replace(':id', id))),
    ),
  )
  const [invoice] = documents.flatMap(({ items }) => items)
  await openPage(page, `/dashboard/my-orders/${invoice!.order.id}`)
  await page
    .getByRole('region', { name: 'Invoice' })
    .getByRole('link', { name: `Invoice ${invoice!.number}` })
    .click()
  const sheet = page.getByRole('article', { name: `Tax invoice ${invoice!.number}` })
  await expect(sheet).toContainText('GSTIN 29AAAAA0000A1ZY')
  expect(await checkA11y(page)).toEqual([])

  // A course that no other journey orders as this learner.
  const has = new Set(paid.map(({ item }) => item.id))
  const course = (await readCourses(page.request)).findLast(({ id, price }) => price > 0 && !has.has(id))!
  const ordered = await page.request.post(placeOrder.path, {
    data: { itemKind: 'course', itemId: course.id },
    headers: { origin },
  })
  const { id } = placeOrder.response.parse(await ordered.json())
  await openPage(page, `/dashboard/my-orders/${id}`)
  const part = page.getByRole('region', { name: 'Invoice' })
  await part.getByRole('button', { name: 'Change invoice details' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'For a business with a GSTIN' }).check()
  await dialog.getByLabel('GSTIN', { exact: true }).fill('27AAPFU0939F1ZW')
  await dialog.getByLabel('Name of the business').fill('Well Diggers LLP')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Check the GSTIN: a letter or digit in it is wrong')).toBeVisible()
  expect(await checkA11y(page)).toEqual([])
  await dialog.getByLabel('GSTIN', { exact: true }).fill('27AAPFU0939F1ZV')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(part.getByText('For Well Diggers LLP, GSTIN 27AAPFU0939F1ZV.')).toBeVisible()
  const cancelled = await page.request.post(cancelMyOrder.path.replace(':id', id), { headers: { origin } })
  expect(cancelled.ok()).toBe(true)

  const admins = await browser.newContext({ baseURL: origin })
  await signInAs(admins, { origin }, 'admin@kere.test')
  const admin = await admins.newPage()
  await openPage(admin, `/dashboard/orders/invoices?document=${invoice!.id}`)
  const listed = invoices.response.parse(await (await admin.request.get(`${invoices.list.path}?limit=100`)).json())
  expect(listed.items.map(({ number }) => number)).toContain(invoice!.number)
  expect(await checkA11y(admin)).toEqual([])
  await openPage(admin, `/dashboard/orders/invoices/${invoice!.id}`)
  await expect(admin.getByRole('article', { name: `Tax invoice ${invoice!.number}` })).toBeVisible()
  expect(await checkA11y(admin)).toEqual([])
  await admins.close()
})
