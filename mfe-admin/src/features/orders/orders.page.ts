import { listScreen } from '@kere/screens/list-screen'
import { orders } from './orders.list.tsx'

export const ordersPage = listScreen(orders)
