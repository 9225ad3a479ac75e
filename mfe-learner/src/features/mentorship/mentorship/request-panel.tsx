import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import type { MentorshipDetail, MentorshipRequest } from '@kere/contracts/mentorship/mentorship'
import { mailLink } from '@kere/contracts/http/mail-link'
import { labelOf } from '@kere/contracts/http/open-value'
import {
  mentorshipAreaNames,
  mentorshipLevelNames,
  mentorshipPurposeNames,
} from '@kere/contracts/mentorship/mentorship-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { firstAndLast } from '@kere/screens/first-and-last'
import { LoadFailure } from '@kere/screens/load-failure'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { Avatar } from '@kere/ui/art/avatar'
import { TextLink } from '@kere/ui/controls/link'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import { MentorshipBadge } from '@kere/screens/mentorship-badge'
import { ReportButton } from './report-button.tsx'
import { mentorshipActs } from './mentorship.acts.tsx'
import { requestDetailQuery } from './mentorship.api.ts'
import { Sessions } from './sessions.tsx'
import { MentorshipTimeline } from '@kere/screens/mentorship-timeline'

export function RequestPanel({ row }: { row: MentorshipRequest }) {
  const { api } = useRemote()
  const detail = useQuery(requestDetailQuery(api, row.id))
  const request = detail.data ?? row
  const hasSessions = request.status === 'accepted' || request.status === 'completed'
  return (
    <>
      <Head request={request} />
      <RowActButtons acts={mentorshipActs} row={request} names={['accept', 'reject', 'withdraw']} />
      {hasSessions && detail.data && <Sessions request={detail.data} />}
      {request.rejectionReason && (
        <figure className="mt-5 rounded-e-card border border-s-4 border-hairline border-s-control bg-surface px-4 py-3">
          <figcaption className="text-dense font-semibold">{t('Reason', 'Text, mentorship')}</figcaption>
          <p lang={englishHere} className="mt-1 wrap-anywhere whitespace-pre-line">
            {request.rejectionReason}
          </p>
        </figure>
      )}
      {hasSessions && (
        <h4 className="mt-6 border-t-2 border-ink pt-3 text-panel">{t('Request', 'Text, mentorship')}</h4>
      )}
      <p lang={englishHere} className={`${hasSessions ? 'mt-2' : 'mt-5'} wrap-anywhere whitespace-pre-line`}>
        {request.message}
      </p>
      <Facts className="mt-5">
        <Fact name="Area">{labelOf(mentorshipAreaNames, request.area)}</Fact>
        <Fact name="Level">{labelOf(mentorshipLevelNames, request.level)}</Fact>
        <Fact name="Purpose">{labelOf(mentorshipPurposeNames, request.purpose)}</Fact>
        {detail.data?.wishedMentor && <Fact name="Asked for">{detail.data.wishedMentor.name}</Fact>}
        {request.viewer === 'mentor' && (
          <Fact name="Email">
            {request.learner.email ? (
              <TextLink href={mailLink(request.learner.email)}>{request.learner.email}</TextLink>
            ) : request.isCopied || request.status === 'accepted' || request.status === 'completed' ? (
              t('Not shown for learners under 18', 'Text, mentorship')
            ) : (
              t('Shown once you have accepted', 'Text, mentorship')
            )}
          </Fact>
        )}
        <Fact name="Sent">
          <Moment instant={request.createdAt} />
        </Fact>
      </Facts>
      {detail.data ? (
        <Details detail={detail.data} />
      ) : detail.isError ? (
        <LoadFailure
          title={t('The timeline did not load', 'Heading, mentorship')}
          headingLevel="h3"
          query={detail}
          className="mt-6"
        >
          {t('The request is saved.', 'Text, mentorship')}
        </LoadFailure>
      ) : (
        <SkeletonGroup label={t('Loading the timeline', 'Label, mentorship')}>
          <Skeleton className="mt-6 h-32" />
        </SkeletonGroup>
      )}
    </>
  )
}

function Head({ request }: { request: MentorshipRequest }) {
  const { viewer, learner, mentor, status } = request
  const other = viewer === 'mentor' ? learner : mentor
  return (
    <>
      {other ? (
        <div className="flex items-center gap-3">
          <Avatar {...firstAndLast(other.name)} src={other.avatarUrl} />
          <div className="min-w-0">
            <h3 className="text-panel wrap-anywhere">{other.name}</h3>
            {viewer !== 'mentor' && mentor?.designation && (
              <p lang={englishHere} className="text-dense text-muted">
                {mentor.designation}
              </p>
            )}
          </div>
        </div>
      ) : (
        <h3 className="text-panel">{t('No mentor yet', 'Heading, mentorship')}</h3>
      )}
      <p className="mt-3">
        <MentorshipBadge status={status} />
      </p>
    </>
  )
}

function Details({ detail }: { detail: MentorshipDetail }) {
  return (
    <>
      {detail.isLearnerMinor && detail.viewer === 'mentor' && (
        <p className="mt-5 flex gap-2 rounded-control bg-info-soft px-3 py-2.5 text-dense">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-info" />
          <span>
            {t(
              'This learner may be under 18. Keep every session and message on Kere: the team can see when you meet. Never ask for a phone number, an address or a meeting in person.',
              'Text, mentorship',
            )}{' '}
            {detail.isCopied &&
              t('Their guardian gets a copy of every note, goal and answer that you write.', 'Text, mentorship')}
          </span>
        </p>
      )}
      {detail.isCopied && detail.viewer === 'learner' && (
        <p className="mt-5 flex gap-2 rounded-control bg-info-soft px-3 py-2.5 text-dense">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-info" />
          <span>
            {t('Your guardian gets a copy of everything that your mentor writes to you.', 'Text, mentorship')}
          </span>
        </p>
      )}
      <MentorshipTimeline detail={detail} />
      {detail.viewer === 'learner' && detail.mentor && (
        <ReportButton
          requestId={detail.id}
          report={{ about: 'mentor' }}
          label={t('Report the mentor', 'Label, mentorship')}
        />
      )}
      <RowActButtons acts={mentorshipActs} row={detail} names={['complete']} />
    </>
  )
}
