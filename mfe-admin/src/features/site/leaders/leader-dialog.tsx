import { countOf } from '@kere/brand/count'
import { leaderLimits } from '@kere/contracts/site/leaders-options'
import type { Leader } from '@kere/contracts/site/leaders'
import { useForm } from '@kere/screens/form/use-form'
import { Button } from '@kere/ui/controls/button'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { Dialog } from '@kere/ui/overlays/dialog'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { loadLeaders } from './leaders.api.ts'

interface LeaderDialogProps {
  /** Null for a new one. */
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
    <Dialog
      title={leader ? leader.name : 'Add a person'}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form.props.id} isBusy={form.isBusy} busyLabel="Saving">
            Save
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form {...form.props} aria-label="Person" className="flex flex-col gap-4">
        <TextInput label="Name" required {...form.field('name')} />
        <TextInput label="Position" hint="For example: Head of learning" required {...form.field('position')} />
        <TextArea
          label="What they do"
          hint={`A sentence or two, at most ${countOf(leaderLimits.aboutLength, 'character')}.`}
          rows={3}
          required
          {...form.field('about')}
        />
        {form.refusal !== null && <RefusedAct>Nothing was saved. {form.refusal}</RefusedAct>}
      </form>
    </Dialog>
  )
}
