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
  onAsk: (kind: Decision['kind'] | null) => void
}

export function ReviewDecision({ acts, decision, asked, onAsk }: ReviewDecisionProps) {
  const { approve, decline, isSilent } = acts
  const failureOf = (kind: Decision['kind']) => (decision.failure?.kind === kind ? decision.failure.error : null)
  const failure = approve && !approve.question ? failureOf('approve') : null
  // The second click of a double click may meet the next item: it decides nothing.
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
      <div className="flex gap-2">
        {approve && (
          <Button
            className="grow px-3"
            icon={<Check aria-hidden="true" />}
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
      {!isSilent && (
        <p className="mt-2 text-meta text-muted max-wide:hidden">
          {approve && decline ? 'We email them either way.' : 'We email them.'} You can undo for a few seconds, until
          the email is sent.
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
          key={decline.label}
          act={decline}
          question={decline.question}
          isOpen={asked === 'decline'}
          onClose={() => onAsk(null)}
          onAnswer={(reason, more) => decision.decline(reason, more)}
          isBusy={decision.busyWith === 'decline'}
          failure={failureOf('decline')}
          isDanger
        />
      )}
    </div>
  )
}
