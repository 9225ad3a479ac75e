import { labelOf } from '@kere/contracts/http/open-value'
import { mailLink } from '@kere/contracts/http/mail-link'
import type { UserAccount, UserSummary } from '@kere/contracts/accounts/user-accounts'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Fact, Facts, Moment, MomentFact } from '@kere/screens/facts'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { dateOf } from '@kere/screens/time-in-india'
import { Avatar } from '@kere/ui/art/avatar'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { useQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { userActs } from './user-acts.tsx'
import { UserForm } from './user-form.tsx'
import { UserRecords } from './user-records.tsx'
import { SuperAdminBadge, UserStateBadge } from './user-state.tsx'
import { nameOf, roleOf } from './user-text.ts'
import { userQuery } from './users.api.ts'
import { LoadState } from '../../../load-state.tsx'

export function UserPanel({ row }: { row: UserSummary }) {
  const { api } = useRemote()
  const query = useQuery(userQuery(api, row.id))
  const user = query.data
  return (
    <>
      <div className="flex items-center gap-3.5">
        <Avatar {...row} src={row.avatarPath} className="size-14! text-body!" />
        <div className="min-w-0">
          <h3 className="text-panel wrap-anywhere">{nameOf(user ?? row)}</h3>
          <TextLink href={mailLink(row.email)} className="text-dense wrap-anywhere">
            {row.email}
          </TextLink>
        </div>
      </div>
      {row.isSuperAdmin && (
        <p className="mt-4 text-dense">
          <SuperAdminBadge /> Full access to all user management features
        </p>
      )}
      {user && <Account key={user.id} user={user} />}
      {!user && (
        <LoadState query={query} what="the user" skeletons={['mt-5 h-60']} headingLevel="h3" className="mt-5">
          The list is up to date.
        </LoadState>
      )}
      {!user && <UserRecords id={row.id} />}
    </>
  )
}

function Account({ user }: { user: UserAccount }) {
  const { context } = useRemote()
  const [isEdited, setEdited] = useState(false)
  if (isEdited) return <UserForm user={user} onClose={() => setEdited(false)} />
  const isOwn = context.session.user?.id === user.id
  const isClosed = user.deletion?.isByAdmin ?? false
  return (
    <>
      {!isClosed && (
        <Button
          variant="outline"
          wide
          icon={<Pencil aria-hidden="true" />}
          onClick={() => setEdited(true)}
          className="mt-5"
        >
          Edit
        </Button>
      )}
      <UserFacts user={user} />
      {isOwn && !user.isSuperAdmin && (
        <p className="mt-5 text-dense text-muted">
          This is you. Another admin can change your role, or suspend or delete you.
        </p>
      )}
      <UserRecords id={user.id} />
      <RowActButtons
        acts={userActs}
        row={user}
        names={['suspend', 'reinstate', 'resetSecondFactor', 'delete']}
        inMenu={['resetSecondFactor', 'delete']}
      />
    </>
  )
}

const ageNames = { adult: '18 or older', minor: 'Under 18', unknown: 'Not known' }

function UserFacts({ user }: { user: UserAccount }) {
  const { suspension, deletion, lastSeenAt, bio } = user
  return (
    <>
      <Facts className="mt-5">
        <Fact name="Status">
          <UserStateBadge status={user.state} />
        </Fact>
        {deletion && (
          <Fact name="Deletion">
            {deletion.isByAdmin ? 'Decided by an admin' : 'Requested by the user, who can still cancel it'}. Deleted by{' '}
            {dateOf(deletion.dueAt)}.
          </Fact>
        )}
        {suspension && (
          <Fact name="Suspended">
            <Moment instant={suspension.at} />
            {suspension.by && <span className="block text-muted">by {suspension.by}</span>}
            <span className="mt-1 block whitespace-pre-line">{suspension.reason}</span>
          </Fact>
        )}
        <Fact name="Role">{roleOf(user)}</Fact>
        <MomentFact name="Joined" at={user.joinedAt} />
        <Fact name="Last seen">{lastSeenAt ? <Moment instant={lastSeenAt} /> : 'Not signed in recently'}</Fact>
        <Fact name="Set-up">{user.isOnboarded ? 'Finished' : 'Not finished'}</Fact>
        <Fact name="Age">{labelOf(ageNames, user.ageGroup)}</Fact>
      </Facts>
      <h4 className="mt-5 text-body font-semibold">Bio</h4>
      {bio ? (
        <p className="mt-1 text-dense wrap-anywhere whitespace-pre-line">{bio}</p>
      ) : (
        <p className="mt-1 text-dense text-muted">Not given</p>
      )}
    </>
  )
}
