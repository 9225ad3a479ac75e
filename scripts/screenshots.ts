import { globSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { MailSamples } from '../workers/jobs/src/mail/mail-content.ts'
import { renderMail } from '../workers/jobs/src/mail/render-mail.ts'
import { educatorScenes, pendingEducatorScenes } from './course-scenes.ts'
import { listScenes } from './list-scenes.ts'
import { beginnerScenes, learningScenes } from './learning-scenes.ts'
import { openBrowser } from './open-browser.ts'
import { root } from './run-command.ts'
import type { Scene } from './scene.ts'
import { demoAccounts, demoPassword, signInAs } from './sign-in.ts'
import { startTemporaryPlatform } from './temporary-platform.ts'

const folder = join(root, 'screenshots')
const widths = { desktop: 1280, mobile: 360 } as const
const themes = ['light', 'dark'] as const

/** `pnpm screenshots home outbox` takes those whose names hold one of these words, and without any all. */
const words = process.argv.slice(2)

type Scenes = Readonly<Record<string, Scene>>

const platform = await startTemporaryPlatform()
const { origin } = platform
const browser = await openBrowser()
await mkdir(folder, { recursive: true })
try {
  const { items } = (await (await fetch(`${origin}/api/courses/featured`)).json()) as { items: { id: string }[] }
  const publicScenes: Scenes = {
    home: { path: '/' },
    courses: { path: '/courses' },
    'courses-filtered': { path: '/courses?category=Water%20Resources&level=beginner&sort=price-low' },
    'courses-search': { path: '/courses?search=water' },
    'courses-none': { path: '/courses?search=submarine' },
    course: { path: `/courses/${items[0]!.id}` },
    'course-unknown': { path: '/courses/crs_unknown' },
    'not-found': { path: '/nowhere' },
    'sign-in': { path: '/auth/login' },
    'sign-in-refused': { path: '/auth/login?problem=google_failed&next=%2Fcourses' },
    'sign-in-registered': { path: '/auth/login?registration=success&role=educator' },
    register: { path: '/auth/register' },
    contact: { path: '/contact' },
    feedback: { path: '/feedback' },
    terms: { path: '/terms' },
    privacy: { path: '/privacy' },
    'register-refused': { path: '/auth/register', act: press('Create account') },
    'forgot-password': { path: '/auth/forgot-password' },
    'forgot-password-sent': { path: '/auth/forgot-password?sent=1' },
    'reset-password': { path: '/auth/reset-password?token=x' },
    'verify-email': { path: '/auth/verify-email?token=x' },
    'verify-email-dead': {
      path: '/auth/verify-email?token=x',
      act: press('Confirm my email', 'button:has-text("Send another email")'),
    },
    'become-educator': { path: '/become-educator' },
    'chat-form': { path: '/join-as-educator?view=form' },
    'chat-refused': { path: '/join-as-educator', act: press('Continue') },
    chat: { path: '/join-as-educator', act: answerThree },
    // The answers are kept by now: the conversation goes on, on the home page too.
    'chat-resumed': { path: '/join-as-educator' },
    'home-chat': { path: '/', act: openChat, isScreen: true },
  }
  await takeAll(null, '', publicScenes)
  await takeWithoutScript(publicScenes)
  // The demo accounts first: a new one would stand in the lists of the admin.
  const applications = '/dashboard/educator-applications'
  await takeAll(demoAccounts.admin, 'admin-', {
    home: { path: '/dashboard' },
    applications: { path: applications },
    'applications-none': { path: `${applications}?status=withdrawn` },
    application: { path: applications, act: openFirstRow },
    'application-decline': { path: applications, act: declineFirst, isScreen: true },
    outbox: { path: '/dashboard/outbox' },
    'audit-log': { path: '/dashboard/audit-log' },
    releases: { path: '/dashboard/releases' },
    ...listScenes,
  })
  await takeAll(demoAccounts.learner, 'learner-', {
    home: { path: '/dashboard' },
    sessions: { path: '/dashboard/sessions' },
    ...learningScenes,
  })
  await takeAll(demoAccounts.educator, 'educator-', { home: { path: '/dashboard' } })
  await takeAll(demoAccounts.educator, 'educator-', educatorScenes)
  const pending = 'educator2@kere.test'
  await takeAll(pending, 'pending-educator-', { home: { path: '/dashboard' }, chat: { path: '/join-as-educator' } })
  await takeAll(pending, 'pending-educator-', pendingEducatorScenes)
  const onboarding = { path: '/onboarding' }
  await takeAll(await register('student'), 'learner-', {
    role: { path: '/role-selection' },
    onboarding,
    'onboarding-refused': { ...onboarding, act: press('Save and continue') },
  })
  await takeAll('new-student@example.in', 'learner-', beginnerScenes)
  await takeAll(await register('educator'), 'educator-', { onboarding })
  if (words.length === 0 || words.some((word) => /^(mail|inbox)/.test(word))) await takeMails()
} finally {
  await browser.close()
  await platform.stop()
}
console.log(`Pictures are in ${folder}`)

/** One tab at each width, so that what it keeps is there in the next scene; signing in once sends one mail at most. */
async function takeAll(email: string | null, prefix: string, given: Scenes | typeof educatorScenes) {
  if (typeof given !== 'function' && chosen(prefix, given).length === 0) return
  const context = await browser.newContext()
  if (email) await signInAs(context, platform, email)
  const site = { origin, request: context.request }
  const scenes = chosen(prefix, typeof given === 'function' ? await given(site) : given)
  for (const [device, width] of Object.entries(widths)) {
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 900 })
    for (const [name, scene] of scenes) await take(page, `${name}-${device}`, scene)
    await page.close()
  }
  await context.close()
}

