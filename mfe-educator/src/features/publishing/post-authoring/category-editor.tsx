import { t } from '@kere/brand/messages'
import { postLimits } from '@kere/contracts/publishing/post-options'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { QuestionDialog } from '@kere/screens/question-dialog'
import { Button } from '@kere/ui/controls/button'
import { TextInput } from '@kere/ui/controls/text-input'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { useQueryClient } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { categoriesQuery, loadContract } from './post-draft.api.ts'

interface Category {
  id: string
  name: string
}

type Contract = Awaited<ReturnType<typeof loadContract>>

/** Edits the categories of the whole blog (S-483). */
export function CategoryEditor({ categories }: { categories: readonly Category[] }) {
  return (
    <>
      <NewCategory />
      {categories.length > 0 && (
        <Disclosure
          summary={
            <span className="text-dense font-semibold">{t('Rename or delete categories', 'Text, educator')}</span>
          }
          className="mt-3 border-t border-hairline"
        >
          <ul className="flex list-none flex-col gap-3">
            {categories.map((category) => (
              <li key={category.id}>
                <CategoryRow category={category} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

/** @returns whether the action was done */
function useCategoryAct() {
  const { context } = useRemote()
  const api = useAttempts()
  const cache = useQueryClient()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const run = async (text: string, call: (client: ApiClient, contract: Contract) => Promise<unknown>) => {
    setBusy(true)
    setError(undefined)
    try {
      await call(api, await loadContract())
      await cache.invalidateQueries({ queryKey: categoriesQuery(api).queryKey })
      context.notify({ tone: 'success', text })
      return true
    } catch (reason) {
      setError(
        reason instanceof ApiError
          ? (reason.errors?.[0]?.detail ?? reason.message)
          : t('Failed to save the category', 'Text, educator'),
      )
      return false
    } finally {
      setBusy(false)
    }
  }
  return { run, error, isBusy, forget: () => setError(undefined) }
}

function NewCategory() {
  const { run, error, isBusy, forget } = useCategoryAct()
  const [name, setName] = useState('')
  const add = async () => {
    const isAdded = await run(`${name.trim()} is added`, (client, { createPostCategory }) =>
      client.call(createPostCategory, { body: { name } }),
    )
    if (isAdded) setName('')
  }
  return (
    <div className="mt-3 flex items-end gap-2">
      <TextInput
        id="post-category"
        label={t('New category', 'Label, educator')}
        value={name}
        error={error}
        maxLength={postLimits.categoryNameLength}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value)
          forget()
        }}
        className="min-w-0 grow"
      />
      <Button variant="outline" isBusy={isBusy} onClick={() => void add()}>
        {t('Add', 'Button, educator')}
      </Button>
    </div>
  )
}

function CategoryRow({ category }: { category: Category }) {
  const { run, error, isBusy, forget } = useCategoryAct()
  const [name, setName] = useState(category.name)
  const [isAsking, setAsking] = useState(false)
  const params = { id: category.id }
  return (
    <>
      <TextInput
        label={`Name of ${category.name}`}
        value={name}
        error={error}
        maxLength={postLimits.categoryNameLength}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value)
          forget()
        }}
      />
      <div className="mt-2 flex gap-2">
        <Button
          variant="outline"
          size="toolbar"
          isBusy={isBusy}
          aria-label={`Rename ${category.name}`}
          onClick={() =>
            void run(`${category.name} is now ${name.trim()}`, (client, { updatePostCategory }) =>
              client.call(updatePostCategory, { params, body: { name } }),
            )
          }
        >
          {t('Rename', 'Button, educator')}
        </Button>
        <Button
          variant="quiet"
          size="toolbar"
          icon={<Trash2 aria-hidden="true" />}
          aria-label={`Delete ${category.name}`}
          onClick={() => setAsking(true)}
        >
          {t('Delete', 'Button, educator')}
        </Button>
      </div>
      <QuestionDialog
        act={{
          busy: t('Deleting', 'Button, busy, educator'),
          failed: t('The category was not deleted', 'Text, educator'),
        }}
        question={{
          title: `Delete ${category.name}?`,
          text: t('Its posts stay, without this category. Links to it no longer show posts.', 'Text, educator'),
          submit: t('Delete', 'Button, educator'),
        }}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onAnswer={() => {
          setAsking(false)
          void run(`${category.name} is deleted`, (client, { deletePostCategory }) =>
            client.call(deletePostCategory, { params }),
          )
        }}
        isBusy={false}
        failure={null}
        isDanger
      />
    </>
  )
}
