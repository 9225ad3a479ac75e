import { t } from '@kere/brand/messages'
import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { LoadFailure } from '@kere/screens/load-failure'
import { ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BackLink } from '../../../back-link.tsx'
import { mentorshipPath, requestsPath, requestPath } from './mentorship-paths.ts'
import { pendingRequestsQuery } from './mentorship.api.ts'
import { NextSteps, Places } from './places.tsx'
import { RequestForm } from './request-form.tsx'
import { WishedMentor, wishedMentorQuery } from './wished-mentor.tsx'
import type { PageModule } from '@kere/platform/page'

export const route = {
  path: '/dashboard/mentorship/request',
  languages: ['kn', 'hi', 'ta'],
  aliases: ['/services/mentorship/request'],
  roles: ['student', 'educator', 'admin'],
}

function RequestPage() {
  const { user } = useRemote().request.session
  return (
    <div className="max-w-[70rem] px-gutter pt-5 pb-section wide:p-8">
      <BackLink href={mentorshipPath}>{t('Mentorship', 'Text, mentorship')}</BackLink>
      <h1 tabIndex={-1} className="mt-3 text-title">
        {t('Request a mentor', 'Heading, mentorship')}
      </h1>
      {user?.role === 'admin' ? (
        <EmptyState
          title={t('Admins assign mentors', 'Heading, mentorship')}
          className="mt-6"
          action={<ButtonLink href={requestsPath}>{t('See all mentorship requests', 'Button, mentorship')}</ButtonLink>}
        >
          {t('Only learners and educators ask for a mentor.', 'Text, mentorship')}
        </EmptyState>
      ) : (
        <OwnRequest userId={user?.id ?? ''} />
      )}
    </div>
  )
}

function OwnRequest({ userId }: { userId: string }) {
  const { api } = useRemote()
  const [search] = useSearchParams()
  const asked = search.get('mentor') ?? ''
  const pending = useQuery(pendingRequestsQuery(api))
  const wished = useQuery({ ...wishedMentorQuery(api, asked), enabled: asked !== '' && asked !== userId })
  const [isSent, setSent] = useState(false)
  if (pending.isPending)
    return (
      <SkeletonGroup label={t('Loading your requests', 'Label, mentorship')}>
        <Skeleton className="mt-6 h-96" />
      </SkeletonGroup>
    )
  const requests = pending.data ?? []
  const isFull = requests.length >= mentorshipLimits.pending
  return (
    <>
      {pending.isError && (
        <LoadFailure
          title={t('Failed to fetch mentorship requests', 'Heading, mentorship')}
          query={pending}
          className="mt-5"
        >
          {t('You can still send a request. We check the limits when you do.', 'Text, mentorship')}
        </LoadFailure>
      )}
      {wished.data && !isSent && <WishedMentor mentor={wished.data} />}
      <div className="mt-4 grid items-start gap-x-10 gap-y-10 wide:grid-cols-[minmax(0,1fr)_20rem]">
        {/* On narrow screens, the limits come before the form. */}
        <aside className="flex flex-col gap-10 wide:order-2">
          <Places requests={requests} isAsking={!isSent} />
          <div className="max-wide:hidden">
            <NextSteps isSent={isSent} />
          </div>
        </aside>
        <RequestForm
          userId={userId}
          wishedMentorId={wished.data?.id ?? ''}
          taken={requests.map(({ area }) => area)}
          isFull={isFull}
          isSent={isSent}
          onSent={setSent}
        />
        <div className="wide:hidden">
          <NextSteps isSent={isSent} />
        </div>
      </div>
    </>
  )
}

export const page: PageModule = {
  component: RequestPage,
  queries: ({ session, search }, api) => {
    if (session.user?.role === 'admin') return []
    const asked = search.get('mentor')
    return [pendingRequestsQuery(api), ...(asked && asked !== session.user?.id ? [wishedMentorQuery(api, asked)] : [])]
  },
  describe: () =>
    describeInDashboard({
      title: t('Request a mentor', 'Heading, mentorship'),
      description: t('Ask one clear question; the team assigns a mentor.', 'Description of the page, mentorship'),
      path: requestPath,
      above: [{ label: t('Mentorship', 'Label, mentorship'), path: mentorshipPath }],
    }),
}
