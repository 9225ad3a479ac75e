import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { reportReasonNames, reportReasons } from '@kere/contracts/people/profile-reports-options'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { FormDialog } from '../form/form-dialog.tsx'
import { useForm } from '../form/use-form.ts'

const reasons = [
  { value: '', label: t('Choose a reason', 'Label, questions of a lesson') },
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
      context.notify({ tone: 'success', text: t('Report sent. We read every report', 'Text, questions of a lesson') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('Report this to the admins', 'Heading, questions of a lesson')}
      submit={{
        label: t('Send report', 'Label, questions of a lesson'),
        busy: t('Sending', 'Text, questions of a lesson'),
      }}
      isOpen={isOpen}
      onClose={onClose}
      intro={
        <p className="text-dense text-muted">
          {t('Nobody else learns who reported it.', 'Text, questions of a lesson')}
        </p>
      }
      refusal={form.refusal}
    >
      <Select
        {...form.field('reason')}
        label={t('Reason', 'Label of a field, questions of a lesson')}
        options={reasons}
        required
      />
      <TextArea
        {...form.field('text')}
        label={t('What is wrong', 'Label of a field, questions of a lesson')}
        note={t('(optional)', 'Text, questions of a lesson')}
        rows={4}
      />
    </FormDialog>
  )
}
