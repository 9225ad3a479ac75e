import { careerLimits } from '@kere/contracts/careers/career-options'
import type { ManagedPosition } from '@kere/contracts/careers/career-positions'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { Dialog } from '@kere/ui/overlays/dialog'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { loadPositions } from './positions.api.ts'

const names = ['title', 'location', 'type', 'description', 'responsibilities', 'requirements', 'benefits'] as const

type Name = (typeof names)[number]

type Values = Record<Name, string>

const linesOf = (text: string) => text.split('\n').map((line) => line.trim())

function valuesOf(position: ManagedPosition | null): Values {
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
  /** Null for a new one. */
  position: ManagedPosition | null
  onClose: () => void
}

export function PositionDialog({ position, onClose }: PositionDialogProps) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const form = useId()
  const [values, setValues] = useState(() => valuesOf(position))
  const [errors, setErrors] = useState<Partial<Values>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const save = async () => {
    const { positionDetails, createPosition, changePosition } = await loadPositions()
    const parsed = positionDetails.safeParse({
      ...values,
      responsibilities: linesOf(values.responsibilities),
      requirements: linesOf(values.requirements),
      benefits: linesOf(values.benefits),
    })
    if (!parsed.success) {
      const found: Partial<Values> = {}
      for (const name of names) {
        const message = parsed.error.issues.find(({ path }) => path[0] === name)?.message
        if (message !== undefined) found[name] = message
      }
      setErrors(found)
      const first = names.find((name) => found[name] !== undefined)
      if (first) document.getElementById(`${form}-${first}`)?.focus()
      return
    }
    setErrors({})
    await (position
      ? api.call(changePosition, { params: { id: position.id }, body: parsed.data })
      : api.call(createPosition, { body: parsed.data }))
    context.notify({ tone: 'success', text: position ? 'Position saved' : 'Position saved as a draft' })
    await cache.invalidateQueries()
    onClose()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    save()
      .catch((error: unknown) => setFailure(error instanceof Error ? error.message : ''))
      .finally(() => setBusy(false))
  }
  const field = (name: Name) => ({
    id: `${form}-${name}`,
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: value })),
  })
  const list = `One on each line, at most ${careerLimits.entries}. Needed before you publish.`
  return (
    <Dialog
      title={position ? position.title : 'New position'}
      isOpen
      onClose={onClose}
      className="max-w-160"
      actions={
        <>
          <Button type="submit" form={form} isBusy={isBusy} busyLabel="Saving">
            {position?.status === 'open' ? 'Save and publish' : 'Save'}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={form} noValidate aria-label="Position" onSubmit={submit} className="mt-3 flex flex-col gap-4">
        <TextInput label="Title" required {...field('title')} />
        <div className="grid gap-4 wide:grid-cols-2">
          <TextInput label="Location" required {...field('location')} />
          <TextInput label="Type" hint="For example: Internship, 3 months" required {...field('type')} />
        </div>
        <TextArea label="Description" rows={3} required {...field('description')} />
        <TextArea label="What you will do" hint={list} rows={4} {...field('responsibilities')} />
        <TextArea label="What we look for" hint={list} rows={4} {...field('requirements')} />
        <TextArea label="What you get" hint={list} rows={4} {...field('benefits')} />
        {failure !== null && <RefusedAct>The position was not saved. {failure}</RefusedAct>}
      </form>
    </Dialog>
  )
}
