import type { Page } from 'playwright-core'
import { openPanel } from './acts.ts'
import type { Screenshots, Site, ViewerScreenshots } from './screenshot.ts'

const list = '/dashboard/orders/discount-codes'

async function beginCode(page: Page) {
  await page.getByRole('button', { name: 'Create a code' }).click()
  await page.getByRole('dialog').waitFor()
}

async function ofLearner({ origin, request }: Site): Promise<Screenshots> {
  const { items } = (await (await request.get(`${origin}/api/courses?limit=100`)).json()) as {
    items: { id: string; price: number }[]
  }
  const course = `/courses/${items.find(({ price }) => price > 0)?.id}`
  return {
    'code-applied': { path: `${course}?code=WATERTANK` },
    'code-free': { path: `${course}?code=FREEFARM` },
    'code-over': { path: `${course}?code=DRYTANK` },
  }
}

export const screenshots: ViewerScreenshots = {
  learner: ofLearner,
  admin: {
    'discount-codes': { path: list },
    'discount-code': { path: list, act: openPanel },
    'discount-code-new': { path: list, act: beginCode, isScreen: true },
  },
}
