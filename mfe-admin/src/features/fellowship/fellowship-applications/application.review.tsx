import { modeNames, statusLabels, trackLabels } from '@kere/contracts/fellowship/fellowship-options'
import type { ReviewedDetail } from '@kere/contracts/fellowship/fellowship-review'
import { labelOf } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { DocumentOfOthers } from '@kere/screens/document-of-others'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { defineReview, type ReviewActs } from '@kere/screens/review'
import { momentOf } from '@kere/screens/time-in-india'
import { TextLink } from '@kere/ui/controls/link'
import { Badge } from '@kere/ui/status/badge'
import EyeOff from 'lucide-react/icons/eye-off'
import { nameOf } from './applications.acts.tsx'
import { applications } from './applications.list.tsx'
import { declineQuestion } from './decline.ts'
import { loadReview } from './fellowship.api.ts'
import { ReviewerPanel } from './reviewer-panel.tsx'
import { StatusBadge, TrackBadge } from './status-badge.tsx'
import { reviewScreen } from '@kere/screens/review-screen'

function actsOf(item: ReviewedDetail): ReviewActs {
  if (item.status !== 'pending' || item.hasConflict) return {}
  const name = nameOf(item)
  const failed = 'Failed to update application status'
  return {
    approve: { label: 'Approve', busy: 'Approving', done: `${name} is approved`, failed },
    decline: {
      label: 'Reject',
      busy: 'Rejecting',
      done: `${name} is not selected`,
      failed,
      question: { ...declineQuestion, title: `${name}: not selected`, submit: 'Reject' },
    },
  }
}

/** The review of an application (S-468), as specimen 20 with its keys. */
export const applicationReview = defineReview({
  list: applications,
  noun: 'application',
  description: 'A fellowship application and its review.',
  load: async (api, id, signal): Promise<ReviewedDetail> =>
    api.call((await loadReview()).getFellowshipApplication, { params: { id } }, { signal }),
  isWaiting: ({ status }) => status === 'pending',
  nameOf,
  subtitleOf: ({ email, track }) => email ?? labelOf(trackLabels, track),
  outcomeOf: ({ status, decidedBy, decidedAt }) =>
    decidedAt
      ? `${labelOf(statusLabels, status)} by ${decidedBy ?? 'a former admin'}, ${momentOf(decidedAt)} IST`
      : labelOf(statusLabels, status),
  actsOf,
  conflict: 'fellowship_decided',
  async decide(api, id, decision, { version }) {
    const { approveFellowshipApplication, rejectFellowshipApplication } = await loadReview()
    return decision.kind === 'approve'
      ? api.call(approveFellowshipApplication, { params: { id }, query: { version } })
      : api.call(rejectFellowshipApplication, {
          params: { id },
          query: { version },
          body: { reason: decision.reason },
        })
  },
  async undo(api, id) {
    await api.call((await loadReview()).undoFellowshipDecision, { params: { id } })
  },
  body: ApplicationWords,
  aside: ReviewerPanel,
  badge: ({ item: { status, track, isBlind } }) => (
    <span className="flex flex-wrap gap-2">
      <StatusBadge status={status} />
      <TrackBadge track={track} />
      {isBlind && (
        <Badge tone="info" icon={<EyeOff aria-hidden="true" />}>
          Blind review
        </Badge>
      )}
    </span>
  ),
  missing: 'It may have been withdrawn, or deleted after twelve months. Check the address, or go back to the list.',
})

const hidden = <span className="text-muted">Hidden while the review is blind</span>

function ApplicationWords({ item }: { item: ReviewedDetail }) {
  const { isBlind, createdAt, track, round, history, reason } = item
  return (
    <>
      <Facts className="mt-6">
        <Fact name="Submitted">{isBlind ? momentOf(createdAt).split(',')[0] : <Moment instant={createdAt} />}</Fact>
        <Fact name="Phone">{isBlind ? hidden : item.phoneNumber}</Fact>
        <Fact name="Location">{isBlind ? hidden : item.location}</Fact>
        {item.guardianContact && <Fact name="Guardian">{item.guardianContact}</Fact>}
        <Fact name="Track">
          {labelOf(trackLabels, track)}
          {round > 1 ? `, round ${round}` : ''}
        </Fact>
        <Fact name="Organization">{isBlind ? hidden : item.organization}</Fact>
        <Fact name="Role">{item.role}</Fact>
        <Fact name="Area">{item.areaOfInterest}</Fact>
        {item.preferredMode && <Fact name="Mode">{labelOf(modeNames, item.preferredMode)}</Fact>}
        {item.linkedinUrl && (
          <Fact name="LinkedIn">
            <TextLink href={item.linkedinUrl} target="_blank" rel="noopener noreferrer">
              {item.linkedinUrl.replace(/^https:\/\/(?:www\.)?linkedin\.com\//, '')}
            </TextLink>
          </Fact>
        )}
      </Facts>
      <h2 className="mt-7 text-panel">Motivation</h2>
      <p className="mt-2 max-w-measure text-lead [overflow-wrap:anywhere] whitespace-pre-line">{item.motivation}</p>
      <h2 className="mt-7 text-panel">Statement of Purpose</h2>
      {item.statement ? (
        <Statement item={item} statement={item.statement} />
      ) : (
        <p className="mt-2 text-muted">No statement was uploaded.</p>
      )}
      {reason && (
        <>
          <h2 className="mt-7 text-panel">Reason given</h2>
          <p className="mt-2 max-w-measure whitespace-pre-line">{reason}</p>
        </>
      )}
      <h2 className="mt-7 text-panel">History</h2>
      <dl className="mt-2 text-dense">
        {history.map(({ at, label, by }) => (
          <div key={label} className="flex flex-wrap gap-x-4 py-1">
            <dt className="w-44 text-muted tabular-nums">
              {isBlind && label === 'Applied' ? momentOf(at).split(',')[0] : `${momentOf(at)} IST`}
            </dt>
            <dd>
              {label}
              {by && ` by ${by}`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Statement({ item, statement }: { item: ReviewedDetail; statement: NonNullable<ReviewedDetail['statement']> }) {
  const { api } = useRemote()
  const params = { id: item.id }
  return (
    <DocumentOfOthers
      name={statement.name ?? 'Statement'}
      size={statement.size}
      what="the statement"
      from={item.isBlind ? 'an applicant, who is hidden while the review is blind' : nameOf(item)}
      note="Each download is in the audit log."
      loadHref={async () => (await api.call((await loadReview()).linkFellowshipStatement, { params })).href}
    />
  )
}

export const route = { path: '/dashboard/fellowship-applications/:id', roles: ['admin'], isFocused: true }

export const page = reviewScreen(applicationReview)
