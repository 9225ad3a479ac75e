import { retentionGroups } from '@kere/contracts/site/data-retention-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { CheckboxGroup } from '@kere/screens/form/checkbox-group'
import { FormDialog } from '@kere/screens/form/form-dialog'
import { useForm } from '@kere/screens/form/use-form'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

const loadContract = () => import('@kere/contracts/console/breaches')

const initial = {
  isDrill: true,
  // The type is the schema's: a list of names.
  tables: [] as readonly string[],
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
  const navigate = useNavigate()
  const { data: held = [], error: failure } = useQuery({
    queryKey: ['held data'],
    queryFn: async ({ signal }) =>
      (await api.call((await import('@kere/contracts/site/data-retention')).listHeldData, {}, { signal })).items,
  })
  const form = useForm({
    initial,
    schema: async () => (await loadContract()).newBreach,
    async send(body, { idempotencyKey }) {
      const { id } = await api.call((await loadContract()).openBreach, { body }, { idempotencyKey })
      void client.invalidateQueries()
      context.notify({ tone: 'success', text: body.isDrill ? 'Drill begun' : 'Breach opened' })
      onClose()
      void navigate(`/dashboard/breaches?breach=${id}`)
    },
  })
  const { tables } = form.values
  const all = held.map(({ name }) => name)
  const isAll = all.length > 0 && tables.length === all.length
  const groups = Object.entries(retentionGroups).map(([group, name]) => ({
    name,
    parts: held.filter((part) => part.group === group),
  }))
  return (
    <FormDialog
      form={form}
      title="New breach or drill"
      onClose={onClose}
      submit={{ label: form.values.isDrill ? 'Begin the drill' : 'Open the breach', busy: 'Opening' }}
      refusal={form.refusal && `Nothing was opened. ${form.refusal}`}
    >
      <Checkbox {...form.toggle('isDrill')}>This is a drill: only you get a letter</Checkbox>
      <CheckboxGroup {...form.group('tables')} legend="What was seen?">
        <Checkbox
          id={form.idOf('tables')}
          checked={isAll}
          onChange={() => form.edit({ tables: isAll ? [] : all })}
          className="mt-2"
        >
          Everything: a copy of the whole database
        </Checkbox>
        {groups.map(({ name, parts }) => {
          const chosen = parts.filter((part) => tables.includes(part.name)).length
          return (
            <Disclosure
              key={name}
              summary={
                <>
                  <span>{name}</span>
                  <span className="text-meta text-muted">
                    {chosen} of {parts.length}
                  </span>
                </>
              }
              className="border-b border-hairline"
            >
              {parts.map(({ name: table, what }) => (
                <Checkbox key={table} {...form.member('tables', table)}>
                  {what} <code className="text-meta text-muted">{table}</code>
                </Checkbox>
              ))}
            </Disclosure>
          )
        })}
        {failure && <p className="text-danger">{failure.message}</p>}
      </CheckboxGroup>
      <TextInput
        {...form.field('from')}
        type="datetime-local"
        label="It began (IST)"
        hint="It is said in the letter"
        required
      />
      <TextInput
        {...form.field('to')}
        type="datetime-local"
        label="It ended (IST)"
        hint="Rows that were made later do not count"
        required
      />
      <p className="text-dense text-muted">
        The letter says the next four texts word for word. Write to the reader: “you”. They cannot be changed later.
      </p>
      <TextArea {...form.field('nature')} label="What happened" rows={2} required />
      <TextArea {...form.field('consequences')} label="What may follow" rows={2} required />
      <TextArea {...form.field('measures')} label="What we have done" rows={2} required />
      <TextArea {...form.field('advice')} label="What you can do" rows={2} required />
    </FormDialog>
  )
}
