import { isLanguage, type Language, languages } from '@kere/brand/language'
import { labelOf } from '@kere/contracts/http/open-value'
import { contentLanguageNames } from '@kere/contracts/translations/content-languages'
import type { Translation } from '@kere/contracts/translations/translations'
import { type ApiClient, orNull } from '@kere/platform/api'
import type { PageModule } from '@kere/platform/page'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ConflictPanel } from '@kere/screens/conflict-panel'
import { langOf } from '@kere/screens/content-language'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { MarkdownField } from '@kere/screens/editor/markdown-field'
import { useForm } from '@kere/screens/form/use-form'
import { LoadFailure } from '@kere/screens/load-failure'
import { UnsavedGuard } from '@kere/screens/unsaved-guard'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { Switch } from '@kere/ui/controls/switch'
import { TextArea } from '@kere/ui/controls/text-area'
import { LineInput } from '@kere/ui/controls/line-input'
import { DataTableTabs } from '@kere/ui/data-table/data-table-tabs'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Section } from '@kere/ui/layout/section'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { type Place, translationPath } from '../../../translations/translation-path.ts'

export const route = { path: '/dashboard/translations/:kind/:id/:language', roles: ['educator', 'admin'] }

const title = 'In another language'

const loadContract = () => import('@kere/contracts/translations/translations')

const placeOf = ({ kind = '', id = '', language }: Partial<Record<string, string>>): Place => ({
  kind,
  id,
  language: isLanguage(language) ? language : 'kn',
})

/** `null` if there is no such original, or somebody else writes it. */
const translationQuery = (api: ApiClient, place: Place) =>
  queryOptions({
    queryKey: ['translation', place.kind, place.id, place.language],
    queryFn: async ({ signal }): Promise<Translation | null> =>
      orNull(api.call((await loadContract()).getTranslation, { params: { ...place } }, { signal })),
  })

function TranslationPage() {
  const { api } = useRemote()
  const place = placeOf(useParams())
  const query = useQuery(translationQuery(api, place))
  return (
    <div className="px-gutter pt-4 pb-section wide:px-8">
      {query.data ? (
        <Shown key={`${place.id} ${place.language}`} place={place} translation={query.data} />
      ) : query.isPending ? (
        <SkeletonGroup label="Loading the translation">
          <Skeleton className="mt-4 h-96 w-full" />
        </SkeletonGroup>
      ) : query.data === null ? (
        <EmptyState title="There is nothing to translate here" headingLevel="h1">
          The original may have been deleted, or somebody else writes it.
        </EmptyState>
      ) : (
        <>
          <h1 className="sr-only">{title}</h1>
          <LoadFailure title="Failed to fetch the translation" query={query}>
            Nothing is lost.
          </LoadFailure>
        </>
      )}
    </div>
  )
}

interface ShownProps {
  place: Place
  translation: Translation
}

