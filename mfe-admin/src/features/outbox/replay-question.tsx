import { Button } from '@kere/ui/button'
import { Dialog } from '@kere/ui/dialog'
import { useReplay } from './use-replay.ts'

/** Nobody knows whether the mail left, so somebody decides. */
export function ReplayQuestion() {
  const { question, confirm, cancel } = useReplay()
  return (
    <Dialog
      title="Send this mail again?"
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
          <p className="font-semibold">It may have been sent already.</p>
          <p className="mt-2 text-dense">
            “{question.name}” to <span className="[overflow-wrap:anywhere]">{question.to}</span> was being sent when
            something stopped. If it did arrive, they get it twice.
          </p>
        </>
      )}
    </Dialog>
  )
}
