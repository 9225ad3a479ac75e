import { ListPage } from '@kere/screens/list-page'
import { UserFigures } from './user-figures.tsx'
import { users } from './users.list.tsx'
import { listScreen } from '@kere/screens/list-screen'

export const route = { path: '/dashboard/users', roles: ['admin'] }

const UsersPage = () => (
  <ListPage list={users}>
    <UserFigures />
  </ListPage>
)

export const page = listScreen(users, UsersPage)
