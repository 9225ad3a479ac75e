import { eventList } from '@kere/contracts/events/events'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { Platform } from '../../scripts/platform.ts'
import { demoPassword, signInAs } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, readCourses, untilReady } from '../journey.ts'
import { readMails, waitForMail } from '../mail.ts'
import { founder, test } from '../own-platform.ts'

test.describe.configure({ mode: 'default' })

const password = 'terracotta weir 41'
const newPassword = 'a weir of basalt'
const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => main(page).getByRole('heading', { level: 1 })

const freshAddress = (name: string) => `${name}-${Date.now().toString(36)}@example.kere.test`

interface Newcomer {
  role: 'Learn' | 'Teach'
  email: string
}

async function register(page: Page, { role, email }: Newcomer) {
  await page.getByRole('radio', { name: role }).check()
  await page.getByLabel('First name').fill('Ira')
  await page.getByLabel('Last name').fill('Nayak')
  await sendRegistration(page, email)
}

async function sendRegistration(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(/\/auth\/login\?registration=success/)
}

async function createLearner({ request: api }: BrowserContext, { origin }: Platform, email: string) {
  const send = async (path: string, data: object) =>
    expect((await api.post(`${origin}/api/auth/${path}`, { data, headers: { origin } })).ok(), path).toBe(true)
  await send('register', { role: 'student', firstName: 'Ira', lastName: 'Nayak', email, password })
  const { link } = await waitForMail(api, email, /^Confirm/)
  await send('verify-email', { token: new URL(link, origin).searchParams.get('token') })
}

async function confirmAddress(page: Page, request: APIRequestContext, email: string) {
  const { link } = await waitForMail(request, email, /^Confirm/)
  await openPage(page, link)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
  return link
}

async function fillSignIn(page: Page, email: string, secret = password) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/auth/login')
}

async function logIn(page: Page, email: string, secret: string) {
  await openPage(page, '/auth/login')
  await fillSignIn(page, email, secret)
}

async function giveDateOfBirth(page: Page, year: number) {
  await untilReady(page)
  await page.getByLabel('Day').fill('9')
  await page.getByLabel('Month').selectOption('April')
  await page.getByLabel('Year', { exact: true }).fill(String(year))
}

async function finishLearnerOnboarding(page: Page, year = 2001) {
  await giveDateOfBirth(page, year)
  await page.getByLabel('Year of study').selectOption('Year 3')
  await page.getByLabel('Institute name').fill('Kaveri College of Agriculture')
  await page.getByLabel('State').selectOption('Karnataka')
  await page.getByRole('button', { name: 'Save and continue' }).click()
}

async function setPasswordAnew(page: Page) {
  await page.getByLabel('First name').fill('Ira')
  await page.getByLabel('Last name').fill('Nayak')
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.waitForURL('/auth/login?reset=success')
}

