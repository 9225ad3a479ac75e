import { useRemote } from '@kere/platform/react/remote-tree'
import { reportReasonNames, reportReasons } from '@kere/contracts/people/profile-reports-options'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { FormDialog } from '../form/form-dialog.tsx'
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
    <FormDialog
      form={form}
      title="Report this to the admins"
      submit={{ label: 'Send report', busy: 'Sending' }}
      isOpen={isOpen}
      onClose={onClose}
      intro={<p className="text-dense text-muted">Nobody else learns who reported it.</p>}
      refusal={form.refusal}
    >
      <Select {...form.field('reason')} label="Reason" options={reasons} required />
      <TextArea {...form.field('text')} label="What is wrong" note="(optional)" rows={4} />
    </FormDialog>
  )
}
