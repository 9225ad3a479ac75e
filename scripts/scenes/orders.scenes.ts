import type { Page } from 'playwright-core'
import type { Scenes, Site, ViewerScenes } from './scene.ts'

const list = '/dashboard/orders'

async function openFirst(page: Page) {
  await page.locator('main [data-row-link]').first().click()
  await page.waitForFunction(() => /orders\/ord_/.test(location.href))
}

async function confirmFirst(page: Page) {
  await openFirst(page)
  await page.getByRole('button', { name: 'Confirm payment', exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

async function ofLearner({ origin, request }: Site): Promise<Scenes> {
  const read = async (path: string) =>
    (await (await request.get(`${origin}${path}`)).json()) as {
      items: { id: string; price?: number; state?: string }[]
    }
  const { items: courses } = await read('/api/courses?limit=100')
  for (const { id, price = 0 } of courses) {
    if (price === 0) continue
    const data = { itemKind: 'course', itemId: id }
    const placed = await request.post(`${origin}/api/me/orders`, { data, headers: { origin } })
    if (placed.ok()) break
  }
  const { items } = await read('/api/me/orders?limit=100')
  const pathOf = (state: string) => `/dashboard/my-orders/${items.find((order) => order.state === state)?.id}`
  return {
    orders: { path: '/dashboard/my-orders' },
    'orders-waiting': { path: pathOf('pending_payment') },
    'orders-paid': { path: pathOf('paid') },
    'orders-my-courses': { path: '/dashboard/my-courses' },
    'orders-missing': { path: '/dashboard/my-orders/ord_none' },
  }
}

export const scenes: ViewerScenes = {
  learner: ofLearner,
  admin: {
    'orders-admin': { path: list },
    'orders-admin-refunds': { path: `${list}?state=refund_requested` },
    'orders-admin-one': { path: list, act: openFirst },
    'orders-admin-confirm': { path: list, act: confirmFirst, isScreen: true },
    'orders-admin-refund': { path: `${list}?state=refund_requested`, act: openFirst },
  },
}
