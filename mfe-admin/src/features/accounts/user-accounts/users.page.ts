import { listScreen } from '@kere/screens/list-screen'
import { UsersPage } from './users-page.tsx'
import { users } from './users.list.tsx'

export const route = { path: '/dashboard/users', roles: ['admin'] }

export const page = listScreen(users, UsersPage)
