import { listScreen } from '@kere/screens/list-screen'
import { UsersPage } from './users-page.tsx'
import { users } from './users.list.tsx'

export const usersPage = listScreen(users, UsersPage)
