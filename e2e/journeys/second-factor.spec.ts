import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { signInWithGoogle } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, test } from '../journey.ts'
import { waitForMail } from '../mail.ts'
import { origin } from '../origin.ts'

const email = 'karthik-subbiah@example.kere.test'
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Gives what an app shows for a typed key (RFC 6238), in the period that is `ahead` of the present one. */
function codeOf(key: string, ahead = 0) {
  const bits = Array.from(key.replaceAll(' ', ''), (letter) => base32.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits
    .join('')
    .match(/.{8}/g)!
    .map((byte) => Number.parseInt(byte, 2))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const mac = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
  const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

const next = '/dashboard/my-orders'

async function answerGoogle(page: Page) {
  await page.goto(`/auth/google?next=${encodeURIComponent(next)}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Karthik')
  await page.getByLabel('Last name').fill('Subbiah')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code')
}

const code = (page: Page) => page.getByRole('textbox', { name: /^Code/ })

test('a learner turns on two-step verification, and signs in with a code and, without a script, with a recovery code', async ({
  page,
  browser,
  request,
}) => {
  await signInWithGoogle(page.context(), { origin }, email)
  await openPage(page, '/dashboard/account')
  await page.getByRole('link', { name: 'See two-step verification' }).click()
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const key = await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  expect(await checkA11y(page)).toEqual([])
  await code(page).fill(codeOf(key!))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const saved = page.getByRole('region', { name: 'Save your recovery codes' })
  await expect(saved.getByRole('listitem')).toHaveCount(10)
  const recoveryCode = await saved.getByRole('listitem').first().textContent()
  await waitForMail(request, email, /^Two-step verification is on/)

  // The open page would ask for notifications without its cookie.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await answerGoogle(page)
  expect(await checkA11y(page)).toEqual([])
  await code(page).fill(codeOf(key!, 1))
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(next)

  const plain = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
  const other = await plain.newPage()
  await answerGoogle(other)
  await code(other).fill('000000')
  await other.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(code(other)).toHaveAccessibleDescription('This code is wrong or was used before')
  await code(other).fill(recoveryCode!)
  await other.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(other).toHaveURL(next)
  await plain.close()
})
