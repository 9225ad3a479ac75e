import { Button } from '@kere/ui/button'
import Check from 'lucide-react/icons/check'
import type { MouseEvent } from 'react'
import { DeclineDialog } from './decline-dialog.tsx'
import type { DeclineWords } from './review.ts'
import type { DecisionState } from './use-decision.ts'

interface ReviewDecisionProps {
  name: string
  noun: string
  decline: DeclineWords
  decision: DecisionState
  isDeclining: boolean
  onDeclining: (isDeclining: boolean) => void
}

export function ReviewDecision({ name, noun, decline, decision, isDeclining, onDeclining }: ReviewDecisionProps) {
  const failure = decision.failure?.kind === 'approve' ? decision.failure.error : null
  // The second click of a double click may come when the next item stands here: it is nobody's decision on that one.
  const onFirstClick = (act: () => void) => (event: MouseEvent) => {
    if (event.detail < 2) act()
  }
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-10 border-t border-hairline bg-surface px-4 py-3 wide:static wide:z-auto wide:border-0 wide:bg-transparent wide:p-0"
    >
      {failure && (
        <p role="alert" className="mb-3 text-dense font-medium text-danger">
          {name} was not approved. {failure.message}
        </p>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button
          icon={<Check aria-hidden="true" />}
          onClick={onFirstClick(decision.approve)}
          isBusy={decision.busyWith === 'approve'}
          busyLabel="Approving"
        >
          Approve
        </Button>
        <Button
          variant="danger"
          disabled={decision.busyWith === 'approve'}
          onClick={onFirstClick(() => onDeclining(true))}
        >
          Decline
        </Button>
      </div>
      <p className="mt-2 text-meta text-muted max-wide:hidden">
        We email them either way. You can undo for a few seconds, until the email is sent.
      </p>
      <DeclineDialog
        name={name}
        noun={noun}
        words={decline}
        isOpen={isDeclining}
        onClose={() => onDeclining(false)}
        decision={decision}
      />
    </div>
  )
}
