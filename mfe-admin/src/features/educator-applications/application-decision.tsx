import type { EducatorApplication } from '@kere/contracts/educator-applications'
import { Button } from '@kere/ui/button'
import Check from 'lucide-react/icons/check'
import { DeclineDialog } from './decline-dialog.tsx'
import type { DecisionState } from './use-decision.ts'

interface ApplicationDecisionProps {
  application: EducatorApplication
  decision: DecisionState
  isDeclining: boolean
  onDeclining: (isDeclining: boolean) => void
}

/** Approve and decline: over the facts on wide screens, at the foot of narrow ones. */
export function ApplicationDecision({ application, decision, isDeclining, onDeclining }: ApplicationDecisionProps) {
  const { name } = application.applicant
  const failure = decision.failure?.kind === 'approve' ? decision.failure.error : null
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
          onClick={decision.approve}
          isBusy={decision.busyWith === 'approve'}
          busyLabel="Approving"
        >
          Approve
        </Button>
        <Button variant="danger" disabled={decision.busyWith === 'approve'} onClick={() => onDeclining(true)}>
          Decline
        </Button>
      </div>
      <p className="mt-2 text-meta text-muted max-wide:hidden">
        Either way they get a mail at once. A decision cannot be taken back here.
      </p>
      <DeclineDialog applicantName={name} isOpen={isDeclining} onClose={() => onDeclining(false)} decision={decision} />
    </div>
  )
}
