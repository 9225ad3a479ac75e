import { countOf } from '@kere/brand/count'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { LoadFailure } from '@kere/screens/load-failure'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { SettingsPage } from '@kere/screens/settings-page'
import { SessionRow } from './session-row.tsx'
import { SessionsSkeleton } from './sessions-skeleton.tsx'
import { revocationMutation, sessionsQuery, type Revocation } from './sessions.api.ts'
import type { PageModule } from '@kere/platform/page'

export const route = { path: '/dashboard/sessions', roles: ['student', 'educator', 'admin'] }

const resultOf = (revocation: Revocation) =>
  revocation.kind === 'one' ? `${revocation.session.device} is signed out.` : 'You are now signed in only here.'

function SessionsPage() {
  const { api, context } = useRemote()
  const sessions = useQuery(sessionsQuery(api))
  const heading = useRef<HTMLHeadingElement>(null)
  const revocation = useMutation(revocationMutation(api))

  const revoke = (wanted: Revocation) => {
    heading.current?.focus({ preventScroll: true })
    // A second `mutate` would drop the callbacks of the first, so this uses the promise.
    revocation.mutateAsync(wanted).then(
      () => context.notify({ tone: 'success', text: resultOf(wanted) }),
      (error: Error) => context.notify({ tone: 'error', text: `Nothing was signed out. ${error.message}` }),
    )
  }

  return (
    <SettingsPage title="Sessions" headingRef={heading} layout="free">
      <p className="max-w-measure text-muted">
        The browsers that are signed in to your account. Sign out any that you do not recognize.
      </p>
      <div className="mt-4">
        {sessions.data ? (
          <>
            <ul className="list-none border-t-2 border-ink">
              {sessions.data.map((session) => (
                <SessionRow key={session.id} session={session} onSignOut={() => revoke({ kind: 'one', session })} />
              ))}
            </ul>
            <SignOutOthers
              count={sessions.data.filter(({ isCurrent }) => !isCurrent).length}
              onSignOut={() => revoke({ kind: 'others' })}
            />
          </>
        ) : sessions.isPending ? (
          <SessionsSkeleton />
        ) : (
          <LoadFailure title="Your sessions did not load" query={sessions}>
            You stay signed in here, and the rest of the site works.
          </LoadFailure>
        )}
      </div>
    </SettingsPage>
  )
}

function SignOutOthers({ count, onSignOut }: { count: number; onSignOut: () => void }) {
  if (count === 0) return <p className="mt-4 text-muted">You are not signed in anywhere else.</p>
  return (
    <Button variant="danger" onClick={onSignOut} className="mt-5 max-desk:w-full">
      {count === 1 ? 'Sign out the other session' : `Sign out ${countOf(count, 'other session')}`}
    </Button>
  )
}

export const page: PageModule = {
  component: SessionsPage,
  queries: (_, api) => [sessionsQuery(api)],
  describe: () =>
    describeInDashboard({
      title: 'Sessions',
      description: 'The browsers that are signed in to your account, and how to sign them out.',
      path: route.path,
    }),
}