async function forget(page: Page) {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

const subjectsOf = async (request: APIRequestContext, email: string) =>
  (await readMails(request, email)).map(({ subject }) => subject)

test('[S-311, S-316, S-322, S-324, S-338, U-02] a stranger becomes a learner by a mail that is good for axe, and lands where they were going', async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.allow(/status of 410/)
  const email = freshAddress('learner')
  await openPage(page, '/dashboard/sessions')
  await expect(page).toHaveURL('/auth/login?next=%2Fdashboard%2Fsessions')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await register(page, { role: 'Learn', email })
  await expect(page.getByText('Account created successfully!')).toBeVisible()
  await expect(page).toHaveURL('/auth/login?next=%2Fdashboard%2Fsessions')

  // The inbox is not updated after it is opened, so the mail must be there first.
  await waitForMail(request, email, /^Confirm/)
  const mailTab = await page.context().newPage()
  await openPage(mailTab, '/auth/login')
  await expect(main(mailTab).getByText('Confirm your email first')).toBeVisible()
  await mailTab.getByRole('link', { name: 'Open its inbox' }).click()
  await mailTab
    .getByRole('link', { name: /Confirm your email address/ })
    .first()
    .click()
  await mailTab.waitForURL(/\/_mail\/./)
  expect(await checkA11y(mailTab)).toEqual([])
  await mailTab.setViewportSize({ width: 1280, height: 900 })
  const opened = page.context().waitForEvent('page')
  await mailTab.frameLocator('iframe').getByRole('link', { name: 'Confirm my email' }).click()
  const linkTab = await opened
  // Opening the link does not confirm the address, because mail scanners open links too.
  await expect(title(linkTab)).toHaveText('Confirm your email')
  await linkTab.close()
  const link = await confirmAddress(mailTab, request, email)
  await expect(mailTab).toHaveURL('/onboarding?next=%2Fdashboard%2Fsessions')
  await mailTab.close()
  await openPage(page, link)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(title(page)).toHaveText('This link has already been used')

  await openPage(page, '/auth/login?next=%2Fdashboard%2Fsessions')
  await expect(page).toHaveURL('/onboarding?next=%2Fdashboard%2Fsessions')
  await finishLearnerOnboarding(page)
  await expect(page).toHaveURL('/dashboard/sessions')
  await expect(title(page)).toBeVisible()
  await openPage(page, '/onboarding')
  await expect(page).toHaveURL('/dashboard')
  await expect.poll(() => subjectsOf(request, email)).toEqual(['Welcome to Kere', 'Confirm your email address'])
})

