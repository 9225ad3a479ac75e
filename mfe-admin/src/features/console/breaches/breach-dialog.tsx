import type { HeldData } from '@kere/contracts/site/data-retention'
import { useRemote } from '@kere/platform/react/remote-tree'
import { FormDialog } from '@kere/screens/form/form-dialog'
import { useForm } from '@kere/screens/form/use-form'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { loadContract } from './breaches.acts.tsx'

interface Values {
  isDrill: boolean
  tables: readonly string[]
  from: string
  to: string
  nature: string
  consequences: string
  measures: string
  advice: string
}

const initial: Values = {
  isDrill: true,
  tables: [],
  from: '',
  to: '',
  nature: '',
  consequences: '',
  measures: '',
  advice: '',
}

export function BreachDialog({ onClose }: { onClose: () => void }) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const held = useQuery({
    queryKey: ['held data'],
    queryFn: async ({ signal }): Promise<readonly HeldData[]> =>
      (await api.call((await import('@kere/contracts/site/data-retention')).listHeldData, {}, { signal })).items,
  })
  const form = useForm({
    initial,
    schema: async () => (await loadContract()).newBreach,
    async send(body, { idempotencyKey }) {
      await api.call((await loadContract()).openBreach, { body }, { idempotencyKey })
      void client.invalidateQueries()
      context.notify({ tone: 'success', text: body.isDrill ? 'Drill begun' : 'Breach opened' })
      onClose()
    },
  })
  const { tables } = form.values
  const error = form.errorOf('tables')
  return (
    <FormDialog
      form={form}
      title="New breach or drill"
      onClose={onClose}
      submit={{ label: form.values.isDrill ? 'Begin the drill' : 'Open the breach', busy: 'Opening' }}
      refusal={form.refusal && `Nothing was opened. ${form.refusal}`}
    >
      <Checkbox {...form.toggle('isDrill')}>This is a drill: nothing is sent</Checkbox>
      <fieldset aria-describedby={error ? `${form.idOf('tables')}-error` : undefined}>
        <legend className="font-semibold">What was seen?</legend>
        <div className="mt-2 max-h-64 overflow-y-auto border border-hairline p-2">
          {(held.data ?? []).map(({ name, what }, place) => (
            <Checkbox
              key={name}
              id={place === 0 ? form.idOf('tables') : undefined}
              checked={tables.includes(name)}
              onChange={() =>
                form.edit({
                  tables: tables.includes(name) ? tables.filter((each) => each !== name) : [...tables, name],
                })
              }
            >
              <span className="font-mono text-dense">{name}</span> <span className="text-muted">{what}</span>
            </Checkbox>
          ))}
          {held.isError && <p className="text-danger">{held.error.message}</p>}
        </div>
        {error && (
          <p id={`${form.idOf('tables')}-error`} className="text-meta text-danger">
            {error}
          </p>
        )}
      </fieldset>
      <TextInput {...form.field('from')} type="datetime-local" label="It began (IST)" required />
      <TextInput {...form.field('to')} type="datetime-local" label="It ended (IST)" required />
      <TextArea {...form.field('nature')} label="What happened?" hint="People read this in their letter." required />
      <TextArea {...form.field('consequences')} label="What may follow for them?" required />
      <TextArea {...form.field('measures')} label="What have you done?" required />
      <TextArea {...form.field('advice')} label="What can they do?" required />
    </FormDialog>
  )
}
