import { countOf } from '@kere/brand/count'
import { leaderLimits } from '@kere/contracts/site/leaders-options'
import type { Leader } from '@kere/contracts/site/leaders'
import { Button } from '@kere/ui/controls/button'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { Dialog } from '@kere/ui/overlays/dialog'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useId, useState, type SubmitEvent } from 'react'
import { loadLeaders } from './leaders.api.ts'

const names = ['name', 'position', 'about'] as const

interface LeaderDialogProps {
  /** Null for a new one. */
  leader: Leader | null
  onSave: (leader: Leader) => Promise<void>
  onClose: () => void
}

export function LeaderDialog({ leader, onSave, onClose }: LeaderDialogProps) {
  const form = useId()
  const [values, setValues] = useState<Leader>(leader ?? { name: '', position: '', about: '' })
  const [errors, setErrors] = useState<Partial<Leader>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const save = async () => {
    const parsed = (await loadLeaders()).leader.safeParse(values)
    if (parsed.success) return onSave(parsed.data)
    const found: Partial<Leader> = {}
    for (const { path, message } of parsed.error.issues.toReversed()) found[path[0] as keyof Leader] = message
    setErrors(found)
    const first = names.find((name) => found[name] !== undefined)
    if (first) document.getElementById(`${form}-${first}`)?.focus()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    setErrors({})
    save()
      .catch((error: unknown) => setFailure(error instanceof Error ? error.message : ''))
      .finally(() => setBusy(false))
  }
  const field = (name: keyof Leader) => ({
    id: `${form}-${name}`,
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: value })),
  })
  return (
    <Dialog
      title={leader ? leader.name : 'Add a person'}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form} isBusy={isBusy} busyLabel="Saving">
            Save
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={form} noValidate aria-label="Person" onSubmit={submit} className="flex flex-col gap-4">
        <TextInput label="Name" {...field('name')} />
        <TextInput label="Position" hint="For example: Head of learning" {...field('position')} />
        <TextArea
          label="What they do"
          hint={`A sentence or two, at most ${countOf(leaderLimits.aboutLength, 'character')}.`}
          rows={3}
          {...field('about')}
        />
        {failure !== null && <RefusedAct>Nothing was saved. {failure}</RefusedAct>}
      </form>
    </Dialog>
  )
}
