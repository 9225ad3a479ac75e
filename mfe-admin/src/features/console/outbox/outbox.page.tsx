import { ListPage } from '@kere/screens/list-page'
import { OutboxStates } from './outbox-states.tsx'
import { outbox } from './outbox.list.tsx'
import { listScreen } from '@kere/screens/list-screen'

export const route = { path: '/dashboard/outbox', roles: ['admin'] }

const OutboxPage = () => (
  <ListPage list={outbox}>
    <OutboxStates />
  </ListPage>
)

export const page = listScreen(outbox, OutboxPage)
