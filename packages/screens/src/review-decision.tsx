import { t } from '@kere/brand/messages'
import { Button } from '@kere/ui/controls/button'
import { RefusedAct } from '@kere/ui/status/refused-act'
import Check from 'lucide-react/icons/check'
import type { MouseEvent } from 'react'
import { QuestionDialog } from './question-dialog.tsx'
import type { Decision, ReviewActs } from './review.ts'
import type { DecisionState } from './use-decision.ts'

interface ReviewDecisionProps {
  acts: ReviewActs
  decision: DecisionState
  asked: Decision['kind'] | null
  /** The chosen reason, which the user can read before sending it. */
  reason: string | undefined
  onAsk: (kind: Decision['kind'] | null, reason?: string) => void
}

export function ReviewDecision({ acts, decision, asked, reason, onAsk }: ReviewDecisionProps) {
  const { approve, decline, isSilent } = acts
  const failureOf = (kind: Decision['kind']) => (decision.failure?.kind === kind ? decision.failure.error : null)
  const failure = approve && !approve.question ? failureOf('approve') : null
  // Ignores the second click of a double click, which could decide on the next item.
  const onFirstClick = (act: () => void) => (event: MouseEvent) => {
    if (event.detail < 2) act()
  }
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-10 border-t border-hairline bg-surface px-4 py-3 wide:static wide:z-auto wide:border-0 wide:bg-transparent wide:p-0"
    >
      {approve && failure && (
        <RefusedAct className="mb-3">
          {approve.failed}. {failure.message}
        </RefusedAct>
      )}
      <div className="flex flex-wrap gap-2">
        {approve && (
          <Button
            variant={approve.isUnasked ? 'danger' : 'primary'}
            className="grow px-3"
            icon={!approve.isUnasked && <Check aria-hidden="true" />}
            onClick={onFirstClick(approve.question ? () => onAsk('approve') : () => decision.approve())}
            isBusy={decision.busyWith === 'approve'}
            busyLabel={approve.busy}
          >
            {approve.label}
          </Button>
        )}
        {decline && (
          <Button
            variant="danger"
            className="grow px-3"
            disabled={decision.busyWith === 'approve'}
            onClick={onFirstClick(() => onAsk('decline'))}
          >
            {decline.label}
          </Button>
        )}
      </div>
      {decline?.question?.templates && (
        <p aria-hidden="true" className="mt-3 mb-1 text-dense font-semibold">
          {t('{act} because', { act: decline.label }, 'Before reasons; the act is such as Decline')}
        </p>
      )}
      {decline?.question?.templates && (
        <ol
          aria-label={t('{act} because', { act: decline.label }, 'Before reasons; the act is such as Decline')}
          className="flex list-none gap-2 overflow-x-auto text-dense wide:block wide:border-t-2 wide:border-ink"
        >
          {decline.question.templates.map(({ name, text }, index) => (
            <li key={name} className="shrink-0 border-hairline wide:border-b">
              <button
                type="button"
                disabled={decision.busyWith !== null}
                onClick={onFirstClick(() => onAsk('decline', text))}
                className="flex min-h-9.5 w-full cursor-pointer items-center gap-2.5 py-1 text-start hover:bg-hover max-wide:rounded-control max-wide:border max-wide:border-control max-wide:px-3"
              >
                <kbd className="rounded-swatch border border-control px-1.5 text-meta max-wide:hidden">{index + 1}</kbd>
                {name}
              </button>
            </li>
          ))}
        </ol>
      )}
      {!isSilent && (
        <p className="mt-2 text-meta text-muted max-wide:hidden">
          {approve && decline
            ? t('We email them either way.', 'Text, part of a page')
            : t('We email them.', 'Text, part of a page')}{' '}
          {t('You can undo for a few seconds, until the email is sent.', 'Text, review')}
        </p>
      )}
      {approve?.question && (
        <QuestionDialog
          key={approve.label}
          act={approve}
          question={approve.question}
          isOpen={asked === 'approve'}
          onClose={() => onAsk(null)}
          onAnswer={(answer, more) => decision.approve(answer, more)}
          isBusy={decision.busyWith === 'approve'}
          failure={failureOf('approve')}
          isDanger={false}
        />
      )}
      {decline?.question && (
        <QuestionDialog
          key={`${decline.label} ${reason ?? ''}`}
          act={decline}
          question={{ ...decline.question, ...(reason !== undefined && { answer: reason }) }}
          isReady={reason !== undefined}
          isOpen={asked === 'decline'}
          onClose={() => onAsk(null)}
          onAnswer={decision.decline}
          isBusy={decision.busyWith === 'decline'}
          failure={failureOf('decline')}
          isDanger
        />
      )}
    </div>
  )
}
