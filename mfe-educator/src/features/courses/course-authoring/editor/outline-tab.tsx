import { t } from '@kere/brand/messages'
import type { CourseDraft } from '@kere/contracts/courses/course-authoring'
import { countLessons, isNew } from '../draft/course-value.ts'
import { useDocument } from '@kere/screens/editor/use-document'
import { useEditor } from '../draft/use-course-editor.ts'
import { LessonPanel } from '../lesson/lesson-panel.tsx'
import { LessonActions } from '../outline/lesson-actions.tsx'
import { ModulePanel } from '../outline/module-panel.tsx'
import { OutlineList } from '../outline/outline-list.tsx'
import type { OpenPart } from '../outline/outline-item-props.ts'
import { useOutline } from '../outline/use-outline.ts'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { TextLink } from '@kere/ui/controls/link'
import { discPath } from '@kere/brand/art-paths'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { editorPath } from '../../../../courses/course-paths.ts'

export function OutlineTab({ draft: { id } }: { draft: CourseDraft }) {
  const editor = useEditor()
  const { outline } = useDocument(editor.course).value
  const open = useOpenPart()
  const acts = useOutline()
  const summary = t(
    '{modules, plural, one {# module} other {# modules}}, {lessons, plural, one {# lesson} other {# lessons}}',
    { modules: outline.length, lessons: countLessons(outline) },
    'Outline, educator',
  )

  return (
    <div className="flex grow flex-col desk:flex-row">
      <section
        aria-labelledby="outline-title"
        className={`shrink-0 border-hairline bg-canvas px-4 pt-4 pb-8 desk:w-76 desk:border-e ${open ? 'max-desk:hidden' : ''}`}
      >
        <div className="flex items-baseline justify-between gap-3 border-b border-hairline pb-3">
          <h2 id="outline-title" className="text-card">
            {t('Outline', 'Heading, educator')}
          </h2>
          <p className="text-meta text-muted">{summary}</p>
        </div>
        <OutlineList outline={outline} open={open} acts={acts} />
      </section>
      <div className={`min-w-0 grow px-gutter pt-5 pb-section wide:px-8 ${open ? '' : 'max-desk:hidden'}`}>
        {open && (
          <TextLink
            href={editorPath(id, { tab: 'outline' })}
            className="mb-4 inline-flex min-h-11 items-center gap-2 text-dense desk:hidden"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('Outline: {summary}', { summary }, 'Link, educator')}
          </TextLink>
        )}
        <div className="max-w-170">
          {open?.kind === 'lesson' && (
            <LessonPanel key={editor.keyOf(open.id)} lessonId={open.id}>
              <LessonActions lessonId={open.id} acts={acts} />
            </LessonPanel>
          )}
          {open?.kind === 'module' && <ModulePanel key={editor.keyOf(open.id)} moduleId={open.id} acts={acts} />}
          {!open && (
            <EmptyState
              title={t('Choose a lesson to write', 'Title, educator')}
              headingLevel="h3"
              picture={discPath('outline')}
            >
              {t(
                'Open a lesson or a module on the left, or add one. Your work is saved as you type.',
                'Text, educator',
              )}
            </EmptyState>
          )}
        </div>
      </div>
    </div>
  )
}

/** The address says which part is open; a new part that has got its id meanwhile stays open under that id. */
function useOpenPart(): OpenPart | null {
  const editor = useEditor()
  const { outline } = useDocument(editor.course).value
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const kind = params.get('lesson') ? 'lesson' : 'module'
  const named = params.get(kind) ?? ''
  const id = editor.idOf(named)

  useEffect(() => {
    if (id === named || isNew(id)) return
    // The link leaves out the field, because the focus may be in another one by now.
    void navigate(editorPath(editor.id, { tab: 'outline', [kind]: id }), { replace: true })
  }, [id, named, kind, editor, navigate])

  const isThere =
    kind === 'module'
      ? outline.some((part) => part.id === id)
      : outline.some(({ lessons }) => lessons.some((lesson) => lesson.id === id))
  return isThere ? { kind, id } : null
}
