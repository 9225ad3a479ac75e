import { t } from '@kere/brand/messages'
import type { MentorshipRequest } from '@kere/contracts/mentorship/mentorship'
import { isLate, mentorDays, takesLonger } from '@kere/screens/usual-time'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ListPage } from '@kere/screens/list-page'
import { momentOf } from '@kere/screens/time-in-india'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ownRequests, receivedRequests } from './mentorship.list.tsx'
import { mentorshipPath, requestPath, requestsPath } from './mentorship-paths.ts'
import { acceptedRequestsQuery, pendingRequestsQuery } from './mentorship.api.ts'
import { Places } from './places.tsx'
import type { PageModule, PageRequest } from '@kere/platform/page'
import { listScreen } from '@kere/screens/list-screen'
import type { MentorshipSide } from '@kere/contracts/mentorship/mentorship-options'

const OwnWeek = lazy(async () => ({ default: (await import('./own-week.tsx')).OwnWeek }))

/** An educator’s page starts with the requests addressed to them. */
const sideOf = ({ session, search }: Pick<PageRequest, 'session' | 'search'>): MentorshipSide =>
  session.user?.role === 'educator' && search.get('side') !== 'learner' ? 'mentor' : 'learner'

export const route = {
  path: '/dashboard/mentorship',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'educator', 'admin'],
}

function MentorshipPage() {
  const { request } = useRemote()
  if (request.session.user?.role === 'admin') return <AdminsPage />
  const side = sideOf(request)
  const isEducator = request.session.user?.role === 'educator'
  const list = (
    <ListPage key={side} list={side === 'mentor' ? receivedRequests : ownRequests}>
      {side === 'learner' && <NextStep />}
      <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-2 px-4 pt-3 wide:px-6">
        {isEducator && (
          <TextLink href={side === 'mentor' ? `${mentorshipPath}?side=learner` : mentorshipPath} hasArrow>
            {side === 'mentor' ? t('Your own requests', 'Link, mentorship') : t('Requests to you', 'Link, mentorship')}
          </TextLink>
        )}
        {side === 'learner' && (
          <ButtonLink href={requestPath} size="toolbar" icon={<Plus aria-hidden="true" />}>
            {t('Request a Mentor', 'Button, mentorship')}
          </ButtonLink>
        )}
      </div>
    </ListPage>
  )
  return (
    <div className="min-h-[calc(100dvh-4rem)] bg-surface [&>:first-child]:min-h-0!">
      {list}
      {side === 'mentor' ? <MentorsWeek /> : <OwnPlaces />}
    </div>
  )
}

function MentorsWeek() {
  const [search] = useSearchParams()
  return (
    <div className={`px-4 pt-8 pb-section wide:px-6 ${search.has('request') ? 'max-wide:hidden' : ''}`}>
      <Suspense>
        <OwnWeek />
      </Suspense>
    </div>
  )
}

/** Names the one thing to do next: come to the next session, or book one. */
function NextStep() {
  const { api } = useRemote()
  const accepted = useQuery(acceptedRequestsQuery(api)).data ?? []
  const at = ({ nextSession }: MentorshipRequest) => nextSession?.startsAt ?? ''
  const booked = accepted.filter(at).toSorted((one, other) => (at(one) < at(other) ? -1 : 1))[0]
  const next = booked ?? accepted[0]
  if (!next) return null
  const mentor = next.mentor?.name ?? t('your mentor', 'Instead of a name, mentorship')
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-s-4 border-brand bg-brand-soft px-4 py-2.5 wide:px-6">
      <span>
        <b className="font-semibold">{t('Next:', 'Before what is to do, mentorship')} </b>
        {booked?.nextSession
          ? t(
              'talk with {mentor}, {when} IST',
              { mentor, when: momentOf(booked.nextSession.startsAt) },
              'What is to do, after “Next:”',
            )
          : t('book a session with {mentor}', { mentor }, 'What is to do, after “Next:”')}
      </span>
      <TextLink href={`${mentorshipPath}?request=${encodeURIComponent(next.id)}`} hasArrow>
        {booked ? t('Open the session', 'Link, mentorship') : t('Choose a time', 'Link, mentorship')}
      </TextLink>
    </p>
  )
}

function OwnPlaces() {
  const { api } = useRemote()
  const [search] = useSearchParams()
  const pending = useQuery(pendingRequestsQuery(api))
  if (!pending.data) return null
  // On a phone, an open request takes the whole page, so this part is hidden.
  return (
    <div className={`max-w-160 px-4 pt-8 pb-section wide:px-6 ${search.has('request') ? 'max-wide:hidden' : ''}`}>
      <Places requests={pending.data} />
      <p className="mt-3 text-dense text-muted">
        {t('An answered request frees its place.', 'Text, mentorship')} {whenAssigned(pending.data)}
      </p>
    </div>
  )
}

const whenAssigned = (requests: readonly MentorshipRequest[]) =>
  requests.some(({ mentor, createdAt }) => mentor === null && isLate(createdAt, mentorDays, Date.now()))
    ? `${t('We are looking for a mentor.', 'Text, mentorship')} ${takesLonger}.`
    : t('We usually assign a mentor within 5 working days.', 'Text, mentorship')

const AdminsPage = () => (
  <div className="max-w-page px-gutter pt-6 pb-section wide:p-8">
    <h1 tabIndex={-1} className="sr-only">
      {t('Mentorship', 'Heading, mentorship')}
    </h1>
    <EmptyState
      title={t('Admins assign mentors', 'Heading, mentorship')}
      action={<ButtonLink href={requestsPath}>{t('See all mentorship requests', 'Button, mentorship')}</ButtonLink>}
    >
      {t('Requests of learners, and what becomes of them, stand in one list.', 'Text, mentorship')}
    </EmptyState>
  </div>
)

const screens = { learner: listScreen(ownRequests), mentor: listScreen(receivedRequests) }

export const page: PageModule = {
  ...screens.learner,
  component: MentorshipPage,
  queries: (request, api) =>
    request.session.user?.role === 'admin' ? [] : (screens[sideOf(request)].queries?.(request, api) ?? []),
}
