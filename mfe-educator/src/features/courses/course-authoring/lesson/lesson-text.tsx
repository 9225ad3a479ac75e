import { t } from '@kere/brand/messages'
import { draftLimits } from '@kere/contracts/courses/draft-limits'
import { Button } from '@kere/ui/controls/button'
import { Skeleton } from '@kere/ui/status/skeleton'
import { TextInput } from '@kere/ui/controls/text-input'
import { Suspense, useState } from 'react'
import { ConflictPanel } from '@kere/screens/conflict-panel'
import { isNew, type LessonOutlineValue } from '../draft/course-value.ts'
import type { LessonValue } from '../draft/lesson-value.ts'
import type { SavedDocument } from '@kere/screens/editor/saved-document'
import { useDocument } from '@kere/screens/editor/use-document'
import { useEditor } from '../draft/use-course-editor.ts'
import type { LessonEditorPart } from '../../../../lesson-editor-part.ts'
import * as editorParts from '../../../../lesson-editor-parts.registry.ts'
import { LinesField } from '../lines-field.tsx'
import { LessonPreview } from './lesson-preview.tsx'
import { MarkdownField } from '@kere/screens/editor/markdown-field'

const parts: readonly LessonEditorPart[] = Object.values(editorParts).map(({ lessonEditorPart }) => lessonEditorPart)

interface LessonTextProps {
  lesson: LessonOutlineValue
  document: SavedDocument<LessonValue>
}

export function LessonText({ lesson: { id, kind }, document }: LessonTextProps) {
  const editor = useEditor()
  const { value, phase, stored, isDirty } = useDocument(document)
  const [isPreviewing, setPreviewing] = useState(false)
  const change = (wanted: Partial<LessonValue> | ((before: LessonValue) => Partial<LessonValue>)) =>
    document.edit((before) => ({ ...before, ...(typeof wanted === 'function' ? wanted(before) : wanted) }))
  const preview = () => {
    setPreviewing(!isPreviewing)
    if (!isPreviewing) void document.flush()
  }

  return (
    <>
      {phase === 'conflict' && stored && (
        <ConflictPanel
          noun={t('lesson', 'Noun')}
          differences={compare(value, stored.value)}
          onChoose={document.choose}
        />
      )}
      {kind === 'video' && (
        <TextInput
          id="course-lesson-video"
          label={t('Video link', 'Label, educator')}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          hint={t(
            'YouTube, Vimeo, or an https link to a video file. It loads only when a learner presses Play.',
            'Hint, educator',
          )}
          value={value.videoUrl ?? ''}
          onChange={({ currentTarget }) => change({ videoUrl: currentTarget.value.trim() || null })}
        />
      )}
      {kind === 'task' && (
        <LinesField
          label={t('What to bring', 'Label, educator')}
          hint={t('One per line.', 'Hint, educator')}
          value={value.bring}
          onChange={(bring) => change({ bring })}
        />
      )}
      <MarkdownField
        id="course-lesson-body"
        label={
          kind === 'video'
            ? t('Notes to the video', 'Text, educator')
            : kind === 'task'
              ? t('The task', 'Text, educator')
              : t('Lesson', 'Text, educator')
        }
        value={value.body}
        maxLength={draftLimits.bodyLength}
        onChange={(body) => change({ body })}
        end={
          <Button variant="quiet" size="toolbar" aria-expanded={isPreviewing} onClick={preview}>
            {isPreviewing ? t('Hide preview', 'Button, educator') : t('Preview', 'Button, educator')}
          </Button>
        }
      />
      {kind === 'task' && (
        <LinesField
          label={t('Checklist', 'Label, educator')}
          hint={t('One step per line. Learners tick them off.', 'Hint, educator')}
          value={value.checklist}
          onChange={(checklist) => change({ checklist })}
        />
      )}
      {parts.map(({ name, Part }) => (
        <Suspense key={name} fallback={<Skeleton className="h-20" />}>
          <Part kind={kind} value={value} onChange={change} />
        </Suspense>
      ))}
      {isPreviewing && (
        <section aria-label={t('Preview', 'For screen readers, educator')} className="border-t-2 border-ink pt-4">
          <p className="mb-4 text-meta text-muted">
            {isDirty
              ? t('As last saved. Your latest words follow in a moment.', 'Text, educator')
              : t('As learners will see it.', 'Text, educator')}
          </p>
          {isNew(id) ? (
            <p className="text-muted">{t('The preview appears once the lesson is saved.', 'Text, educator')}</p>
          ) : (
            <LessonPreview courseId={editor.id} lessonId={id} version={document.version} />
          )}
        </section>
      )}
    </>
  )
}

const compare = (mine: LessonValue, theirs: LessonValue) =>
  [
    { name: t('Text', 'Name, educator'), mine: mine.body, theirs: theirs.body },
    { name: t('Video link', 'Name, educator'), mine: mine.videoUrl ?? '', theirs: theirs.videoUrl ?? '' },
    {
      name: t('What to bring', 'Name, educator'),
      mine: mine.bring.join('\n'),
      theirs: theirs.bring.join('\n'),
    },
    {
      name: t('Checklist', 'Name, educator'),
      mine: mine.checklist.join('\n'),
      theirs: theirs.checklist.join('\n'),
    },
    ...parts.map(({ name, inWords }) => ({ name, mine: inWords(mine), theirs: inWords(theirs) })),
  ].filter((difference) => difference.mine !== difference.theirs)
