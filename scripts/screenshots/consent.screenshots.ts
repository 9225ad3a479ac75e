import type { Page } from 'playwright-core'
import { listFeaturedCourses } from '../../packages/contracts/src/courses/courses.ts'
import { demoAccounts } from '../sign-in.ts'
import type { ScreenshotPlatform, ViewerScreenshots } from './screenshot.ts'

export const platform: ScreenshotPlatform = {
  analytics: { ANALYTICS_SERVICE: 'matomo', ANALYTICS_ORIGIN: 'https://views.kere.test', ANALYTICS_SITE: '7' },
}

async function change(page: Page) {
  await page.getByRole('button', { name: 'Cookie choice', exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

async function changeFromDashboard(page: Page) {
  const decline = page.getByRole('button', { name: 'Decline' })
  if (await decline.isVisible()) await decline.click()
  await page.getByRole('button', { name: 'Change cookie choice' }).click()
  await page.getByRole('dialog').waitFor()
}

export const screenshots: ViewerScreenshots = {
  visitor: async ({ origin, request }) => {
    const answer = await request.get(origin + listFeaturedCourses.path)
    const id = listFeaturedCourses.response.parse(await answer.json()).items[0]!.id
    return {
      consent: { path: '/', isScreen: true },
      'consent-course': { path: `/courses/${id}`, isScreen: true },
      'consent-sign-in': { path: '/auth/login', isScreen: true },
      'consent-foot': { path: '/terms' },
      'consent-change': { path: '/terms', act: change, isScreen: true },
    }
  },
  learner: async ({ run }) => {
    const isTheirs = 'id = (SELECT id FROM users WHERE email = ?)'
    await run(`UPDATE profiles SET date_of_birth = '2000-01-01' WHERE ${isTheirs}`, demoAccounts.learner)
    return {
      'consent-privacy': { path: '/dashboard/privacy', isScreen: true },
      'consent-privacy-change': { path: '/dashboard/privacy', act: changeFromDashboard, isScreen: true },
    }
  },
}
