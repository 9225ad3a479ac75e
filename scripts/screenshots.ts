import { globSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { MailSamples } from '../workers/jobs/src/mail/mail-content.ts'
import { renderMail } from '../workers/jobs/src/mail/render-mail.ts'
import { findOverlaps, lookedAtWidths } from './find-overlaps.ts'
import { openBrowser } from './open-browser.ts'
import { root } from './run-command.ts'
import {
  viewers,
  type ScreenshotPlatform,
  type Screenshot,
  type Screenshots,
  type Viewer,
  type ViewerScreenshots,
} from './screenshots/screenshot.ts'
import type { Platform } from './platform.ts'
import { demoAccounts, demoPassword, signInAs, signInWithGoogle } from './sign-in.ts'
import { startTemporaryPlatform } from './temporary-platform.ts'
import { untilQuiet } from './until-quiet.ts'

const folder = join(root, 'screenshots')
const widths = { desktop: 1280, mobile: 360 } as const
const themes = ['light', 'dark'] as const

/**
 * `pnpm screenshots home outbox` takes the screenshots whose names contain one of these words; without words, it takes
 * all.
 */
const words = process.argv.slice(2)

interface Capability {
  screenshots: ViewerScreenshots
  platform?: ScreenshotPlatform
}

const capabilities = (await importAll('scripts/screenshots/*.screenshots.ts')) as readonly Capability[]
const failures: string[] = []
const browser = await openBrowser()
await mkdir(folder, { recursive: true })
let platform: Platform
let origin: string
try {
  const shared = capabilities.filter((each) => !each.platform)
  const wantsMails = words.length === 0 || words.some((word) => /^(mail|inbox)/.test(word))
  if (wantsMails || isWanted(shared))
    await runOn({}, async () => {
      for (const viewer of viewers) await takeAll(viewer, shared)
      if (wantsMails) await takeMails()
    })
  for (const own of capabilities)
    if (own.platform && isWanted([own]))
      await runOn(own.platform, async () => {
        for (const viewer of viewers) await takeAll(viewer, [own])
      })
} finally {
  await browser.close()
}
console.log(`Pictures are in ${folder}`)
if (failures.length > 0) {
  console.error(failures.join('\n\n'))
  process.exitCode = 1
}

function importAll(pattern: string): Promise<unknown[]> {
  const files = globSync(pattern, { cwd: root }).toSorted()
  return Promise.all(files.map((file) => import(join(root, file))))
}

async function runOn(options: ScreenshotPlatform, tour: () => Promise<void>) {
  platform = await startTemporaryPlatform(options)
  origin = platform.origin
  try {
    await tour()
  } finally {
    await platform.stop()
  }
}

function isWanted(given: readonly Capability[]) {
  return viewers.some((viewer) => given.some(({ screenshots }) => mayBeChosen(viewer, screenshots[viewer])))
}

function mayBeChosen(viewer: Viewer, screenshots: ViewerScreenshots[Viewer]) {
  return screenshots !== undefined && (typeof screenshots === 'function' || chosen(viewer, screenshots).length > 0)
}

/**
 * Takes all screenshots of a viewer. There is one tab for each width, so that stored data remain for the next
 * screenshot. Signing in once sends only one mail.
 */
async function takeAll(viewer: Viewer, of: readonly Capability[]) {
  const given = of.map(({ screenshots }) => screenshots[viewer]).filter((screenshots) => screenshots !== undefined)
  if (!given.some((screenshots) => mayBeChosen(viewer, screenshots))) return
  const context = await browser.newContext()
  const email = await emailOf(viewer)
  if (email) await signInAs(context, platform, email)
  if (viewer === 'google-learner') await signInWithGoogle(context, platform, 'sana-mirza@example.kere.test')
  const run = async (sql: string, ...values: string[]) =>
    (await platform.miniflare.getD1Database('DB', 'kere-api'))
      .prepare(sql)
      .bind(...values)
      .run()
  const site = { origin, request: context.request, run }
  const made = await Promise.all(
    given.map(async (screenshots) => (typeof screenshots === 'function' ? screenshots(site) : screenshots)),
  )
  const all: Screenshots = Object.fromEntries(made.flatMap((screenshots) => Object.entries(screenshots)))
  for (const [device, width] of Object.entries(widths)) {
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 900 })
    for (const [name, screenshot] of chosen(viewer, all)) {
      const file = `${name}-${device}`
      await take(page, file, screenshot).catch((error: unknown) => failures.push(`${file}: ${String(error)}`))
    }
    await page.close()
  }
  await context.close()
  if (viewer === 'visitor') await takeWithoutScript(all)
}

