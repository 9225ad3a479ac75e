import { newsCategories, newsCategoryNames, type NewsCategory } from '@kere/contracts/site/sustainability-news-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { errorsOf, useTypedValues, useVersionedForm } from '@kere/screens/editor/use-versioned-form'
import { Button } from '@kere/ui/controls/button'
import { Select } from '@kere/ui/controls/select'
import { TextInput } from '@kere/ui/controls/text-input'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useQueryClient } from '@tanstack/react-query'

const loadContract = () => import('@kere/contracts/site/sustainability-news')

interface Values {
  name: string
  url: string
  category: NewsCategory
}

const empty: Values = { name: '', url: '', category: 'conservation' }

const idOf = (field: string) => `feed-${field}`

const options = newsCategories.map((value) => ({ value, label: newsCategoryNames[value] }))

export function AddFeed() {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const form = useVersionedForm<Values>({
    stored: { version: 0, values: empty },
    store: useTypedValues<Values>(),
    check: async (values) => errorsOf((await loadContract()).newNewsFeed.safeParse(values).error?.issues),
    async send({ values, version }, idempotencyKey) {
      const { addNewsFeed } = await loadContract()
      const { name } = await api.call(addNewsFeed, { body: values }, { idempotencyKey })
      context.notify({ tone: 'success', text: `${name} is added, and asked within a minute` })
      return version
    },
    conflictCode: '',
    refresh: async () => undefined,
    fieldOf: (pointer) => pointer.replace('/body/', ''),
    idOf,
    failureOf: (problem) => problem?.message ?? 'Failed to add the feed',
    onSaved: () => void client.invalidateQueries(),
  })
  const { values, errors, failure, isSaving } = form
  const control = (name: 'name' | 'url') => ({
    id: idOf(name),
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => form.edit({ [name]: value }),
    onBlur: () => form.leaveField(name),
  })
  return (
    <form
      noValidate
      aria-label="Add a feed"
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
      className="border-b border-hairline px-4 py-5 desk:px-6"
    >
      <h2 className="text-card">Add a feed</h2>
      <div className="mt-3 grid items-start gap-4 desk:grid-cols-[1fr_1.6fr_12rem_auto]">
        <TextInput {...control('name')} label="Source" autoComplete="off" required />
        <TextInput
          {...control('url')}
          label="Address of the feed"
          type="url"
          placeholder="https://"
          autoComplete="off"
          required
        />
        <Select
          id={idOf('category')}
          name="category"
          label="Usual category"
          value={values.category}
          options={options}
          onChange={({ currentTarget }) => {
            const category = newsCategories.find((each) => each === currentTarget.value)
            if (category) form.edit({ category })
          }}
        />
        <Button type="submit" isBusy={isSaving} busyLabel="Adding" className="desk:mt-6">
          Add
        </Button>
      </div>
      {failure && <RefusedAct className="mt-3">{failure}</RefusedAct>}
    </form>
  )
}