/** What needs no press to be seen, as a browser without JavaScript shows it. */
async function takeWithoutScript(all: Scenes) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  for (const [device, width] of Object.entries(widths)) {
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 900 })
    for (const [name, { path, act }] of chosen('no-script-', all)) {
      if (act) continue
      await page.goto(origin + path)
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        await page.waitForLoadState('networkidle')
        await page.screenshot({ path: join(folder, `${name}-${device}-${colorScheme}.png`), fullPage: true })
      }
    }
    await page.close()
  }
  await context.close()
}

function chosen(prefix: string, scenes: Scenes) {
  const named = Object.entries(scenes).map(([name, scene]) => [prefix + name, scene] as const)
  return words.length === 0 ? named : named.filter(([name]) => words.some((word) => name.includes(word)))
}

async function take(page: Page, name: string, { path, act, isScreen = false, isOffline = false }: Scene) {
  const isReady = () => page.waitForFunction(() => document.documentElement.dataset.ready !== undefined)
  await page.goto(origin + path)
  await isReady()
  await act?.(page)
  await page.context().setOffline(isOffline)
  if (isOffline) {
    await page.reload()
    await isReady()
  }
  await picture(page, name, isScreen)
  await page.context().setOffline(false)
}

async function picture(page: Page, name: string, isScreen = false) {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    // A dashboard asks for its figures once it stands.
    await page.waitForLoadState('networkidle')
    // Pictures below the fold load when they are near, and those of a theme with the theme.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      await document.fonts.ready
    })
    // Colors pass into each other for a moment: what moves is taken at its end.
    await page.screenshot({
      path: join(folder, `${name}-${colorScheme}.png`),
      fullPage: !isScreen,
      animations: 'disabled',
    })
  }
}

/** The inbox with what the tour has sent, and every mail there is, by the samples of its slice. */
async function takeMails() {
  const jobs = join(root, 'workers/jobs/src')
  const samples = await Promise.all(
    globSync('*/*.mails.samples.ts', { cwd: jobs }).map(
      async (file) => ((await import(join(jobs, file))) as { mailSamples: MailSamples }).mailSamples,
    ),
  )
  for (const [device, width] of Object.entries(widths)) {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    await page.goto(`${origin}/_mail`)
    await picture(page, `inbox-${device}`)
    await page.locator('a.mail').first().click()
    await picture(page, `inbox-mail-${device}`)
    // The inbox's policy would go on for what is set into its page, and leave the emails bare.
    await page.goto('about:blank')
    for (const [template, { values }] of samples.flatMap((slice) => Object.entries(slice))) {
      const { html } = renderMail({ id: 'out_1', to: 'asha@example.in', template, values }, { origin })
      await page.setContent(html)
      await picture(page, `mail-${template.replaceAll('_', '-')}-${device}`)
    }
    await page.close()
  }
}

/** Makes an account that has proven its address and told nothing of itself yet. */
async function register(role: 'student' | 'educator') {
  const email = `new-${role}@example.in`
  const body = { role, firstName: 'Meera', lastName: 'Nambiar', email, password: demoPassword }
  await post('/api/auth/register', body)
  await post('/api/auth/verify-email', { token: await readToken(email), password: demoPassword })
  return email
}

async function post(path: string, body: Record<string, string>) {
  const headers = { origin, 'content-type': 'application/json' }
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
}

/** Emails leave a moment after what they tell. */
async function readToken(email: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const inbox = await fetch(`${origin}/_mail.json?to=${encodeURIComponent(email)}`)
    const token = /verify-email\?token=([\w-]+)/.exec(await inbox.text())?.[1]
    if (token) return token
    await setTimeout(100)
  }
  throw new Error(`No email has come for ${email}`)
}

/** Presses a button and waits for what the page shows then. */
function press(name: string, shown = '[aria-invalid="true"]') {
  return async (page: Page) => {
    await page.getByRole('button', { name, exact: true }).click()
    await page.locator(shown).first().waitFor()
  }
}

async function answerThree(page: Page) {
  for (const [label, answer] of [
    ['First name', 'Devang'],
    ['Last name', 'Trivedi'],
    ['Designation', 'Rangeland ecologist'],
  ] as const) {
    await page.getByLabel(label).fill(answer)
    await page.keyboard.press('Enter')
  }
  await page.getByLabel('Your bio').fill('I work with herders on reviving virdas, shallow wells over salt.')
}

async function openChat(page: Page) {
  await page.getByRole('link', { name: 'Join as an Educator' }).first().click()
  await page.getByRole('dialog').waitFor()
}

async function openFirstRow(page: Page) {
  await page.locator('main [data-row-link]').first().click()
  await page.waitForFunction(() => /applications\//.test(location.href))
}

async function declineFirst(page: Page) {
  await openFirstRow(page)
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await page.getByRole('dialog').waitFor()
}
