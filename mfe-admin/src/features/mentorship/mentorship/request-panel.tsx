import type { MentorshipDetail, MentorshipRequest } from '@kere/contracts/mentorship/mentorship'
import { mailLink } from '@kere/contracts/http/mail-link'
import { labelOf } from '@kere/contracts/http/open-value'
import {
  mentorshipAreaNames,
  mentorshipLevelNames,
  mentorshipPurposeNames,
} from '@kere/contracts/mentorship/mentorship-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Fact, Facts, MomentFact } from '@kere/screens/facts'
import { LoadFailure } from '@kere/screens/load-failure'
import { MentorshipBadge } from '@kere/screens/mentorship-badge'
import { MentorshipTimeline } from '@kere/screens/mentorship-timeline'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { TextLink } from '@kere/ui/controls/link'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { AssignMentor } from './assign-mentor.tsx'
import { RequestSessions } from './request-sessions.tsx'
import { requestActs } from './requests.acts.tsx'
import { detailQuery } from './requests.api.ts'

export function RequestPanel({ row }: { row: MentorshipRequest }) {
  const { api } = useRemote()
  const detail = useQuery(detailQuery(api, row.id))
  const request = detail.data ?? row
  const { learner, mentor, message, rejectionReason } = request
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-panel wrap-anywhere">{learner.name}</h3>
          {learner.email && (
            <p className="text-dense">
              <TextLink href={mailLink(learner.email)}>{learner.email}</TextLink>
            </p>
          )}
        </div>
        <MentorshipBadge status={request.status} />
      </div>
      <p className="mt-4 wrap-anywhere whitespace-pre-line">{message}</p>
      <Facts className="mt-5">
        <Fact name="Area">{labelOf(mentorshipAreaNames, request.area)}</Fact>
        <Fact name="Level">{labelOf(mentorshipLevelNames, request.level)}</Fact>
        <Fact name="Purpose">{labelOf(mentorshipPurposeNames, request.purpose)}</Fact>
        {detail.data && <Fact name="Languages">{detail.data.learnerLanguages.join(', ')}</Fact>}
        {detail.data && <Fact name="Place">{detail.data.learnerPlace}</Fact>}
        {detail.data?.isLearnerMinor && <Fact name="Age">Under 18, or not known</Fact>}
        {detail.data?.wishedMentor && <Fact name="Asked for">{detail.data.wishedMentor.name}</Fact>}
        <Fact name="Mentor">{mentor?.name ?? 'Not assigned'}</Fact>
        {rejectionReason && <Fact name="Reason">{rejectionReason}</Fact>}
        <MomentFact name="Sent" at={request.createdAt} />
      </Facts>
      {detail.data ? (
        <Details detail={detail.data} />
      ) : detail.isError ? (
        <LoadFailure title="The rest of the request did not load" headingLevel="h3" query={detail} className="mt-6">
          Nothing is lost.
        </LoadFailure>
      ) : (
        <SkeletonGroup label="Loading the request">
          <Skeleton className="mt-6 h-48" />
        </SkeletonGroup>
      )}
    </>
  )
}

function Details({ detail }: { detail: MentorshipDetail }) {
  const { feedback } = detail
  return (
    <>
      {detail.status === 'pending' && <AssignMentor key={detail.mentor?.id} request={detail} />}
      <RowActButtons acts={requestActs} row={detail} names={['accept', 'reject']} />
      {(detail.status === 'accepted' || detail.status === 'completed') && <RequestSessions id={detail.id} />}
      {(feedback?.learner ?? feedback?.mentor) && (
        <Facts className="mt-6">
          <Fact name="Learner says">{feedback?.learner}</Fact>
          <Fact name="Mentor says">{feedback?.mentor}</Fact>
        </Facts>
      )}
      <MentorshipTimeline detail={detail} />
    </>
  )
}
