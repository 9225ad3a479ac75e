import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { missingTexts } from '@kere/contracts/courses/course-authoring-options'
import { lookup } from '@kere/contracts/http/open-value'
import type { CourseDraft, Missing } from '@kere/contracts/courses/course-authoring'
import { formatPrice } from '@kere/ui/money/price-format'
import { TextLink } from '@kere/ui/controls/link'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { editorPath } from '../../../../courses/course-paths.ts'

export const checklistId = 'before-you-publish'

interface Row {
  label: string
  kinds: readonly string[]
}

const rowsOf = ({ details: { price } }: CourseDraft): readonly Row[] => [
  { label: t('Title and description', 'Label, educator'), kinds: ['title', 'description'] },
  { label: t('Category and level', 'Label, educator'), kinds: ['category', 'level'] },
  { label: t('Duration', 'Label, educator'), kinds: ['duration'] },
  {
    label:
      price === null
        ? t('Price', 'Text, educator')
        : t('Price set: {price}', { price: formatPrice(price) }, 'Label, educator'),
    kinds: ['price'],
  },
  {
    label: t('At least one module', 'Label, educator'),
    kinds: ['modules', 'module_title', 'module_duration'],
  },
  {
    label: t('Lessons with content', 'Label, educator'),
    kinds: ['module_lessons', 'lesson_title', 'lesson_content', 'lesson_video'],
  },
]

const linksAtOnce = 4

export function PublishChecklist({ draft }: { draft: CourseDraft }) {
  const rows = rowsOf(draft)
  const known = new Set(rows.flatMap(({ kinds }) => kinds))
  const others = draft.missing.filter(({ kind }) => !known.has(kind))
  return (
    <ul className="mt-3 list-none">
      {rows.map(({ label, kinds }) => (
        <ChecklistRow
          key={label}
          label={label}
          missing={draft.missing.filter(({ kind }) => kinds.includes(kind))}
          draft={draft}
        />
      ))}
      {others.length > 0 && (
        <ChecklistRow label={t('Other details', 'Label, educator')} missing={others} draft={draft} />
      )}
    </ul>
  )
}

interface ChecklistRowProps {
  draft: CourseDraft
  label: string
  missing: readonly Missing[]
}

function ChecklistRow({ draft, label, missing }: ChecklistRowProps) {
  const isDone = missing.length === 0
  const Icon = isDone ? CircleCheck : CircleAlert
  return (
    <li className="flex gap-2.5 py-1.75 text-dense">
      <Icon aria-hidden="true" className={`mt-px size-5 shrink-0 ${isDone ? 'text-leaf' : 'text-warn'}`} />
      <div className="min-w-0">
        <p>
          {label}
          <span className="sr-only">{isDone ? t(': done', 'Text, educator') : t(': to do', 'Text, educator')}</span>
        </p>
        {missing.length > 0 && (
          <ul className="mt-0.5 flex list-none flex-col gap-0.5">
            {missing.slice(0, linksAtOnce).map((one) => (
              <li key={`${one.kind}${one.moduleId}${one.lessonId}`}>
                <TextLink href={hrefOf(draft.id, one)} className="text-meta">
                  <MissingText draft={draft} missing={one} />
                </TextLink>
              </li>
            ))}
            {missing.length > linksAtOnce && (
              <li className="text-meta text-muted">
                {t('and {count} more', { count: missing.length - linksAtOnce }, 'After a list, educator')}
              </li>
            )}
          </ul>
        )}
      </div>
    </li>
  )
}

/** Names the first missing thing and counts the rest. */
export function missingText(draft: CourseDraft): string {
  const [first, ...others] = draft.missing
  if (!first) return t('See what is missing', 'Text, educator')
  return others.length === 0
    ? textOf(draft, first)
    : t('{first}, and {count} more', { first: textOf(draft, first), count: others.length }, 'Link, educator')
}

function titleOf({ outline }: CourseDraft, { moduleId, lessonId }: Missing) {
  const part = outline.find(({ id }) => id === moduleId)
  const title = lessonId ? part?.lessons.find(({ id }) => id === lessonId)?.title : part?.title
  return title?.trim() ?? ''
}

function textOf(draft: CourseDraft, missing: Missing) {
  const title = titleOf(draft, missing)
  const text = lookup(missingTexts, missing.kind) ?? missing.text
  return title === '' ? text : `${title}: ${text}`
}

function MissingText({ draft, missing }: { draft: CourseDraft; missing: Missing }) {
  const title = titleOf(draft, missing)
  const text = lookup(missingTexts, missing.kind)
  return (
    <>
      {title !== '' && <span lang={englishHere}>{title}: </span>}
      <span lang={text === undefined ? englishHere : undefined}>{text ?? missing.text}</span>
    </>
  )
}

const lessonFields: Readonly<Record<string, string>> = {
  lesson_title: 'lesson-title',
  lesson_content: 'lesson-body',
  lesson_video: 'lesson-video',
}

function hrefOf(id: string, { kind, moduleId, lessonId }: Missing): string {
  if (lessonId) return editorPath(id, { tab: 'outline', lesson: lessonId, field: lessonFields[kind] ?? 'lesson-title' })
  if (moduleId)
    return editorPath(id, {
      tab: 'outline',
      module: moduleId,
      field: kind === 'module_lessons' ? 'add-lesson' : kind === 'module_duration' ? 'module-duration' : 'module-title',
    })
  if (kind === 'modules') return editorPath(id, { tab: 'outline', field: 'add-module' })
  if (kind === 'course_url') return editorPath(id, { tab: 'settings', field: 'courseUrl' })
  if (kind === 'price') return editorPath(id, { tab: 'pricing', field: 'price' })
  return editorPath(id, { tab: 'details', field: kind })
}
