import { countOf } from '@kere/brand/count'
import { leaderLimits } from '@kere/contracts/site/leaders-options'
import type { Leader } from '@kere/contracts/site/leaders'
import { FormDialog } from '@kere/screens/form/form-dialog'
import { useForm } from '@kere/screens/form/use-form'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { loadLeaders } from './leaders.api.ts'

interface LeaderDialogProps {
  /** Null for a new leader. */
  leader: Leader | null
  onSave: (leader: Leader) => Promise<void>
  onClose: () => void
}

export function LeaderDialog({ leader, onSave, onClose }: LeaderDialogProps) {
  const form = useForm({
    initial: leader ?? { name: '', position: '', about: '' },
    schema: async () => (await loadLeaders()).leader,
    send: (body) => onSave(body),
  })
  return (
    <FormDialog
      form={form}
      title={leader ? leader.name : 'Add a person'}
      onClose={onClose}
      submit={{ label: 'Save', busy: 'Saving' }}
      label="Person"
      refusal={form.refusal && `Nothing was saved. ${form.refusal}`}
    >
      <TextInput label="Name" required {...form.field('name')} />
      <TextInput label="Position" hint="For example: Head of learning" required {...form.field('position')} />
      <TextArea
        label="What they do"
        hint={`A sentence or two, at most ${countOf(leaderLimits.aboutLength, 'character')}.`}
        rows={3}
        required
        {...form.field('about')}
      />
    </FormDialog>
  )
}
