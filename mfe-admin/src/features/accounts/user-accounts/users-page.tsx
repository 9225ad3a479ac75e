import { ListPage } from '@kere/screens/list-page'
import { UserFigures } from './user-figures.tsx'
import { users } from './users.list.tsx'

export const UsersPage = () => (
  <ListPage list={users}>
    <UserFigures />
  </ListPage>
)
