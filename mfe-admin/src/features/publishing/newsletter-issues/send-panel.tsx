import { countOf } from '@kere/brand/count'
import { indianDigits } from '@kere/brand/indian-digits'
import {
  issueAudienceNames,
  issueAudiences,
  type IssueAudience,
} from '@kere/contracts/publishing/newsletter-issue-options'
import type { IssueDraft } from '@kere/contracts/publishing/newsletter-issues'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ScheduleFields } from '@kere/screens/editor/schedule-fields'
import { QuestionDialog } from '@kere/screens/question-dialog'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Select } from '@kere/ui/controls/select'
import { ProgressBar } from '@kere/ui/status/progress-bar'
import { dateInIndia, momentInIndia } from '@kere/ui/time/time-in-india'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { audiencesQuery, type IssueDetails } from './issue.api.ts'
import type { Sending } from './use-send-issue.ts'

interface PanelProps {
  issue: IssueDraft
  details: IssueDetails
  sending: Sending
  onChange: (wanted: Partial<IssueDetails>) => void
}

export function SendPanel({ issue, details, sending, onChange }: PanelProps) {
  const { failure, timeError, busyWith } = sending
  const isUnderWay = issue.startedAt !== null
  return (
    <section aria-labelledby="send-panel">
      <h2 id="send-panel" className="text-panel">
        {isUnderWay ? 'Results' : 'Send'}
      </h2>
      <p className="mt-1.5 text-dense text-muted">{standingOf(issue)}</p>
      {failure && !timeError && <RefusedAct className="mt-3">{failure.message}</RefusedAct>}
      {isUnderWay ? (
        <Results issue={issue} sending={sending} />
      ) : issue.state === 'scheduled' ? (
        <>
          <Audience details={details} onChange={onChange} isFixed />
          <Button
            variant="outline"
            wide
            isBusy={busyWith === 'unschedule'}
            onClick={sending.unschedule}
            className="mt-5"
          >
            Do not send
          </Button>
          <p className="mt-2 text-meta text-muted">It becomes a draft again, and can be changed.</p>
        </>
      ) : (
        <DraftActs details={details} sending={sending} onChange={onChange} />
      )}
    </section>
  )
}

function standingOf({ state, scheduledAt, startedAt, finishedAt }: IssueDraft) {
  if (scheduledAt) return `Will be sent on ${momentInIndia(Date.parse(scheduledAt))} IST.`
  if (startedAt === null) return 'Draft. Only admins see it.'
  if (state === 'paused') return 'Paused. Emails that have not left wait until you resume.'
  if (finishedAt) return `Sent on ${dateInIndia(Date.parse(startedAt))}.`
  return 'Being sent, about 1,000 emails a minute. You can leave this page.'
}

function useCount({ audience, frequency }: Pick<IssueDetails, 'audience' | 'frequency'>) {
  const { api } = useRemote()
  const { data } = useQuery(audiencesQuery(api))
  return data?.find((each) => each.audience === audience && each.frequency === frequency)?.count
}

const readersOf = (count: number) => countOf(count, 'subscriber')

function Audience({
  details,
  onChange,
  isFixed = false,
}: Pick<PanelProps, 'details' | 'onChange'> & { isFixed?: boolean }) {
  const { api } = useRemote()
  const { data } = useQuery(audiencesQuery(api))
  const count = useCount(details)
  const labelOf = (audience: IssueAudience) => {
    const found = data?.find((each) => each.audience === audience && each.frequency === details.frequency)
    return found ? `${issueAudienceNames[audience]} (${indianDigits(found.count)})` : issueAudienceNames[audience]
  }
  return (
    <fieldset disabled={isFixed} className="mt-5 flex flex-col gap-3">
      <legend className="sr-only">Audience</legend>
      <Select
        label="Audience"
        value={details.audience}
        options={issueAudiences.map((value) => ({ value, label: labelOf(value) }))}
        onChange={({ currentTarget }) =>
          onChange({ audience: issueAudiences.find((each) => each === currentTarget.value) ?? 'all' })
        }
      />
      <Checkbox
        checked={details.frequency === 'weekly'}
        onChange={({ currentTarget }) => onChange({ frequency: currentTarget.checked ? 'weekly' : 'monthly' })}
      >
        Only weekly readers
      </Checkbox>
      {count !== undefined && (
        <p role="status" className="text-dense">
          {count === 0 ? 'Nobody would get it.' : `${readersOf(count)} would get it now.`}
        </p>
      )}
    </fieldset>
  )
}

