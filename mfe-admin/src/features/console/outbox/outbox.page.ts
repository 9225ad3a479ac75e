import { listScreen } from '@kere/screens/list-screen'
import { OutboxPage } from './outbox-page.tsx'
import { outbox } from './outbox.list.tsx'

export const route = { path: '/dashboard/outbox', roles: ['admin'] }

export const page = listScreen(outbox, OutboxPage)
