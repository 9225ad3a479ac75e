import { useRemote } from '@kere/platform/react/remote-tree'
import { reportReasonNames, reportReasons } from '@kere/contracts/people/profile-reports-options'
import { Button } from '@kere/ui/controls/button'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { Dialog } from '@kere/ui/overlays/dialog'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useForm } from '../form/use-form.ts'

const reasons = [
  { value: '', label: 'Choose a reason' },
  ...reportReasons.map((value) => ({ value, label: reportReasonNames[value] })),
]

const loadContract = () => import('@kere/contracts/courses/lesson-questions')

export function ReportDialog({ postId, isOpen, onClose }: { postId: string; isOpen: boolean; onClose: () => void }) {
  const { api, context } = useRemote()
  const form = useForm({
    initial: { reason: '', text: '' },
    schema: async () => (await loadContract()).newPostReport,
    send: async (body, { idempotencyKey }) => {
      await api.call((await loadContract()).reportLessonPost, { params: { id: postId }, body }, { idempotencyKey })
      context.notify({ tone: 'success', text: 'Report sent. We read every report' })
      onClose()
    },
  })
  return (
    <Dialog
      title="Report this to the admins"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form.props.id} isBusy={form.isBusy} busyLabel="Sending">
            Send report
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p className="text-dense text-muted">Nobody else learns who reported it.</p>
      <form {...form.props} className="mt-4 grid gap-4">
        <Select {...form.field('reason')} label="Reason" options={reasons} required />
        <TextArea {...form.field('text')} label="What is wrong" note="(optional)" rows={4} />
      </form>
      {form.refusal && <RefusedAct className="mt-3">{form.refusal}</RefusedAct>}
    </Dialog>
  )
}
