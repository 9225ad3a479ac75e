import type { Page } from 'playwright-core'
import { openPanel } from './acts.ts'
import type { Screenshots, Site, ViewerScreenshots } from './screenshot.ts'

const list = '/dashboard/orders/invoices'

async function openDetails(page: Page) {
  await page.getByRole('button', { name: 'Change invoice details' }).click()
  await page.getByRole('dialog').getByRole('checkbox').check()
}

async function ofLearner({ origin, request }: Site): Promise<Screenshots> {
  const read = async <Answer>(path: string) => (await (await request.get(`${origin}${path}`)).json()) as Answer
  const { items } = await read<{ items: { id: string; state: string }[] }>('/api/me/orders?limit=100')
  const documents = await Promise.all(
    items.map(async ({ id }) => ({ id, ...(await read<{ items: [] }>(`/api/me/orders/${id}/invoices`)) })),
  )
  const invoiced = documents.find((each) => each.items.length > 0)
  const waiting = items.find(({ state }) => state === 'pending_payment')
  return {
    'order-invoiced': { path: `/dashboard/my-orders/${invoiced?.id}` },
    invoice: { path: `/dashboard/my-orders/${invoiced?.id}/invoice` },
    ...(waiting && {
      'invoice-details': { path: `/dashboard/my-orders/${waiting.id}`, act: openDetails, isScreen: true },
    }),
  }
}

export const screenshots: ViewerScreenshots = {
  learner: ofLearner,
  admin: {
    invoices: { path: list },
    'invoice-panel': { path: list, act: openPanel },
  },
}
