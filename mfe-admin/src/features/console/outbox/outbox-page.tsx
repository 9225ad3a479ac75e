import { ListPage } from '@kere/screens/list-page'
import { OutboxStates } from './outbox-states.tsx'
import { outbox } from './outbox.list.tsx'

export const OutboxPage = () => (
  <ListPage list={outbox}>
    <OutboxStates />
  </ListPage>
)
