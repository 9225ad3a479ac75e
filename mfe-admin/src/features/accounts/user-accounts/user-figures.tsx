import { useRemote } from '@kere/platform/react/remote-tree'
import { QuickStats, QuickStatsSkeleton } from '@kere/screens/quick-stats'
import { listQuery } from '@kere/screens/list-query'
import { useListAddress } from '@kere/screens/use-list-address'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { figuresOf } from './users.api.ts'
import { users } from './users.list.tsx'

/** Shows figures about all users, whatever the filter (S-432, U-12). */
export function UserFigures() {
  const { api } = useRemote()
  const { address } = useListAddress(users)
  const { data, isPending } = useQuery({ ...listQuery(users, api, address), placeholderData: keepPreviousData })
  const figures = figuresOf(data)
  if (isPending)
    return (
      <div className="px-4 wide:px-6">
        <QuickStatsSkeleton className="h-46 wide:h-23" />
      </div>
    )
  if (!figures) return null
  return (
    <div className="px-4 wide:px-6 [&>section]:border-t-0">
      <QuickStats
        stats={[
          { label: 'Total users', value: figures.users, href: users.path },
          { label: 'Learners', value: figures.students, href: `${users.path}?role=student` },
          { label: 'Educators', value: figures.educators, href: `${users.path}?role=educator` },
          { label: 'Admins', value: figures.admins, href: `${users.path}?role=admin` },
        ]}
      />
    </div>
  )
}
