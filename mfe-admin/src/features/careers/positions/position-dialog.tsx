import { careerLimits } from '@kere/contracts/careers/career-options'
import type { ManagedPosition } from '@kere/contracts/careers/positions'
import { useRemote } from '@kere/platform/react/remote-tree'
import { FormDialog } from '@kere/screens/form/form-dialog'
import { useForm } from '@kere/screens/form/use-form'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { useQueryClient } from '@tanstack/react-query'
import { loadPositions } from './positions.api.ts'

const linesOf = (text: string) => text.split('\n').map((line) => line.trim())

function valuesOf(position: ManagedPosition | null) {
  const text = (name: 'title' | 'location' | 'type' | 'description') => position?.[name] ?? ''
  const lines = (name: 'responsibilities' | 'requirements' | 'benefits') => position?.[name].join('\n') ?? ''
  return {
    title: text('title'),
    location: text('location'),
    type: text('type'),
    description: text('description'),
    responsibilities: lines('responsibilities'),
    requirements: lines('requirements'),
    benefits: lines('benefits'),
  }
}

interface PositionDialogProps {
  /** Null for a new position. */
  position: ManagedPosition | null
  onClose: () => void
}

export function PositionDialog({ position, onClose }: PositionDialogProps) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const form = useForm({
    initial: valuesOf(position),
    schema: async () => (await loadPositions()).positionDetails,
    read: ({ responsibilities, requirements, benefits, ...texts }) => ({
      ...texts,
      responsibilities: linesOf(responsibilities),
      requirements: linesOf(requirements),
      benefits: linesOf(benefits),
    }),
    async send(body, { idempotencyKey }) {
      const { createPosition, changePosition } = await loadPositions()
      await (position
        ? api.call(changePosition, { params: { id: position.id }, body }, { idempotencyKey })
        : api.call(createPosition, { body }, { idempotencyKey }))
      context.notify({ tone: 'success', text: position ? 'Position saved' : 'Position saved as a draft' })
      await cache.invalidateQueries()
      onClose()
    },
  })
  const list = `One on each line, at most ${careerLimits.entries}. Needed before you publish.`
  return (
    <FormDialog
      form={form}
      title={position ? position.title : 'New position'}
      onClose={onClose}
      className="max-w-160"
      submit={{ label: position?.status === 'open' ? 'Save and publish' : 'Save', busy: 'Saving' }}
      label="Position"
      refusal={form.refusal && `The position was not saved. ${form.refusal}`}
    >
      <TextInput label="Title" required {...form.field('title')} />
      <div className="grid gap-4 wide:grid-cols-2">
        <TextInput label="Location" required {...form.field('location')} />
        <TextInput label="Type" hint="For example: Internship, 3 months" required {...form.field('type')} />
      </div>
      <TextArea label="Description" rows={3} required {...form.field('description')} />
      <TextArea label="What you will do" hint={list} rows={4} {...form.field('responsibilities')} />
      <TextArea label="What we look for" hint={list} rows={4} {...form.field('requirements')} />
      <TextArea label="What you get" hint={list} rows={4} {...form.field('benefits')} />
    </FormDialog>
  )
}
