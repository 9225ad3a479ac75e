import { listScreen } from '@kere/screens/list-screen'
import { OutboxPage } from './outbox-page.tsx'
import { outbox } from './outbox.list.tsx'

export const outboxPage = listScreen(outbox, OutboxPage)
