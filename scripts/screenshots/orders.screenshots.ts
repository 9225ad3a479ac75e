import type { Page } from 'playwright-core'
import type { Screenshots, Site, ViewerScreenshots } from './screenshot.ts'

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

/** Sends the reference only once, because it is already sent when the next picture is taken. */
async function sendReference(page: Page) {
  const field = page.getByLabel('Bank reference (UTR)')
  const sent = page.getByRole('button', { name: 'Correct it' })
  await field.or(sent).waitFor()
  if (await field.isVisible()) {
    await field.fill('632611229900')
    await page.getByRole('button', { name: 'Send reference' }).click()
  }
  await sent.waitFor()
}

async function compareStatement(page: Page) {
  const answer = await page.request.get(new URL('/api/orders?limit=3', page.url()).href)
  const { items } = (await answer.json()) as { items: { reference: string; amount: number }[] }
  const credits = items.map(
    ({ reference, amount }, place) =>
      `1${place}/11/2026,UPI/${reference},63261122990${place},${place === 1 ? amount + 1 : amount}`,
  )
  const lines = ['Date,Narration,UTR,Credit', ...credits, '18/11/2026,UPI/RENT,632611229909,9000']
  await page.getByLabel('Statement', { exact: true }).fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Find the orders' }).click()
  await page.getByRole('heading', { name: /in the statement$/ }).waitFor()
}

async function selectAll(page: Page) {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await page.getByRole('button', { name: 'Cancel', exact: true }).first().click()
  await page.getByRole('dialog').waitFor()
}

async function ofLearner({ origin, request }: Site): Promise<Screenshots> {
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
    'orders-checking': { path: pathOf('pending_payment'), act: sendReference },
    'orders-paid': { path: pathOf('paid') },
    'orders-my-courses': { path: '/dashboard/my-courses' },
    'orders-missing': { path: '/dashboard/my-orders/ord_none' },
  }
}

export const screenshots: ViewerScreenshots = {
  learner: ofLearner,
  admin: {
    'orders-admin': { path: list },
    'orders-admin-claimed': { path: `${list}?claim=claimed` },
    'orders-admin-statement': { path: `${list}/statement`, act: compareStatement },
    'orders-admin-bulk': { path: list, act: selectAll, isScreen: true },
    'orders-admin-income': { path: `${list}/income` },
    'orders-admin-late': { path: `${list}?state=expired`, act: openFirst },
    'orders-admin-refunds': { path: `${list}?state=refund_requested` },
    'orders-admin-one': { path: list, act: openFirst },
    'orders-admin-confirm': { path: list, act: confirmFirst, isScreen: true },
    'orders-admin-refund': { path: `${list}?state=refund_requested`, act: openFirst },
  },
}
