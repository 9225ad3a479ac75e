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
        <ConflictPanel noun="lesson" differences={compare(value, stored.value)} onChoose={document.choose} />
      )}
      {kind === 'video' && (
        <TextInput
          id="course-lesson-video"
          label="Video link"
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          hint="YouTube, Vimeo, or an https link to a video file. It loads only when a learner presses Play."
          value={value.videoUrl ?? ''}
          onChange={({ currentTarget }) => change({ videoUrl: currentTarget.value.trim() || null })}
        />
      )}
      {kind === 'task' && (
        <LinesField
          label="What to bring"
          hint="One per line."
          value={value.bring}
          onChange={(bring) => change({ bring })}
        />
      )}
      <MarkdownField
        id="course-lesson-body"
        label={kind === 'video' ? 'Notes to the video' : kind === 'task' ? 'The task' : 'Lesson'}
        value={value.body}
        maxLength={draftLimits.bodyLength}
        onChange={(body) => change({ body })}
        end={
          <Button variant="quiet" size="toolbar" aria-expanded={isPreviewing} onClick={preview}>
            {isPreviewing ? 'Hide preview' : 'Preview'}
          </Button>
        }
      />
      {kind === 'task' && (
        <LinesField
          label="Checklist"
          hint="One step per line. Learners tick them off."
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
        <section aria-label="Preview" className="border-t-2 border-ink pt-4">
          <p className="mb-4 text-meta text-muted">
            {isDirty ? 'As last saved. Your latest words follow in a moment.' : 'As learners will see it.'}
          </p>
          {isNew(id) ? (
            <p className="text-muted">The preview appears once the lesson is saved.</p>
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
    { name: 'Text', mine: mine.body, theirs: theirs.body },
    { name: 'Video link', mine: mine.videoUrl ?? '', theirs: theirs.videoUrl ?? '' },
    { name: 'What to bring', mine: mine.bring.join('\n'), theirs: theirs.bring.join('\n') },
    { name: 'Checklist', mine: mine.checklist.join('\n'), theirs: theirs.checklist.join('\n') },
    ...parts.map(({ name, inWords }) => ({ name, mine: inWords(mine), theirs: inWords(theirs) })),
  ].filter((difference) => difference.mine !== difference.theirs)
