import type { OwnApplication } from '@kere/contracts/fellowship/fellowship-applications'
import { answerWeeks, statusLabels, trackLabels } from '@kere/contracts/fellowship/fellowship-options'
import { labelOf, lookup } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Fact, Facts } from '@kere/screens/facts'
import { dateOf, momentOf } from '@kere/screens/time-in-india'
import { Cascade } from '@kere/ui/charts/cascade'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { Dialog } from '@kere/ui/overlays/dialog'
import { Badge } from '@kere/ui/status/badge'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useQueryClient } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { loadContract, refreshFellowship } from './fellowship.api.ts'
import { StatementField } from './statement-field.tsx'
import type { Statement } from './use-statement.ts'

const dayMs = 24 * 60 * 60 * 1000

const looks = {
  pending: { tone: 'warn', icon: <Clock aria-hidden="true" /> },
  approved: { tone: 'leaf', icon: <CircleCheck aria-hidden="true" /> },
  rejected: { tone: 'danger', icon: <CircleX aria-hidden="true" /> },
} as const

export const StatusBadge = ({ status }: { status: string }) => (
  <Badge {...(lookup(looks, status) ?? { tone: 'neutral' })}>{labelOf(statusLabels, status)}</Badge>
)

const dayAfter = (moment: string, days: number) => dateOf(new Date(Date.parse(moment) + days * dayMs).toISOString())

function stepsOf({ status, createdAt, deadline, decidedAt, startsOn, canBeWithdrawn }: OwnApplication) {
  const isDecided = status !== 'pending'
  return [
    { name: 'Applied', when: dateOf(createdAt), text: 'Your application arrived.', share: 1 },
    {
      name: 'Review',
      when: isDecided ? 'Done' : deadline ? `From ${dayAfter(deadline, 1)}` : 'After the deadline',
      text: canBeWithdrawn ? 'You can change nothing after this starts.' : 'We read every application.',
      share: isDecided ? 1 : canBeWithdrawn ? 0 : 0.5,
    },
    {
      name: 'Decision',
      when: decidedAt ? dateOf(decidedAt) : deadline ? `By ${dayAfter(deadline, answerWeeks.last * 7)}` : 'Follows',
      text: isDecided ? labelOf(statusLabels, status) : 'In 3–4 weeks after the deadline, by email and here.',
      share: isDecided ? 1 : 0,
    },
    {
      name: 'Start',
      when: startsOn ? dateOf(startsOn) : 'Dates follow',
      text: 'The first call of the cohort.',
      share: 0,
    },
  ]
}

export const trackerTitleId = 'fellowship-title'

interface ApplicationTrackerProps {
  application: OwnApplication
  statement: Statement
}

/** Shows the state of an application, as specimen 36b. */
export function ApplicationTracker({ application, statement }: ApplicationTrackerProps) {
  const { track, status, reason, canBeWithdrawn } = application
  const [refusal, setRefusal] = useState<string | null>(null)
  const steps = stepsOf(application)
  const next = steps.findIndex(({ share }) => share < 1)
  return (
    <>
      <section
        aria-labelledby={trackerTitleId}
        className="rounded-b-card border border-t-2 border-hairline border-t-ink bg-surface px-4 py-5 desk:px-6"
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <p className="text-meta text-muted">Your application</p>
            <h2 id={trackerTitleId} tabIndex={-1} className="scroll-mt-40 text-section">
              {labelOf(trackLabels, track)}
            </h2>
          </div>
          <StatusBadge status={status} />
        </div>
        <Cascade stages={steps} className="mt-4" />
        <ol className="mt-4 grid list-none gap-x-6 gap-y-4 desk:grid-cols-4">
          {steps.map(({ name, when, text }, index) => (
            <li
              key={name}
              className={`text-dense desk:pt-2.5 max-desk:border-s-3 max-desk:ps-3.5 ${index === next && status === 'pending' ? 'border-marigold desk:border-t-3' : 'border-hairline desk:border-t'}`}
            >
              <h3 className="flex flex-wrap items-center gap-2 text-card">
                <span>
                  <span className="text-brand tabular-nums">{index + 1}</span> {name}
                </span>
                {index === next && status === 'pending' && <Badge tone="marigold">Next</Badge>}
              </h3>
              <p className="mt-1 font-medium">{when}</p>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ol>
        {reason && status === 'rejected' && (
          <figure className="mt-5 rounded-e-card border border-s-4 border-hairline border-s-control px-4 py-3">
            <figcaption className="text-dense font-semibold">Why you were not selected</figcaption>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{reason}</p>
          </figure>
        )}
      </section>
      <Section title="What you sent" meta={`${momentOf(application.createdAt)} IST`} className="mt-10">
        <Facts className="border-t-0! -mt-3">
          <Fact name="Organization">{application.organization}</Fact>
          <Fact name="Role">{application.role}</Fact>
          <Fact name="Area of interest">{application.areaOfInterest}</Fact>
          <Fact name="Location">{application.location}</Fact>
          {application.guardianContact && <Fact name="Guardian contact">{application.guardianContact}</Fact>}
          <Fact name="Motivation">
            <span className="whitespace-pre-line">{application.motivation}</span>
          </Fact>
          <Fact name="Statement">
            {application.statement && (
              <span className="flex flex-wrap items-center justify-between gap-3">
                {application.statement.name}
                <ButtonLink
                  href={`/api/files/${application.statement.id}/content`}
                  variant="outline"
                  size="toolbar"
                  icon={<Download aria-hidden="true" />}
                >
                  Download
                </ButtonLink>
              </span>
            )}
          </Fact>
        </Facts>
        {refusal && <RefusedAct className="mt-4">{refusal}</RefusedAct>}
        {canBeWithdrawn ? (
          <div className="mt-5 flex flex-col gap-4">
            <StatementField
              label={application.statement ? 'Replace the statement' : 'Add a statement'}
              statement={statement}
              stored={null}
            />
            <Withdrawal application={application} onRefused={setRefusal} />
          </div>
        ) : (
          status === 'pending' && (
            <p className="mt-4 text-dense text-muted">The review has begun, so nothing of it can be changed.</p>
          )
        )}
      </Section>
    </>
  )
}

interface WithdrawalProps {
  application: OwnApplication
  /** Called with the reason, which the parent shows, because this part disappears once the review begins. */
  onRefused: (why: string | null) => void
}

function Withdrawal({ application: { id, deadline }, onRefused }: WithdrawalProps) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const withdraw = async () => {
    setBusy(true)
    onRefused(null)
    try {
      await api.call((await loadContract()).withdrawFellowshipApplication, { params: { id } })
      context.notify({ tone: 'success', text: 'Your application is withdrawn. What you wrote is a draft again.' })
    } catch (error) {
      const why = error instanceof Error ? error.message : ''
      onRefused(`The application was not withdrawn. ${why}`)
    }
    await refreshFellowship(client)
    setBusy(false)
    setAsked(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" onClick={() => setAsked(true)}>
        Withdraw
      </Button>
      <Dialog
        title="Withdraw your application?"
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button variant="danger" isBusy={isBusy} busyLabel="Withdrawing" onClick={() => void withdraw()}>
              Withdraw application
            </Button>
            <Button variant="outline" onClick={() => setAsked(false)}>
              Keep it
            </Button>
          </>
        }
      >
        <p className="mt-1.5">What you wrote becomes a draft again. You can submit it while the track is open.</p>
      </Dialog>
      <p className="text-meta text-muted">
        {deadline
          ? `Until ${momentOf(deadline)} IST, or until somebody begins to review it.`
          : 'Until the review begins.'}
      </p>
    </div>
  )
}
