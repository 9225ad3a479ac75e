import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openBrowser } from './open-browser.ts'
import { root } from './run-command.ts'
import { signIn } from './sign-in.ts'
import { startTemporaryPlatform } from './temporary-platform.ts'

const folder = join(root, 'screenshots')
const widths = { desktop: 1280, mobile: 360 } as const
const themes = ['light', 'dark'] as const

const dashboards = {
  learner: { home: '/dashboard', sessions: '/dashboard/sessions' },
  educator: { home: '/dashboard' },
  admin: { home: '/dashboard', 'audit-log': '/dashboard/audit-log', releases: '/dashboard/releases' },
} as const

const platform = await startTemporaryPlatform({ port: 8795 })
const browser = await openBrowser()
await mkdir(folder, { recursive: true })
try {
  const { items } = (await (await fetch(`${platform.origin}/api/courses/featured`)).json()) as {
    items: { id: string }[]
  }
  const pages = {
    home: '/',
    courses: '/courses',
    'courses-filtered': '/courses?category=Water%20Resources&level=beginner&sort=price-low',
    'courses-search': '/courses?search=water',
    'courses-none': '/courses?search=submarine',
    course: `/courses/${items[0]!.id}`,
    'course-unknown': '/courses/crs_unknown',
    'not-found': '/nowhere',
    'sign-in': '/auth/login',
    'sign-in-refused': '/auth/login?problem=invalid_credentials&next=%2Fcourses',
    register: '/auth/register',
    'forgot-password': '/auth/forgot-password',
    'reset-password': '/auth/reset-password?token=x',
    'verify-email': '/auth/verify-email?token=x',
    'verify-email-used': '/auth/verify-email?problem=link_used',
  }
  for (const [name, path] of Object.entries(pages))
    for (const [device, width] of Object.entries(widths))
      for (const theme of themes) await take(`${name}-${device}-${theme}`, path, width, theme)
  for (const account of Object.keys(dashboards) as (keyof typeof dashboards)[])
    for (const [name, path] of Object.entries(dashboards[account]))
      for (const [device, width] of Object.entries(widths))
        for (const theme of themes) await take(`${account}-${name}-${device}-${theme}`, path, width, theme, account)
} finally {
  await browser.close()
  await platform.stop()
}
console.log(`Pictures are in ${folder}`)

async function take(
  name: string,
  path: string,
  width: number,
  colorScheme: (typeof themes)[number],
  account?: keyof typeof dashboards,
) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme })
  if (account) await signIn(context, platform, account)
  const page = await context.newPage()
  await page.goto(platform.origin + path)
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined)
  // A dashboard asks for its figures once it stands.
  await page.waitForLoadState('networkidle')
  // Pictures below the fold load when they are near: walk down once.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
  await context.close()
}