async function answerChat(page: Page) {
  const asked = async (question: string) => {
    const heading = page.getByRole('heading', { level: 2, name: question })
    await expect(page.locator('form').filter({ has: heading }).locator(':focus')).toHaveCount(1)
  }
  const say = async (question: string, ...texts: string[]) => {
    await asked(question)
    for (const text of texts) {
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
  }
  await page.getByLabel('First name').click()
  await say('What is your first name?', 'Devang')
  await say('And your last name, Devang?', 'Trivedi')
  await say('What do you do? A job title or a short description.', 'Rangeland ecologist')
  await asked('Tell learners who you are.')
  await page.keyboard.type('I work with herders in the Banni grassland.')
  await page.keyboard.press('Control+Enter')
  await say('How many years have you taught?', '4')
  await say('What would you like to teach?', 'Water Management', '')
  await say('Which languages can you teach in?', 'English', '')
  await say('Which organization are you with?', 'Banni Commons')
  await say('Are you on LinkedIn?', '')
  await say('Do you have certificates or degrees that learners should know about?', '')
  await say('What is your phone number?', '+91 98765 43210')
  await say('Do you list events on Lu.ma?', '')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(title(page)).toHaveText('Now create your educator account')
}

async function approveNewest(page: Page, platform: Platform, name: string) {
  await signInAs(page.context(), platform, 'admin@kere.test')
  await openPage(page, '/dashboard/educator-applications?sort=newest')
  await main(page).getByText(name).first().click()
  await page.waitForURL(/educator-applications\/app_/)
  // The page goes on to the next application, so only the response tells that this one is done.
  const answer = page.waitForResponse(/\/approval(\?|$)/)
  await main(page).getByRole('button', { name: 'Approve', exact: true }).click()
  expect((await answer).status()).toBe(201)
}

test('[S-266, S-282, S-315, S-328, C-28, U-02] an educator comes by the chat, waits, and is approved', async ({
  page,
  request,
  browser,
  platform,
}) => {
  const email = freshAddress('educator')
  await openPage(page, '/join-as-educator')
  await answerChat(page)
  await page.getByRole('link', { name: 'Create my educator account' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Devang')
  await expect(page.getByLabel('First name')).not.toBeEditable()
  await sendRegistration(page, email)
  await expect(page).toHaveURL(/role=educator/)

  await confirmAddress(page, request, email)
  await expect(page).toHaveURL('/onboarding')
  await waitForMail(request, email, /^We received your application/)
  await giveDateOfBirth(page, 1988)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page).toHaveURL('/dashboard/courses')
  await expect(main(page).getByText('publish once your application to teach is approved')).toBeVisible()
  await openPage(page, '/dashboard')
  await expect(main(page).getByText('Your application is under review')).toBeVisible()

  const other = await browser.newPage({ baseURL: platform.origin })
  await approveNewest(other, platform, 'Devang Trivedi')
  await other.close()
  await waitForMail(request, email, /^You can now teach/)
  await page.reload()
  await expect(main(page).getByRole('region', { name: 'Quick Stats' })).toBeVisible()
  await expect(main(page).getByText('Your application is under review')).toBeHidden()
})

interface GoogleAccount {
  email: string
  isVerified?: boolean
  failure?: string
}

async function chooseGoogleAccount(page: Page, { email, isVerified = true, failure }: GoogleAccount) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Gauri')
  await page.getByLabel('Last name').fill('Deshpande')
  await page.getByLabel('This address is verified').setChecked(isVerified)
  if (failure) await page.getByRole('radio', { name: failure }).check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

test('[S-314, S-319, S-320, S-321] with Google a learner is made, by a role or without one; onboarding is good for axe', async ({
  page,
  request,
}) => {
  await openPage(page, '/auth/register')
  await page.getByRole('button', { name: 'Sign up with Google' }).click()
  await expect(main(page).getByText('Please choose whether you want to learn or teach')).toBeVisible()
  await page.getByRole('radio', { name: 'Learn' }).check()
  const email = freshAddress('google')
  await page.getByRole('button', { name: 'Sign up with Google' }).click()
  await chooseGoogleAccount(page, { email })
  await expect(page).toHaveURL('/onboarding')
  await finishLearnerOnboarding(page)
  await expect(page).toHaveURL('/dashboard/my-courses')
  await waitForMail(request, email, /^Welcome/)

  await forget(page)
  await openPage(page, '/auth/login?next=%2Fdashboard%2Fsessions')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await chooseGoogleAccount(page, { email })
  await expect(page).toHaveURL('/dashboard/sessions')

  await forget(page)
  await openPage(page, '/auth/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await chooseGoogleAccount(page, { email: freshAddress('undecided') })
  await expect(page).toHaveURL('/role-selection')
  await untilReady(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(main(page).getByText('Please select a role to continue')).toBeVisible()
  await page.getByRole('radio', { name: 'I want to Teach' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/onboarding')
  await expect(page.getByLabel('Designation')).toBeVisible()
  expect(await checkA11y(page)).toEqual([])
})

test('[S-282, S-320, S-328] with Google an educator comes by the chat’s plain form, and waits', async ({ page }) => {
  const email = freshAddress('google-educator')
  await openPage(page, '/join-as-educator?view=form')
  for (const [label, text] of [
    ['First name', 'Devang'],
    ['Last name', 'Trivedi'],
    ['Designation', 'Rangeland ecologist'],
    ['Your bio', 'I work with herders in the Banni grassland.'],
    ['Years of teaching', '4'],
    ['Organization', 'Banni Commons'],
    ['Phone number', '+91 98765 43210'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  for (const choice of ['Water Management', 'English'])
    await page.getByRole('button', { name: `Add ${choice}`, exact: true }).click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(title(page)).toHaveText('Now create your educator account')
  await page.getByRole('button', { name: 'Sign up with Google' }).click()
  await chooseGoogleAccount(page, { email })
  await expect(page).toHaveURL('/onboarding')
  await giveDateOfBirth(page, 1990)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page).toHaveURL('/dashboard/courses')
  await expect(main(page).getByText('publish once your application to teach is approved')).toBeVisible()
  await openPage(page, '/dashboard')
  await expect(main(page).getByText('Your application is under review')).toBeVisible()
})

const refusals = {
  'another nonce': { failure: 'a different nonce' },
  'an error': { failure: 'access_denied' },
  'an unverified address': { isVerified: false },
}

test('[S-317, S-318] Google answering with another nonce, an error or an unverified address signs nobody in, and says so', async ({
  page,
  context,
}) => {
  await openPage(page, '/auth/login')
  for (const [what, choice] of Object.entries(refusals))
    await test.step(what, async () => {
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      await chooseGoogleAccount(page, { email: freshAddress('stranger'), ...choice })
      await expect(page).toHaveURL('/auth/login?problem=authentication_failed')
      await expect(page.getByRole('alert')).toContainText('Failed to complete authentication. Please try again.')
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-kere_refresh')
    })
})

test('[S-318] a callback that nobody began signs nobody in', async ({ request, platform }) => {
  const answer = await request.get('/auth/callback?code=a&state=b', { maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  expect(new URL(answer.headers().location!, platform.origin).href).toBe(
    `${platform.origin}/auth/login?problem=authentication_failed`,
  )
  expect(answer.headers()['set-cookie'] ?? '').not.toContain('__Host-kere_refresh')
})

test('[U-01] a forgotten password is set anew, once, and ends the sessions there were', async ({
  context,
  browser,
  request,
  platform,
}) => {
  const email = freshAddress('forgetful')
  await createLearner(context, platform, email)

  const other = await browser.newPage({ baseURL: platform.origin })
  await openPage(other, '/auth/login')
  await other.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(title(other)).toHaveText('Forgot your password?')
  await other.getByLabel('Email').fill(email)
  await other.getByRole('button', { name: 'Send link' }).click()
  await expect(title(other)).toHaveText('Check your email')
  const { link } = await waitForMail(request, email, /^Set a new password/)
  await openPage(other, link)
  const change = async (secret: string) => {
    await other.getByLabel('New password', { exact: true }).fill(secret)
    await other.getByRole('button', { name: 'Set password' }).click()
  }
  await change('short')
  await expect(main(other).getByText('Password must be at least 6 characters')).toBeVisible()
  await change('sunshine')
  await expect(main(other).getByText('This password is too common')).toBeVisible()
  await change('a weir of basalt')
  await other.waitForURL('/auth/login?reset=success')
  await waitForMail(request, email, /^Your password was changed/)
  await openPage(other, link)
  await change('another basalt weir')
  await expect(title(other)).toHaveText('This link has already been used')
  await logIn(other, email, 'a weir of basalt')
  await expect(other).toHaveURL('/onboarding')
  await other.close()
  const act = await context.request.delete('/api/me/sessions', { headers: { origin: platform.origin } })
  const read = await context.request.get('/api/me/sessions')
  expect([act.status(), read.status()]).toEqual([401, 401])
})

test('[C-49] somebody under 13 is refused kindly, and nothing of them is kept', async ({
  page,
  context,
  platform,
  browserConsole,
}) => {
  browserConsole.allow(/status of 403/)
  const email = freshAddress('child')
  await createLearner(context, platform, email)
  await openPage(page, '/onboarding')
  await finishLearnerOnboarding(page, new Date().getFullYear() - 11)
  await expect(title(page)).toBeFocused()
  await expect(main(page).getByRole('button', { name: 'Save and continue' })).toBeHidden()
  expect((await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('__Host-'))).toEqual([])
  const db = await platform.miniflare.getD1Database('DB', 'kere-api')
  const kept = await db.prepare('SELECT id FROM users WHERE email = ?').bind(email).all()
  expect(kept.results).toEqual([])
})

test('[S-332, S-497, C-42] the address of the configuration is super admin once it is proven, and not before', async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.allow(/status of 409/)
  await openPage(page, '/auth/register')
  await register(page, { role: 'Learn', email: founder })
  await openPage(page, '/dashboard/audit-log')
  await expect(page).toHaveURL(/^[^?]*\/auth\/login/)
  await openPage(page, (await waitForMail(request, founder, /^Confirm/)).link)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await page.getByRole('button', { name: 'Set a new password' }).click()
  await setPasswordAnew(page)
  await fillSignIn(page, founder, newPassword)
  await expect(page).toHaveURL('/dashboard/users')
  await expect(page.getByText('Super Admin').first()).toBeVisible()
  await openPage(page, '/dashboard/outbox')
  await expect(title(page)).toHaveText('Outbox')
})

test('without JavaScript an account is made, proven, and its password set anew', async ({
  browser,
  request,
  platform,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: platform.origin })
  const email = freshAddress('plain')
  await page.goto('/auth/register?next=%2Fcourses')
  await page.getByRole('radio', { name: 'Learn' }).check()
  await page.getByLabel('First name').fill('Ira')
  await page.getByLabel('Last name').fill('Nayak')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('sunshine')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/auth/register?next=%2Fcourses')
  await expect(page).toHaveTitle(/^Error: Create your account/)
  await expect(page.getByRole('radio', { name: 'Learn' })).toBeChecked()
  await expect(page.getByLabel('First name')).toHaveValue('Ira')
  await expect(page.getByLabel('Last name')).toHaveValue('Nayak')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  const secret = page.getByLabel('Password', { exact: true })
  await expect(secret).toHaveValue('')
  await expect(secret).toHaveAccessibleDescription(/too common/)
  expect(await page.content()).not.toContain('sunshine')
  await secret.fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/auth/login?registration=success&role=student&next=%2Fcourses')
  await page.goto((await waitForMail(request, email, /^Confirm/)).link)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page).toHaveURL('/onboarding?next=%2Fcourses')
  await page.goto('/auth/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(title(page)).toHaveText('Check your email')
  await page.goto((await waitForMail(request, email, /^Set a new password/)).link)
  await page.getByLabel('New password', { exact: true }).fill('a weir of basalt')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL('/auth/login?reset=success')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a weir of basalt')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/onboarding')
  await page.getByRole('link', { name: 'Change' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: 'I want to Teach' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/onboarding')
  await expect(page.getByText('You are here to teach.')).toBeVisible()
  await page.close()
})

test('[U-02] without JavaScript whoever registered with another’s address is dropped for its owner', async ({
  browser,
  request,
  platform,
}) => {
  const open = () => browser.newPage({ javaScriptEnabled: false, baseURL: platform.origin })
  const email = freshAddress('victim')
  const stranger = await open()
  await stranger.goto('/auth/register')
  await register(stranger, { role: 'Teach', email })
  const signIn = async () => {
    await stranger.goto('/auth/login')
    await stranger.getByLabel('Password', { exact: true }).fill(password)
    await stranger.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(stranger.getByRole('alert')).toContainText('Confirm your email first')
  }
  await signIn()
  await expect(stranger.getByLabel('Email')).toHaveValue(email)

  const owner = await open()
  await owner.goto('/auth/login')
  await expect(owner.getByLabel('Email')).toHaveValue('')
  await owner.goto((await waitForMail(request, email, /^Confirm/)).link)
  const secret = owner.getByLabel('Password', { exact: true })
  await secret.fill('what could it be')
  await owner.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(secret).toHaveAccessibleDescription('This is not the password that was chosen at sign-up')
  await owner.getByRole('button', { name: 'I did not choose one' }).click()
  await setPasswordAnew(owner)
  await signIn()
  await owner.getByLabel('Email').fill(email)
  await owner.getByLabel('Password', { exact: true }).fill(newPassword)
  await owner.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(owner).toHaveURL('/onboarding')
  await Promise.all([stranger.close(), owner.close()])
})

async function findFreeEvent(request: APIRequestContext) {
  const { items } = eventList.response.parse(await (await request.get('/api/events?limit=50')).json())
  const open = items.find(
    ({ price, source, seatsLeft, isCancelled, isWaitedFor, closesAt }) =>
      price === 0 &&
      source !== 'external' &&
      seatsLeft > 0 &&
      !isCancelled &&
      !isWaitedFor &&
      Date.parse(closesAt) > Date.now(),
  )
  if (!open) throw new Error('No event of the seed is free and open')
  return `/events/${open.id}`
}

test('[S-154, S-307, S-316, U-02] a stranger who pressed Register is told to confirm first, and is registered once that is done', async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.allow(/status of 403/)
  const email = freshAddress('asked')
  const event = await findFreeEvent(request)
  await openPage(page, event)
  await page.getByRole('complementary').getByRole('button', { name: 'Register Now' }).click()
  await expect(page).toHaveURL(`/auth/login?next=${encodeURIComponent(`${event}#register`)}`)
  await untilReady(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await register(page, { role: 'Learn', email })
  await untilReady(page)
  await expect(title(page)).toHaveText('Check your email')
  await expect(main(page).getByText(email)).toBeVisible()
  expect(await checkA11y(page)).toEqual([])

  await page.getByText('Already confirmed? Sign in').click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  const refused = main(page).getByRole('alert').filter({ hasText: 'Confirm your email first' })
  await expect(refused).toBeVisible()
  await main(page).getByRole('button', { name: 'Resend email' }).last().click()
  await expect(main(page).getByText('Email sent again')).toBeVisible()
  await expect
    .poll(() => subjectsOf(request, email))
    .toEqual(['Confirm your email address', 'Confirm your email address'])

  await page.getByRole('link', { name: 'Use a different email' }).click()
  await expect(page.getByRole('radio', { name: 'Learn' })).toBeChecked()
  const corrected = freshAddress('corrected')
  await untilReady(page)
  await register(page, { role: 'Learn', email: corrected })
  await confirmAddress(page, request, corrected)
  await expect(page).toHaveURL(`/onboarding?next=${encodeURIComponent(`${event}#register`)}`)
  await finishLearnerOnboarding(page)
  await expect(page).toHaveURL(event)
  await expect(page.getByText('You are registered', { exact: true })).toBeVisible()
})

test('[S-113, S-323] without JavaScript what was pressed is carried out by signing in, in that browser alone', async ({
  browser,
  request,
  platform,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: platform.origin })
  const page = await context.newPage()
  const signInHere = async () => {
    await page.getByLabel('Email').fill('learner2@kere.test')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  }
  const learner = await browser.newContext()
  await signInAs(learner, platform, 'learner2@kere.test')
  const open: string[] = []
  for (const { id } of (await readCourses(request)).filter(({ price }) => price > 0)) {
    const answer = await learner.request.get(`${platform.origin}/api/courses/${id}/standing`)
    const { standing, openOrderId } = (await answer.json()) as { standing: string; openOrderId: string | null }
    if (standing === 'none' && openOrderId === null) open.push(`/courses/${id}`)
    if (open.length === 2) break
  }
  await learner.close()
  const [path = '', other = ''] = open

  await page.goto(path)
  await page.getByRole('button', { name: 'Enroll in Course' }).click()
  await expect(page).toHaveURL(`/auth/login?next=${encodeURIComponent(`${path}#enroll`)}`)
  await signInHere()
  await expect(page).toHaveURL(/\/dashboard\/my-orders\/ord_\w+$/)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-kere_intent')

  // The address alone must not submit anything.
  await context.clearCookies()
  await page.goto(`/auth/login?next=${encodeURIComponent(`${other}#enroll`)}`)
  await signInHere()
  await expect(page).toHaveURL(`${other}#enroll`)
  await expect(page.getByRole('button', { name: 'Enroll in Course' })).toBeVisible()

  // A form from another site is refused too.
  const planted = await request.post(path, { headers: { origin: 'https://evil.example' }, form: {}, maxRedirects: 0 })
  expect([planted.status(), planted.headers()['set-cookie'] ?? '']).toEqual([403, ''])
  await context.close()
})