function DraftActs({ details, sending, onChange }: Omit<PanelProps, 'issue'>) {
  const { busyWith, timeError } = sending
  const [isAsking, setAsking] = useState(false)
  const count = useCount(details)
  return (
    <>
      <Audience details={details} onChange={onChange} />
      <div className="mt-5 flex flex-col gap-3">
        <Button variant="outline" wide isBusy={busyWith === 'test'} busyLabel="Sending the test" onClick={sending.test}>
          Send a test to yourself
        </Button>
        <Button wide isBusy={busyWith === 'send'} busyLabel="Sending" onClick={() => setAsking(true)}>
          Send now
        </Button>
        <ScheduleFields
          summary="Schedule"
          error={timeError}
          isBusy={busyWith === 'schedule'}
          onSchedule={sending.schedule}
        />
      </div>
      <QuestionDialog
        act={{ busy: 'Sending', failed: 'The issue was not sent' }}
        question={{
          title: 'Send this issue?',
          text: `It goes to ${count === undefined ? 'its audience' : readersOf(count)} and stands in the archive. It cannot be changed or taken back.`,
          submit: 'Send',
        }}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onAnswer={() => {
          setAsking(false)
          sending.send()
        }}
        isBusy={false}
        failure={null}
        isDanger={false}
      />
    </>
  )
}

function Results({ issue, sending }: Pick<PanelProps, 'issue' | 'sending'>) {
  const { state, recipients, sent, failed, withheld, unsubscribed, isWritten, unconfirmed = 0 } = issue
  const done = sent + failed + withheld
  const facts = [
    ['Sent', sent],
    ['Failed', failed],
    ['Left before it reached them', withheld],
    ['Unsubscribed after it', unsubscribed],
  ] as const
  return (
    <div className="mt-4">
      {state !== 'sent' && (
        <>
          <ProgressBar label="Emails sent" value={done} max={Math.max(1, recipients)} />
          <p className="mt-1.5 text-meta text-muted">
            {indianDigits(done)} of {indianDigits(recipients)}
            {isWritten ? '' : ' so far'}
          </p>
        </>
      )}
      <dl className="mt-4 border-t border-hairline text-dense">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3 border-b border-hairline py-2">
            <dt>{name}</dt>
            <dd className="font-semibold tabular-nums">{indianDigits(value)}</dd>
          </div>
        ))}
      </dl>
      {unconfirmed > 0 && <Unconfirmed count={unconfirmed} sending={sending} />}
      {failed > unconfirmed && (
        <p className="mt-3 text-dense text-muted">
          Failed emails wait in the outbox, where you can send them again.{' '}
          <ButtonLink
            href="/dashboard/outbox?template=newsletter_issue"
            variant="outline"
            size="toolbar"
            className="mt-2"
          >
            Open the outbox
          </ButtonLink>
        </p>
      )}
      {(state === 'sending' || state === 'paused') && (
        <Button
          variant={state === 'paused' ? 'primary' : 'outline'}
          wide
          isBusy={sending.busyWith === 'pause'}
          onClick={() => sending.pause(state === 'sending')}
          className="mt-5"
        >
          {state === 'paused' ? 'Resume' : 'Pause'}
        </Button>
      )}
    </div>
  )
}

/** Sending was interrupted, so it is unknown whether these emails were sent. The log of the mail service tells. */
function Unconfirmed({ count, sending: { busyWith, settle } }: { count: number; sending: Sending }) {
  return (
    <section aria-labelledby="unconfirmed" className="mt-4 border-s-4 border-warn bg-canvas px-3.5 py-3">
      <h3 id="unconfirmed" className="text-dense font-semibold">
        {countOf(count, ['email may have been sent', 'emails may have been sent'])}
      </h3>
      <p className="mt-1 text-dense text-muted">
        Sending was interrupted. Compare with the log of the mail service. Sent again, some may arrive twice.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="toolbar"
          isBusy={busyWith === 'confirm'}
          busyLabel="Counting them"
          onClick={() => settle(true)}
        >
          Count as sent
        </Button>
        <Button
          variant="outline"
          size="toolbar"
          isBusy={busyWith === 'repeat'}
          busyLabel="Sending"
          onClick={() => settle(false)}
        >
          Send again
        </Button>
      </div>
    </section>
  )
}
