import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { URL as WhatwgUrl } from 'whatwg-url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { signIn, signInAs } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, readCourses, test } from '../journey.ts'
import { waitForMail } from '../mail.ts'

const learner = 'learner2@kere.test'

const zxingBinary = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'

/** The link is read by jsdom's URL parser, which the product does not use. */
function readUpiLink(link: string | null) {
  expect(link).not.toContain('+')
  const parsed = new WhatwgUrl(link ?? '')
  expect([parsed.protocol, parsed.host, parsed.pathname]).toEqual(['upi:', 'pay', ''])
  return Object.fromEntries(parsed.searchParams)
}

test.beforeAll(async () => {
  prepareZXingModule({ overrides: { wasmBinary: (await readFile(zxingBinary)).buffer } })
})

/** @returns the text of every QR code that ZXing finds in the picture */
async function readPicture(png: Buffer) {
  const codes = await readBarcodes(new Uint8Array(png), { formats: ['QRCode'] })
  return codes.map(({ text }) => text)
}

/** A phone opens the app with one press. The code for another phone is one press away. */
async function checkPhones(browser: Browser, origin: string, orderPath: string, payment: string | null) {
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, javaScriptEnabled: true }
  for (const [userAgent, apps] of [
    [undefined, 0],
    [iPhone, 4],
  ] as const) {
    const context = await browser.newContext({ ...phone, ...(userAgent && { userAgent }) })
    await signInAs(context, { origin }, learner)
    const page = await context.newPage()
    await openPage(page, orderPath)
    const pay = page.getByRole('link', { name: /^Pay ₹[\d,]+ by UPI$/ })
    await expect(pay).toBeInViewport()
    expect(await pay.getAttribute('href')).toBe(payment)
    await expect(page.getByRole('link', { name: /^(Google Pay|PhonePe|Paytm|BHIM)$/ })).toHaveCount(apps)
    const code = page.getByRole('img', { name: 'UPI code of this payment' })
    await expect(code).toBeHidden()
    expect(await checkA11y(page)).toEqual([])
    await page.getByRole('button', { name: 'Show the code' }).click()
    expect(await readPicture(await code.screenshot())).toEqual([payment])
    await context.close()
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[W-06.courses] [W-07] a learner orders a paid course, an admin confirms it, the learner is in and has the mail; a refund ends it', async ({
    page,
    browser,
    request,
  }) => {
    test.setTimeout(180_000)
    const { origin } = new URL((await page.goto('/courses'))!.url())
    await signInAs(page.context(), { origin }, learner)
    const priced = (await readCourses(request)).filter(({ price }) => price > 0)
    let courseId = ''
    for (const { id } of priced) {
      const answer = await page.request.get(`/api/courses/${id}/standing`)
      const { standing, openOrderId } = (await answer.json()) as { standing: string; openOrderId: string | null }
      if (standing === 'none' && openOrderId === null) courseId = id
      if (courseId) break
    }

    await page.goto(`/courses/${courseId}`)
    await page.getByRole('button', { name: 'Enroll in Course' }).click()
    await expect(page).toHaveURL(/\/dashboard\/my-orders\/ord_\w+$/)
    const orderPath = new URL(page.url()).pathname
    // The subject alone may be that of another order of this learner.
    const placed = await page.request.get(orderPath.replace('/dashboard/my-orders', '/api/me/orders'))
    const { reference } = (await placed.json()) as { reference: string }
    const { mail } = await waitForMail(request, learner, new RegExp(`^Your order ${reference}`))
    expect(mail.text).toContain('kere@examplebank')

    const scripted = { javaScriptEnabled: true }
    const [adminContext, ownContext] = [await browser.newContext(scripted), await browser.newContext(scripted)]
    const [admin, own] = [await adminContext.newPage(), await ownContext.newPage()]
    await signIn(adminContext, { origin }, 'admin')
    await signInAs(ownContext, { origin }, learner)

    await openPage(own, orderPath)
    await expect(own.getByRole('heading', { level: 1, name: /^Pay ₹[\d,]+ by UPI$/ })).toBeVisible()
    expect(await checkA11y(own)).toEqual([])
    const price = priced.find(({ id }) => id === courseId)?.price
    const payment = await own.getByRole('link', { name: /^Pay ₹/, includeHidden: true }).getAttribute('href')
    expect(readUpiLink(payment)).toEqual({
      pa: 'kere@examplebank',
      pn: 'Kere Learning',
      tr: reference.replaceAll('-', ''),
      tn: reference.replaceAll('-', ''),
      am: `${price}.00`,
      cu: 'INR',
    })
    const code = own.getByRole('img', { name: 'UPI code of this payment' })
    for (const colorScheme of ['dark', 'light'] as const) {
      await own.emulateMedia({ colorScheme })
      expect(await readPicture(await own.screenshot({ fullPage: true }))).toEqual([payment])
      expect(await readPicture(await code.screenshot())).toEqual([payment])
    }
    await checkPhones(browser, origin, orderPath, payment)

    const utr = `UTR${Date.now()}`
    await own.getByLabel('Bank reference (UTR)').fill(utr)
    await own.getByRole('button', { name: 'Send reference' }).click()
    await expect(own.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible()
    expect(await checkA11y(own)).toEqual([])

    await openPage(admin, '/dashboard/orders/statement')
    const cut = `UPI/CR/632611229900/LEARNER/SBIN/l@oksbi/${reference.replaceAll('-', '').slice(0, 7)}`
    await admin.getByLabel('Statement').fill(`Date,Narration,Credit\n29/11/2026,${cut},${price}.00`)
    await admin.getByRole('button', { name: 'Find the orders' }).click()
    const ready = admin.getByRole('table', { name: 'Ready to confirm' })
    await expect(ready.getByRole('link', { name: reference })).toBeVisible()
    await expect(ready).toContainText('632611229900')

    await openPage(admin, `/dashboard/orders?claim=claimed&search=${reference}`)
    expect(await checkA11y(admin)).toEqual([])
    await admin.locator('main [data-row-link]').first().click()
    await admin.getByRole('button', { name: 'Confirm payment', exact: true }).click()
    const dialog = admin.getByRole('dialog')
    await expect(dialog.getByLabel('Bank reference')).toHaveValue(utr)
    expect(await checkA11y(admin)).toEqual([])
    await dialog.getByRole('button', { name: 'Confirm payment' }).click()
    await expect(admin.getByText(`The payment of order ${reference} is confirmed`)).toBeVisible()

    await openPage(own, `/dashboard/my-courses/${courseId}`)
    await expect(own.getByRole('heading', { name: 'Course not found' })).toBeHidden()
    const paid = await waitForMail(request, learner, new RegExp(`^Payment received for order ${reference}$`))
    expect(paid.link).toBe(`/dashboard/my-courses/${courseId}`)

    await openPage(own, orderPath)
    await own.emulateMedia({ media: 'print' })
    await expect(own.getByText('Receipt', { exact: true })).toBeVisible()
    await expect(own.getByText(/^Received from \S/)).toBeVisible()
    await expect(own.getByText(utr)).toBeVisible()
    for (const screenOnly of [own.getByRole('heading', { level: 1 }), own.getByRole('banner'), own.getByRole('button')])
      await expect(screenOnly.and(own.locator(':visible'))).toHaveCount(0)
    await own.emulateMedia({ media: 'screen' })
    await own.getByRole('button', { name: 'Request a refund' }).click()
    await own.getByLabel('Why would you like a refund?').fill('It is not for me.')
    await own.getByRole('button', { name: 'Request the refund' }).click()
    await expect(own.getByRole('heading', { name: 'We are reviewing your refund request' })).toBeVisible()

    await openPage(admin, orderPath.replace('my-orders', 'orders'))
    await expect(admin.getByText('It is not for me.')).toBeVisible()
    await admin.getByRole('button', { name: 'Refund', exact: true }).click()
    await admin.getByRole('dialog').getByLabel('Bank reference').fill(`BACK${Date.now()}`)
    await admin.getByRole('dialog').getByRole('button', { name: 'Record the refund' }).click()
    await expect(admin.getByText(`Order ${reference} is refunded`)).toBeVisible()

    expect((await own.request.get(`/api/me/enrollments/${courseId}`)).status()).toBe(404)
    await waitForMail(request, learner, new RegExp(`^Order ${reference} is refunded$`))
    await Promise.all([adminContext.close(), ownContext.close()])
  })
})
