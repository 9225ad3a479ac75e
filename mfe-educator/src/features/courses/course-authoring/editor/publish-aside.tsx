import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { courseLevelNames } from '@kere/contracts/courses/course-options'
import { labelOf } from '@kere/contracts/http/open-value'
import type { CourseDraft } from '@kere/contracts/courses/course-authoring'
import { coverPath } from '@kere/brand/art-paths'
import { artOf } from '@kere/brand/categories'
import { CategoryLabel } from '@kere/ui/status/category-label'
import { Price } from '@kere/ui/money/price'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { EditorTab } from '../../../../courses/course-paths.ts'
import { isPublished } from '@kere/screens/course-status'
import { useDocument } from '@kere/screens/editor/use-document'
import { useEditor } from '../draft/use-course-editor.ts'
import { checklistId, PublishChecklist } from './publish-checklist.tsx'

interface PublishAsideProps {
  draft: CourseDraft
  tab: EditorTab
}

export function PublishAside({ draft, tab }: PublishAsideProps) {
  const { status, missing, enrollmentCount } = draft
  const wide =
    tab === 'outline'
      ? '@min-[76rem]/editor:w-75 @min-[76rem]/editor:border-t-0 @min-[76rem]/editor:border-s'
      : '@min-[56rem]/editor:w-78 @min-[56rem]/editor:border-t-0 @min-[56rem]/editor:border-s'
  return (
    <aside
      aria-label={t('Publishing', 'For screen readers, educator')}
      className={`shrink-0 border-t border-hairline px-gutter pt-6 pb-section wide:px-6 ${wide}`}
    >
      <h2 id={checklistId} tabIndex={-1} className="text-card">
        {isPublished(status)
          ? t('Before you publish again', 'Heading, educator')
          : t('Before you publish', 'Heading, educator')}
      </h2>
      {missing.length === 0 && draft.mayPublish && (
        <p className="mt-1 text-meta text-muted">
          {status === 'published'
            ? t('Learners see what you see here.', 'Text, educator')
            : t('Ready to publish.', 'Text, educator')}
        </p>
      )}
      <PublishChecklist draft={draft} />
      {isPublished(status) && enrollmentCount > 0 && (
        <p className="mt-3 text-meta text-muted">
          {t(
            '{count, plural, one {# learner} other {# learners}} will see your changes after you publish. Their progress is kept.',
            { count: enrollmentCount },
            'Text, educator',
          )}
        </p>
      )}
      {tab !== 'outline' && <CardPreview draft={draft} />}
    </aside>
  )
}

function CardPreview({ draft: { id, educator, enrollmentCount } }: { draft: CourseDraft }) {
  const { details } = useDocument(useEditor().course).value
  const { title, category, level, duration, price, coverImage } = details
  return (
    <details open className="group/card mt-6">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-card">{t('How the card looks', 'Heading, educator')}</h2>
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open/card:rotate-180" />
      </summary>
      <div className="mt-3 overflow-hidden rounded-card border border-hairline">
        <img
          src={coverImage ?? coverPath({ id, category: category ?? '' })}
          alt=""
          width={300}
          height={120}
          className="h-30 w-full border-b border-hairline bg-sunken object-cover"
        />
        <div className="px-4 py-3.5">
          {category && <CategoryLabel name={labelOf(courseCategoryNames, category)} color={artOf(category).swatch} />}
          <p
            lang={title.trim() ? englishHere : undefined}
            className="mt-1.5 font-heading text-card font-heavy wrap-anywhere"
          >
            {title.trim() || t('Untitled course', 'Text, educator')}
          </p>
          {educator && <p className="mt-1.5 text-meta font-semibold">{educator.name}</p>}
          {(level || duration) && (
            <p className="text-meta text-muted">
              {level && labelOf(courseLevelNames, level)}
              {level && duration && ' · '}
              <span lang={englishHere}>{duration}</span>
            </p>
          )}
          <div className="mt-3 flex items-center justify-between gap-4 border-t border-hairline pt-3">
            {price === null ? (
              <span className="text-meta text-muted">{t('No price yet', 'Text, educator')}</span>
            ) : (
              <Price amount={price} />
            )}
            <span className="text-meta text-muted">
              {t('{count} enrolled', { count: enrollmentCount }, 'Text, educator')}
            </span>
          </div>
        </div>
      </div>
    </details>
  )
}