function Shown({ place, translation }: ShownProps) {
  const { original, root, editPath, parts } = translation
  const isPart = root.id !== place.id
  const name = original.title.trim() || 'Untitled'
  return (
    <>
      <TextLink
        href={isPart ? translationPath({ ...place, ...root }) : editPath}
        className="inline-flex min-h-11 items-center text-dense wrap-anywhere"
      >
        {isPart ? 'All parts' : 'The original'}
      </TextLink>
      <h1 tabIndex={-1} className="mt-1 text-title wrap-anywhere">
        <span lang={langOf(original.language)}>{name}</span>
      </h1>
      <p className="mt-2 max-w-measure text-dense text-muted">
        Written in {labelOf(contentLanguageNames, original.language)}. Readers in another language see the original
        until you show them a translation.
      </p>
      <div className="-mx-gutter mt-4 wide:-mx-8">
        <DataTableTabs
          label="Language"
          tabs={languages
            .filter((each) => each !== original.language)
            .map((each) => ({
              label: contentLanguageNames[each],
              href: translationPath({ ...place, language: each }),
              count: undefined,
              isCurrent: each === place.language,
            }))}
        />
      </div>
      {original.language === place.language ? (
        <p className="mt-6">This is the language of the original. Choose another one above.</p>
      ) : (
        <TranslationForm place={place} translation={translation} />
      )}
      {parts.length > 0 && (
        <Section title="Lessons" rule="below" className="mt-10">
          <ol>
            {parts.map((part) => (
              <li
                key={part.id}
                className="flex flex-wrap items-center justify-between gap-x-4 border-b border-hairline py-1"
              >
                <TextLink
                  href={translationPath({ kind: part.kind, id: part.id, language: place.language })}
                  className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere"
                >
                  <span lang={langOf(original.language)}>{part.title.trim() || 'Untitled'}</span>
                </TextLink>
                <span className="text-meta text-muted">{part.isReady ? 'Shown' : 'Not shown yet'}</span>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  )
}

const names = { title: 'Title', summary: 'Summary', body: 'Text' } as const

const fields = ['title', 'summary', 'body'] as const

const valuesOf = ({ translation: { title: named, summary, body, isReady } }: Translation) => ({
  title: named,
  summary,
  body,
  isReady,
})

function TranslationForm({ place, translation }: ShownProps) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const { limits, original, isMarkdown, mayShow } = translation
  const query = translationQuery(api, place)
  const form = useForm({
    id: 'translation',
    initial: valuesOf(translation),
    version: translation.translation.version,
    schema: async () => (await loadContract()).savedTranslation,
    read: (values) => ({ ...values, version: 0 }),
    async send(texts, { version, idempotencyKey }) {
      const { saveTranslation } = await loadContract()
      const input = { params: { ...place }, body: { ...texts, version } }
      const saved = await api.call(saveTranslation, input, { idempotencyKey })
      const next: Translation = { ...translation, translation: { ...texts, ...saved } }
      cache.setQueryData(query.queryKey, next)
      // The page of the whole shows which parts are ready.
      void cache.invalidateQueries({ queryKey: ['translation'], refetchType: 'none' })
      context.notify({
        tone: 'success',
        text: saved.isReady ? 'Saved. Readers see it.' : 'Saved. Readers do not see it yet.',
      })
      return saved.version
    },
    conflict: {
      code: 'translation_changed',
      async refresh() {
        const fresh = await cache.query({ ...query, staleTime: 0 })
        if (!fresh) throw new Error('The original is gone')
        return { version: fresh.translation.version, values: valuesOf(fresh) }
      },
    },
  })
  const shown = fields.filter((field) => limits[field] > 0)
  return (
    <form {...form.props} aria-label="Translation" className="mt-6 grid grid-cols-1 gap-8">
      <UnsavedGuard isDirty={form.isDirty} title="Leave without saving?">
        Your changes to the translation are lost.
      </UnsavedGuard>
      {form.isConflict && (
        <ConflictPanel
          noun="translation"
          differences={shown
            .filter((field) => form.values[field] !== form.stored[field])
            .map((field) => ({ name: names[field], mine: form.values[field], theirs: form.stored[field] }))}
          onChoose={form.choose}
        />
      )}
      {shown.map((field) => (
        <Beside key={field} name={names[field]} text={original[field]} lang={langOf(original.language)}>
          <Typed
            field={field}
            form={form}
            maxLength={limits[field]}
            language={place.language}
            isMarkdown={field === 'body' && isMarkdown}
          />
        </Beside>
      ))}
      <div className="border-y border-hairline py-1.5">
        <Switch {...form.toggle('isReady')} disabled={!mayShow && !form.values.isReady}>
          Show it to readers
        </Switch>
        <p className="pb-2 text-meta text-muted">
          {mayShow
            ? `Readers whose page is in ${contentLanguageNames[place.language]} see it instead of the original.`
            : 'An admin shows it after reading it. If you change what is shown, hide it first.'}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isBusy={form.isBusy} busyLabel="Saving">
          Save
        </Button>
        <p className="text-dense text-muted">{form.isDirty ? 'Not saved yet' : 'Everything is saved'}</p>
        {form.refusal && <RefusedAct>It was not saved. {form.refusal}</RefusedAct>}
      </div>
    </form>
  )
}

interface BesideProps {
  name: string
  text: string
  lang: string | undefined
  children: ReactNode
}

function Beside({ name, text, lang, children }: BesideProps) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-3 wide:grid-cols-2">
      <section aria-label={`${name}, original`} className="min-w-0">
        <h2 className="text-dense font-semibold text-muted">{name}, original</h2>
        <p lang={lang} className="mt-2 whitespace-pre-wrap wrap-anywhere">
          {text || 'Empty'}
        </p>
      </section>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

interface TypedProps {
  field: keyof typeof names
  form: ReturnType<typeof useForm<ReturnType<typeof valuesOf>, unknown>>
  maxLength: number
  language: Language
  isMarkdown: boolean
}

function Typed({ field, form, maxLength, language, isMarkdown }: TypedProps) {
  const label = `${names[field]} in ${contentLanguageNames[language]}`
  const lang = langOf(language)
  if (field === 'title') return <LineInput {...form.field(field)} label={label} lang={lang} maxLength={maxLength} />
  if (!isMarkdown)
    return (
      <TextArea
        {...form.field(field)}
        label={label}
        lang={lang}
        rows={field === 'body' ? 12 : 4}
        maxLength={maxLength}
      />
    )
  return (
    <MarkdownField
      id="translation-body"
      label={label}
      value={form.values.body}
      maxLength={maxLength}
      onChange={(body) => form.edit({ body })}
    />
  )
}

export const page: PageModule = {
  component: TranslationPage,
  queries: ({ params }, api) => [translationQuery(api, placeOf(params))],
  describe: ({ params }, { api, cache }) => {
    const place = placeOf(params)
    const found = cache.getQueryData(translationQuery(api, place).queryKey)
    return describeInDashboard({
      status: found === null ? 404 : 200,
      title,
      description: 'Write a text in a second language.',
      path: translationPath(place),
      above: found ? [{ label: 'The original', path: found.editPath }] : [],
    })
  },
}
