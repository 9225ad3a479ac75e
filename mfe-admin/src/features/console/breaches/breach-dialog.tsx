import { retentionGroups } from '@kere/contracts/site/data-retention-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { FormDialog } from '@kere/screens/form/form-dialog'
import { useForm } from '@kere/screens/form/use-form'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
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
  const error = form.errorOf('tables')
  const errorId = `${form.idOf('tables')}-error`
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
      <Checkbox {...form.toggle('isDrill')}>This is a drill: nothing is sent</Checkbox>
      <fieldset aria-describedby={error ? errorId : undefined}>
        <legend className="font-semibold">What was seen?</legend>
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
            <details key={name} className="group border-b border-hairline">
              <summary className="flex min-h-11 cursor-pointer items-center gap-2">
                <ChevronRight aria-hidden="true" className="size-4 text-muted group-open:rotate-90" />
                {name}
                <span className="ms-auto text-meta text-muted">
                  {chosen} of {parts.length}
                </span>
              </summary>
              {parts.map(({ name: table, what }) => (
                <Checkbox
                  key={table}
                  checked={tables.includes(table)}
                  onChange={() =>
                    form.edit({
                      tables: tables.includes(table) ? tables.filter((each) => each !== table) : [...tables, table],
                    })
                  }
                >
                  {what} <code className="text-meta text-muted">{table}</code>
                </Checkbox>
              ))}
            </details>
          )
        })}
        {failure && <p className="text-danger">{failure.message}</p>}
        {error && (
          <p id={errorId} className="mt-1 text-meta text-danger">
            {error}
          </p>
        )}
      </fieldset>
      <TextInput {...form.field('from')} type="datetime-local" label="It began (IST)" required />
      <TextInput {...form.field('to')} type="datetime-local" label="It ended (IST)" required />
      <p className="text-dense text-muted">People read the next four texts word for word in their letter.</p>
      <TextArea {...form.field('nature')} label="What happened?" rows={2} required />
      <TextArea {...form.field('consequences')} label="What could happen to them?" rows={2} required />
      <TextArea {...form.field('measures')} label="What have you done?" rows={2} required />
      <TextArea {...form.field('advice')} label="What can they do?" rows={2} required />
    </FormDialog>
  )
}
