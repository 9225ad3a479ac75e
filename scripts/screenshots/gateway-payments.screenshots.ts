import type { Screenshots, Site, ViewerScreenshots } from './screenshot.ts'

async function ofLearner({ origin, request }: Site): Promise<Screenshots> {
  const read = async (path: string) =>
    (await (await request.get(origin + path)).json()) as { items: { id: string; price: number }[] }
  const priced = (await read('/api/courses?limit=100')).items.filter(({ price }) => price > 0)
  for (const { id: itemId } of priced) {
    const data = { itemKind: 'course', itemId }
    const placed = await request.post(`${origin}/api/me/orders`, { data, headers: { origin } })
    if (placed.ok()) break
  }
  const { items } = await read('/api/me/orders?state=pending_payment')
  return { 'pay-at-once': { path: `/dashboard/my-orders/${items[0]?.id}` } }
}

export const screenshots: ViewerScreenshots = {
  learner: ofLearner,
  admin: { 'online-payments': { path: '/dashboard/orders/gateway-payments?state=all' } },
}
