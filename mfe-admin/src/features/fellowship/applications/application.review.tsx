import { modeNames, statusLabels, trackLabels } from '@kere/contracts/fellowship/fellowship-options'
import type { ReviewedDetail } from '@kere/contracts/fellowship/fellowship-review'
import { labelOf } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { defineReview, type ReviewActs } from '@kere/screens/review'
import { momentOf } from '@kere/screens/time-in-india'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { Badge } from '@kere/ui/status/badge'
import Download from 'lucide-react/icons/download'
import EyeOff from 'lucide-react/icons/eye-off'
import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { nameOf } from './applications.acts.tsx'
import { applications } from './applications.list.tsx'
import { declineQuestion } from './decline.ts'
import { loadReview } from './fellowship.api.ts'
import { ReviewerPanel } from './reviewer-panel.tsx'
import { StatusBadge, TrackBadge } from './status-badge.tsx'

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

/** S-468, and specimen 20 with its keys. */
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
  async decide(api, id, decision) {
    const { approveFellowshipApplication, rejectFellowshipApplication } = await loadReview()
    return decision.kind === 'approve'
      ? api.call(approveFellowshipApplication, { params: { id } })
      : api.call(rejectFellowshipApplication, { params: { id }, body: { reason: decision.reason } })
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
        <Statement id={item.id} name={item.statement.name} size={item.statement.size} />
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

function Statement({ id, name, size }: { id: string; name: string | null; size: number }) {
  const { api, context } = useRemote()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { href } = await api.call((await loadReview()).linkFellowshipStatement, { params: { id } })
      location.assign(href)
    } catch (error) {
      const why = error instanceof Error ? error.message : ''
      context.notify({ tone: 'error', text: `The statement was not opened. ${why}` })
    }
    setBusy(false)
  }
  return (
    <div className="mt-2 flex items-center gap-4 rounded-card border border-hairline bg-surface p-4">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <p className="min-w-0 grow text-dense">
        <span className="block font-semibold wrap-anywhere">{name ?? 'Statement'}</span>
        <span className="text-meta text-muted">{Math.ceil(size / 1024)} kB. Each download is in the audit log.</span>
      </p>
      <Button
        variant="outline"
        size="toolbar"
        icon={<Download aria-hidden="true" />}
        isBusy={isBusy}
        onClick={() => void download()}
      >
        Download
      </Button>
    </div>
  )
}
