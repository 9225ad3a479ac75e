import { signInWithGoogle } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, test } from '../journey.ts'
import { waitForMail } from '../mail.ts'
import { origin } from '../origin.ts'

const email = 'naveen-reddy@example.kere.test'

test('a learner adds a passkey, and signs in with it alone', async ({ page, request }) => {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signInWithGoogle(page.context(), { origin }, email)
  await openPage(page, '/dashboard/two-step-verification')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('My phone')
  expect(await checkA11y(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Remove My phone' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Save your recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await waitForMail(request, email, /^You have a new passkey/)

  await page.context().clearCookies()
  await openPage(page, '/auth/login?next=%2Fdashboard%2Fmy-orders')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/dashboard/my-orders')
})
