import { roleNames, userStateNames } from '@kere/contracts/accounts/user-account-options'
import { momentColumn, TwoLines } from '@kere/screens/cells'
import { defineList, readsOf } from '@kere/screens/list'
import { byDate, choice, days, named, tabs, text } from '@kere/screens/list-filter'
import { dateOf } from '@kere/screens/time-in-india'
import { Avatar } from '@kere/ui/art/avatar'
import Ban from 'lucide-react/icons/ban'
import Undo from 'lucide-react/icons/undo-2'
import { lazy } from 'react'
import { SuperAdminBadge, UserStateBadge } from './user-state.tsx'
import { approvalNames, nameOf, roleOf } from './user-text.ts'
import { reasonOfSuspension } from './user-acts.tsx'
import { loadUser } from './users.api.ts'

export const users = defineList({
  name: 'users',
  path: '/dashboard/users',
  title: 'Users',
  description: 'Everyone with an account, with their role and status.',
  noun: ['user', 'users'],
  filters: {
    state: tabs({
      label: 'Users by status',
      options: [{ value: 'all', label: 'All users' }, ...named(userStateNames)],
    }),
    search: text({ label: 'Search users', placeholder: 'Name or email' }),
    role: choice({
      label: 'Role',
      anyLabel: 'Any role',
      options: named(roleNames),
    }),
    educatorStatus: choice({
      label: 'Approval',
      anyLabel: 'Any approval',
      options: named(approvalNames),
    }),
    ...days,
    sort: byDate('joined'),
  },
  ...readsOf(async () => ({ list: (await import('@kere/contracts/accounts/user-accounts')).listUsers })),
  loadRow: loadUser,
  rowName: nameOf,
  columns: [
    {
      id: 'name',
      header: 'Name',
      isTitle: true,
      cell: (user) => (
        <span className="flex items-center gap-2.5">
          <Avatar {...user} src={user.avatarPath} className="size-8!" />
          <TwoLines
            noTruncate
            first={
              <span className="font-semibold">
                {nameOf(user)} {user.isSuperAdmin && <SuperAdminBadge />}
              </span>
            }
            second={user.email}
          />
        </span>
      ),
    },
    { id: 'role', header: 'Role', cell: roleOf },
    momentColumn('joined', 'Joined (IST)', 'joinedAt'),
    { id: 'state', header: 'Status', cell: (user) => <UserStateBadge status={user.state} /> },
  ],
  card: (user) => ({
    title: nameOf(user),
    picture: <Avatar {...user} src={user.avatarPath} />,
    badge: user.isSuperAdmin ? <SuperAdminBadge /> : <UserStateBadge status={user.state} />,
    lines: [user.email, `${roleOf(user)}, joined ${dateOf(user.joinedAt)}`],
  }),
  panel: {
    param: 'user',
    component: lazy(async () => ({ default: (await import('./user-panel.tsx')).UserPanel })),
    missing: {
      text: 'There is no such user. The account may have been deleted.',
      link: 'Show all users',
    },
  },
  bulk: {
    list: 'users',
    acts: [
      {
        name: 'suspend',
        label: 'Suspend',
        icon: <Ban aria-hidden="true" />,
        doing: 'Suspending',
        done: 'suspended',
        isFor: ({ state: at, isSuperAdmin }) => at === 'active' && !isSuperAdmin,
        asks: {
          text: 'They are signed out everywhere and cannot sign in until an admin lifts the suspension. We email each of them this reason.',
          ...reasonOfSuspension,
          submit: 'Suspend and send the emails',
        },
      },
      {
        name: 'reinstate',
        label: 'Reinstate',
        icon: <Undo aria-hidden="true" />,
        doing: 'Reinstating',
        done: 'reinstated',
        isFor: ({ state: at }) => at === 'suspended',
        question: 'They can sign in again, and we email each of them.',
      },
    ],
  },
  exportName: 'users',
  failed: { title: 'Failed to fetch users', text: 'Nothing was changed. Try again in a moment.' },
  empty: { title: 'No users found', text: 'Everyone who signs up appears here.' },
})
