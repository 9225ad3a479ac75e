import { newsCategories, newsCategoryNames, type NewsCategory } from '@kere/contracts/site/sustainability-news-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useForm } from '@kere/screens/form/use-form'
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

const options = newsCategories.map((value) => ({ value, label: newsCategoryNames[value] }))

export function AddFeed() {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const form = useForm({
    id: 'feed',
    initial: empty,
    schema: async () => (await loadContract()).newNewsFeed,
    async send(body, { idempotencyKey }) {
      const { name } = await api.call((await loadContract()).addNewsFeed, { body }, { idempotencyKey })
      context.notify({ tone: 'success', text: `${name} is added, and asked within a minute` })
    },
    onSaved: () => void client.invalidateQueries(),
  })
  return (
    <form {...form.props} aria-label="Add a feed" className="border-b border-hairline px-4 py-5 desk:px-6">
      <h2 className="text-card">Add a feed</h2>
      <div className="mt-3 grid items-start gap-4 desk:grid-cols-[1fr_1.6fr_12rem_auto]">
        <TextInput {...form.field('name')} label="Source" autoComplete="off" required />
        <TextInput
          {...form.field('url')}
          label="Address of the feed"
          type="url"
          placeholder="https://"
          autoComplete="off"
          required
        />
        <Select {...form.choice('category', newsCategories)} label="Usual category" options={options} />
        <Button type="submit" isBusy={form.isBusy} busyLabel="Adding" className="desk:mt-6">
          Add
        </Button>
      </div>
      {form.refusal && <RefusedAct className="mt-3">{form.refusal}</RefusedAct>}
    </form>
  )
}
