import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/orders',
    roles: ['admin'],
    page: async () => (await import('./orders.page.ts')).ordersPage,
  },
  {
    path: '/dashboard/orders/income',
    roles: ['admin'],
    page: async () => (await import('./income.page.ts')).incomePage,
  },
  {
    path: '/dashboard/orders/statement',
    roles: ['admin'],
    page: async () => (await import('./statement.page.ts')).statementPage,
  },
  {
    path: '/dashboard/orders/:id',
    roles: ['admin'],
    page: async () => (await import('./order.page.ts')).orderPage,
  },
]
