import type { CourseDraft } from '@kere/contracts/courses/course-authoring'
import { coverPath } from '@kere/brand/art-paths'
import { artOf } from '@kere/brand/categories'
import { countOf } from '@kere/brand/count'
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
      aria-label="Publishing"
      className={`shrink-0 border-t border-hairline px-gutter pt-6 pb-section wide:px-6 ${wide}`}
    >
      <h2 id={checklistId} tabIndex={-1} className="text-card">
        {isPublished(status) ? 'Before you publish again' : 'Before you publish'}
      </h2>
      {missing.length === 0 && draft.mayPublish && (
        <p className="mt-1 text-meta text-muted">
          {status === 'published' ? 'Learners see what you see here.' : 'Ready to publish.'}
        </p>
      )}
      <PublishChecklist draft={draft} />
      {isPublished(status) && enrollmentCount > 0 && (
        <p className="mt-3 text-meta text-muted">
          {countOf(enrollmentCount, ['learner', 'learners'])} will see your changes after you publish. Their progress is
          kept.
        </p>
      )}
      {tab !== 'outline' && <CardPreview draft={draft} />}
    </aside>
  )
}

function CardPreview({ draft: { id, educator, enrollmentCount } }: { draft: CourseDraft }) {
  const { details } = useDocument(useEditor().course).value
  const { title, category, level, duration, price, coverImage } = details
  const facts = [level && `${level.charAt(0).toUpperCase()}${level.slice(1)}`, duration].filter(Boolean).join(' · ')
  return (
    <details open className="group/card mt-6">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-card">How the card looks</h2>
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
          {category && <CategoryLabel name={category} color={artOf(category).swatch} />}
          <p className="mt-1.5 font-heading text-card font-heavy wrap-anywhere">{title.trim() || 'Untitled course'}</p>
          {educator && <p className="mt-1.5 text-meta font-semibold">{educator.name}</p>}
          {facts && <p className="text-meta text-muted">{facts}</p>}
          <div className="mt-3 flex items-center justify-between gap-4 border-t border-hairline pt-3">
            {price === null ? <span className="text-meta text-muted">No price yet</span> : <Price amount={price} />}
            <span className="text-meta text-muted">{enrollmentCount} enrolled</span>
          </div>
        </div>
      </div>
    </details>
  )
}