/** Demo accounts come first, because new accounts would appear in the admin's lists. */
async function emailOf(viewer: Viewer) {
  switch (viewer) {
    case 'visitor':
    case 'google-learner':
      return null
    case 'pending-educator':
      return 'educator2@kere.test'
    case 'new-learner':
    case 'beginner':
      return register(viewer, 'student')
    case 'new-educator':
      return register(viewer, 'educator')
    default:
      return demoAccounts[viewer]
  }
}

async function takeWithoutScript(all: Screenshots) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  for (const [device, width] of Object.entries(widths)) {
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 900 })
    for (const [name, { path, act }] of chosen('no-script', all)) {
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

function chosen(prefix: Viewer | 'no-script', screenshots: Screenshots) {
  const named = Object.entries(screenshots).map(
    ([name, screenshot]) => [prefix === 'visitor' ? name : `${prefix}-${name}`, screenshot] as const,
  )
  return words.length === 0 ? named : named.filter(([name]) => words.some((word) => name.includes(word)))
}

async function take(
  page: Page,
  name: string,
  { path, act, isScreen = false, isOffline = false, heldBack }: Screenshot,
) {
  const isReady = () => page.waitForFunction(() => document.documentElement.dataset.ready !== undefined)
  await page.goto(origin + path)
  await isReady()
  await act?.(page)
  try {
    await page.context().setOffline(isOffline)
    if (isOffline) {
      await page.reload()
      await isReady()
    }
    if (heldBack) await holdBack(page, heldBack)
    await picture(page, name, { isScreen, isLoading: heldBack !== undefined })
    await reportOverlaps(page, name)
  } finally {
    await page.emulateMedia({ media: null })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().setOffline(false)
  }
}

/** Checks the picture's own width and, for a desktop, also the widths between a phone and it. */
async function reportOverlaps(page: Page, name: string) {
  const screen = page.viewportSize()!
  for (const width of lookedAtWidths.filter((each) => each <= screen.width && (each > 360 || screen.width === 360))) {
    await page.setViewportSize({ ...screen, width })
    for (const overlap of await page.evaluate(findOverlaps)) failures.push(`${name} at ${width} px: ${overlap} overlap`)
  }
  await page.setViewportSize(screen)
}

async function holdBack(page: Page, address: string) {
  await page.waitForLoadState('networkidle')
  await page.route(address, () => new Promise<void>(() => undefined))
  await page.reload()
  await page.locator('main .bg-skeleton:visible').first().waitFor()
}

async function picture(page: Page, name: string, { isScreen = false, isLoading = false } = {}) {
  const screen = page.viewportSize()!
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    // A dashboard requests its figures only after it is shown.
    if (!isLoading) await page.waitForLoadState('networkidle')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (!isScreen) await page.setViewportSize({ ...screen, height: Math.max(screen.height, height) })
    // Parts that were below the screen load their code and their figures now.
    if (!isLoading) await untilQuiet(page)
    // Pictures below the fold load when they come near, and those for a theme when the theme is used.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      await document.fonts.ready
      // Waits until the running animations have ended. Endless ones, such as a spinner, are skipped, and so are those
      // that follow the scrolling.
      const coming = document
        .getAnimations()
        .filter(
          ({ timeline, playState, effect }) =>
            timeline === document.timeline &&
            playState === 'running' &&
            effect?.getComputedTiming().endTime !== Infinity,
        )
      await Promise.all(coming.map((each) => each.finished.catch(() => undefined)))
    })
    await page.screenshot({
      path: join(folder, `${name}-${colorScheme}.png`),
      fullPage: !isScreen,
      animations: 'disabled',
    })
    await page.setViewportSize(screen)
  }
}

async function takeMails() {
  const slices = (await importAll('workers/jobs/src/**/*.mails.ts')) as readonly {
    samples: MailSamples
  }[]
  for (const [device, width] of Object.entries(widths)) {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    await page.goto(`${origin}/_mail`)
    await picture(page, `inbox-${device}`)
    await page.locator('a.mail').first().click()
    await picture(page, `inbox-mail-${device}`)
    // The inbox's content security policy would also apply to the mails and remove their styles.
    await page.goto('about:blank')
    for (const [template, { values }] of slices.flatMap(({ samples }) => Object.entries(samples))) {
      const { html } = renderMail({ id: 'out_1', to: 'asha@example.in', template, values }, { origin })
      await page.setContent(html)
      await picture(page, `mail-${template.replaceAll('_', '-')}-${device}`)
    }
    await page.close()
  }
}

async function register(viewer: Viewer, role: 'student' | 'educator') {
  const email = `${viewer}@example.in`
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

async function readToken(email: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const inbox = await fetch(`${origin}/_mail.json?to=${encodeURIComponent(email)}`)
    const token = /verify-email\?token=([\w-]+)/.exec(await inbox.text())?.[1]
    if (token) return token
    await setTimeout(100)
  }
  throw new Error(`No email has come for ${email}`)
}
