import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/my-orders',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./my-orders.page.ts')).myOrdersPage,
  },
  {
    path: '/dashboard/my-orders/:id',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./my-order.page.ts')).myOrderPage,
  },
]
