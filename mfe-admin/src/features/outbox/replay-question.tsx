import { Button } from '@kere/ui/button'
import { Dialog } from '@kere/ui/dialog'
import { mayBeSent } from './outbox-text.ts'
import { useReplay } from './use-replay.ts'

export function ReplayQuestion() {
  const { question, confirm, cancel } = useReplay()
  return (
    <Dialog
      title="Send this email again?"
      isOpen={question !== null}
      onClose={cancel}
      actions={
        <>
          <Button onClick={confirm}>Send again</Button>
          <Button variant="quiet" onClick={cancel}>
            Cancel
          </Button>
        </>
      }
    >
      {question && (
        <>
          <p className="font-semibold">{mayBeSent}.</p>
          <p className="mt-2 text-dense">
            Sending “{question.name}” to <span className="[overflow-wrap:anywhere]">{question.to}</span> was
            interrupted. If it did arrive, they will get it twice.
          </p>
        </>
      )}
    </Dialog>
  )
}
