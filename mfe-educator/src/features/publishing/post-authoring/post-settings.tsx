import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { coverPath } from '@kere/brand/art-paths'
import type { PostDraft } from '@kere/contracts/publishing/post-authoring'
import { postCover } from '@kere/contracts/publishing/post-files'
import { postLimits, slugOf } from '@kere/contracts/publishing/post-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { lazyPart } from '@kere/screens/editor/lazy-part'
import { Button } from '@kere/ui/controls/button'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { TextLink } from '@kere/ui/controls/link'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { Skeleton } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { LanguageField } from '../../../translations/language-field.tsx'
import { translationsPath } from '../../../translations/translation-path.ts'
import { CategoryEditor } from './category-editor.tsx'
import { categoriesQuery } from './post-draft.api.ts'
import type { PostDetails } from './post-editor.ts'

const ImageUpload = lazyPart(async () => (await import('@kere/screens/image-upload')).ImageUpload)

interface SettingsProps {
  draft: PostDraft
  details: PostDetails
  onChange: (wanted: Partial<PostDetails>) => void
}

export function PostSettings({ draft, details, onChange }: SettingsProps) {
  const { api } = useRemote()
  const { data: categories = [] } = useQuery(categoriesQuery(api))
  const { coverDrawing, coverImage, excerpt } = details
  const category = categories.find(({ id }) => id === details.categories[0])?.name ?? ''
  const drawing = coverPath({ id: draft.id, category, drawing: coverDrawing })
  const slug = draft.isSlugFixed || slugOf(details.title) === '' ? draft.slug : slugOf(details.title)
  return (
    <div className="mt-8 flex flex-col gap-7">
      <section aria-labelledby="post-cover">
        <h2 id="post-cover" className="text-snug">
          {t('Cover', 'Heading, educator')}
        </h2>
        <div className="mt-2">
          <Suspense fallback={<Skeleton className="aspect-16/9 rounded-card" />}>
            <ImageUpload
              label={t('Photo', 'Label, educator')}
              isLabelHidden
              kind={postCover}
              value={coverImage}
              fallback={{
                src: drawing,
                text: t('Drawn for this post. Or use a photo, at most 1 MB.', 'Text, educator'),
              }}
              onChange={(path) => onChange({ coverImage: path })}
            />
          </Suspense>
        </div>
        {coverImage === null && (
          <Button
            variant="outline"
            size="toolbar"
            onClick={() => onChange({ coverDrawing: (coverDrawing + 1) % postLimits.drawings })}
            className="mt-2.5"
          >
            {t('Another drawing', 'Button, educator')}
          </Button>
        )}
      </section>
      <Categories chosen={details.categories} categories={categories} onChange={onChange} />
      <TextArea
        id="post-excerpt"
        label={t('Excerpt', 'Label, educator')}
        hint={t(
          'Shown on cards. Empty: the first {count, plural, one {# character} other {# characters}}.',
          { count: postLimits.excerptShown },
          'Hint, educator',
        )}
        rows={3}
        maxLength={postLimits.excerptLength}
        value={excerpt}
        onChange={({ currentTarget }) => onChange({ excerpt: currentTarget.value })}
      />
      <LanguageField id="post-language" value={details.language} onChange={(language) => onChange({ language })} />
      <TextLink href={translationsPath('post', { id: draft.id, language: details.language })}>
        {t('In another language', 'Link, educator')}
      </TextLink>
      <TextInput
        id="post-slug"
        label={t('Slug', 'Label, educator')}
        hint={
          draft.isSlugFixed
            ? t('Fixed since it was first published.', 'Text, educator')
            : t('Made from the title, fixed once published.', 'Text, educator')
        }
        value={slug}
        readOnly
      />
    </div>
  )
}

interface CategoriesProps extends Pick<SettingsProps, 'onChange'> {
  chosen: readonly string[]
  categories: readonly { id: string; name: string }[]
}

function Categories({ chosen, categories, onChange }: CategoriesProps) {
  const { user } = useRemote().context.session
  const isFull = chosen.length >= postLimits.categories
  return (
    <fieldset>
      <legend className="text-snug font-semibold">{t('Categories', 'Text, educator')}</legend>
      <p className="mt-1 text-meta text-muted">
        {t(
          'At most {count}. The first gives the drawing its colour.',
          { count: postLimits.categories },
          'Hint, educator',
        )}
      </p>
      <div className="mt-1.5">
        {categories.map(({ id, name }) => {
          const isChosen = chosen.includes(id)
          return (
            <Checkbox
              key={id}
              checked={isChosen}
              disabled={!isChosen && isFull}
              onChange={() =>
                onChange({ categories: isChosen ? chosen.filter((each) => each !== id) : [...chosen, id] })
              }
            >
              <span lang={englishHere}>{name}</span>
            </Checkbox>
          )
        })}
        {categories.length === 0 && (
          <p className="text-dense text-muted">{t('There are no categories yet.', 'Text, educator')}</p>
        )}
      </div>
      {user?.role === 'admin' && <CategoryEditor categories={categories} />}
    </fieldset>
  )
}
