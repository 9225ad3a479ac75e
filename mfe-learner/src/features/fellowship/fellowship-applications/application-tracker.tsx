import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
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
    {
      name: t('Applied', 'Name, fellowship'),
      when: dateOf(createdAt),
      text: t('Your application arrived.', 'Text, fellowship'),
      share: 1,
    },
    {
      name: t('Review', 'Name, fellowship'),
      when: isDecided
        ? t('Done', 'Text, fellowship')
        : deadline
          ? t('From {from}', { from: dayAfter(deadline, 1) }, 'Days')
          : t('After the deadline', 'Text, fellowship'),
      text: canBeWithdrawn
        ? t('You can change nothing after this starts.', 'Text, fellowship')
        : t('We read every application.', 'Text, fellowship'),
      share: isDecided ? 1 : canBeWithdrawn ? 0 : 0.5,
    },
    {
      name: t('Decision', 'Name, fellowship'),
      when: decidedAt
        ? dateOf(decidedAt)
        : deadline
          ? t('By {when}', { when: dayAfter(deadline, answerWeeks.last * 7) }, 'When a decision comes')
          : t('Follows', 'Text, fellowship'),
      text: isDecided
        ? labelOf(statusLabels, status)
        : t('In 3–4 weeks after the deadline, by email and here.', 'Text, fellowship'),
      share: isDecided ? 1 : 0,
    },
    {
      name: t('Start', 'Name, fellowship'),
      when: startsOn ? dateOf(startsOn) : t('Dates follow', 'Text, fellowship'),
      text: t('The first call of the cohort.', 'Text, fellowship'),
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
            <p className="text-meta text-muted">{t('Your application', 'Text, fellowship')}</p>
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
                {index === next && status === 'pending' && (
                  <Badge tone="marigold">{t('Next', 'State, fellowship')}</Badge>
                )}
              </h3>
              <p className="mt-1 font-medium">{when}</p>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ol>
        {reason && status === 'rejected' && (
          <figure className="mt-5 rounded-e-card border border-s-4 border-hairline border-s-control px-4 py-3">
            <figcaption className="text-dense font-semibold">
              {t('Why you were not selected', 'Text, fellowship')}
            </figcaption>
            <p lang={englishHere} className="mt-1 wrap-anywhere whitespace-pre-line">
              {reason}
            </p>
          </figure>
        )}
      </section>
      <Section
        title={t('What you sent', 'Heading, fellowship')}
        meta={`${momentOf(application.createdAt)} IST`}
        className="mt-10"
      >
        <Facts className="border-t-0! -mt-3">
          <Fact name={t('Organization', 'Label, fellowship')}>
            <span lang={englishHere}>{application.organization}</span>
          </Fact>
          <Fact name={t('Role', 'Label, fellowship')}>
            <span lang={englishHere}>{application.role}</span>
          </Fact>
          <Fact name={t('Area of interest', 'Label, fellowship')}>
            <span lang={englishHere}>{application.areaOfInterest}</span>
          </Fact>
          <Fact name={t('Location', 'Label, fellowship')}>
            <span lang={englishHere}>{application.location}</span>
          </Fact>
          {application.guardianContact && (
            <Fact name={t('Guardian contact', 'Label, fellowship')}>{application.guardianContact}</Fact>
          )}
          <Fact name={t('Motivation', 'Label, fellowship')}>
            <span lang={englishHere} className="whitespace-pre-line">
              {application.motivation}
            </span>
          </Fact>
          <Fact name={t('Statement', 'Label, fellowship')}>
            {application.statement && (
              <span className="flex flex-wrap items-center justify-between gap-3">
                <span lang={englishHere}>{application.statement.name}</span>
                <ButtonLink
                  href={`/api/files/${application.statement.id}/content`}
                  variant="outline"
                  size="toolbar"
                  icon={<Download aria-hidden="true" />}
                >
                  {t('Download', 'Button, fellowship')}
                </ButtonLink>
              </span>
            )}
          </Fact>
        </Facts>
        {refusal && <RefusedAct className="mt-4">{refusal}</RefusedAct>}
        {canBeWithdrawn ? (
          <div className="mt-5 flex flex-col gap-4">
            <StatementField
              label={
                application.statement
                  ? t('Replace the statement', 'Label, fellowship')
                  : t('Add a statement', 'Label, fellowship')
              }
              statement={statement}
              stored={null}
            />
            <Withdrawal application={application} onRefused={setRefusal} />
          </div>
        ) : (
          status === 'pending' && (
            <p className="mt-4 text-dense text-muted">
              {t('The review has begun, so nothing of it can be changed.', 'Text, fellowship')}
            </p>
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
      context.notify({
        tone: 'success',
        text: t('Your application is withdrawn. What you wrote is a draft again.', 'Text, fellowship'),
      })
    } catch (error) {
      const why = error instanceof Error ? error.message : ''
      onRefused(t('The application was not withdrawn. {why}', { why }, 'Text, fellowship'))
    }
    await refreshFellowship(client)
    setBusy(false)
    setAsked(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" onClick={() => setAsked(true)}>
        {t('Withdraw', 'Button, fellowship')}
      </Button>
      <Dialog
        title={t('Withdraw your application?', 'Heading, fellowship')}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button
              variant="danger"
              isBusy={isBusy}
              busyLabel={t('Withdrawing', 'On a button while it works, fellowship')}
              onClick={() => void withdraw()}
            >
              {t('Withdraw application', 'Button, fellowship')}
            </Button>
            <Button variant="outline" onClick={() => setAsked(false)}>
              {t('Keep it', 'Button, fellowship')}
            </Button>
          </>
        }
      >
        <p className="mt-1.5">
          {t('What you wrote becomes a draft again. You can submit it while the track is open.', 'Text, fellowship')}
        </p>
      </Dialog>
      <p className="text-meta text-muted">
        {deadline
          ? t(
              'Until {when} IST, or until somebody begins to review it.',
              { when: momentOf(deadline) },
              'Text, fellowship',
            )
          : t('Until the review begins.', 'Text, fellowship')}
      </p>
    </div>
  )
}
