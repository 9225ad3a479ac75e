import { listScreen } from '@kere/screens/list-screen'
import { OrdersPage } from './orders-page.tsx'
import { orders } from './orders.list.tsx'

export const route = { path: '/dashboard/orders', roles: ['admin'] }

export const page = listScreen(orders, OrdersPage)
