import { t } from '@kere/brand/messages'
import { draftLimits } from '@kere/contracts/courses/draft-limits'
import { writtenLessonKinds } from '@kere/contracts/courses/course-options'
import { choicesWith } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { Select } from '@kere/ui/controls/select'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { TextInput } from '@kere/ui/controls/text-input'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { lessonQuery } from '../draft/course-draft.api.ts'
import { isNew, positionOf, type LessonOutlineValue } from '../draft/course-value.ts'
import { kindOptions } from '../course-choices.ts'
import { emptyLesson, lessonValueOf } from '../draft/lesson-value.ts'
import { useDocument } from '@kere/screens/editor/use-document'
import { useEditor } from '../draft/use-course-editor.ts'
import { changeLesson } from '../outline/edit-outline.ts'
import { LessonText } from './lesson-text.tsx'

interface LessonPanelProps {
  lessonId: string
  children: ReactNode
}

export function LessonPanel({ lessonId, children }: LessonPanelProps) {
  const editor = useEditor()
  const { outline } = useDocument(editor.course).value
  const place = positionOf(outline, lessonId)
  if (!place) return null
  const { lesson, moduleNumber, lessonNumber } = place
  const change = (wanted: Partial<LessonOutlineValue>) =>
    editor.course.edit((value) => ({ ...value, outline: changeLesson(value.outline, lessonId, wanted) }))

  return (
    <section aria-labelledby="lesson-place" className="flex flex-col gap-4">
      <h2 id="lesson-place" className="font-body text-meta font-normal text-muted">
        {t('Module {module}, lesson {lesson}', { module: moduleNumber, lesson: lessonNumber }, 'Heading, educator')}
      </h2>
      <TextInput
        id="course-lesson-title"
        label={t('Lesson title', 'Label, educator')}
        maxLength={draftLimits.titleLength}
        value={lesson.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        className="[&_input]:font-heading [&_input]:text-card [&_input]:font-heavy"
      />
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4 desk:grid-cols-[minmax(0,1fr)_7rem_minmax(0,1.2fr)]">
        <Select
          label={t('Kind', 'Label, educator')}
          options={choicesWith(kindOptions, lesson.kind)}
          value={lesson.kind}
          onChange={({ currentTarget: { value } }) =>
            change({ kind: writtenLessonKinds.find((kind) => kind === value) ?? lesson.kind })
          }
        />
        {lesson.kind === 'reading' ? (
          <div>
            <p className="mb-1.5 text-snug leading-dense font-semibold">{t('Minutes', 'Text, educator')}</p>
            <p className="text-snug text-muted">{t('Counted from the words', 'Text, educator')}</p>
          </div>
        ) : (
          <MinutesField minutes={lesson.durationMinutes} onChange={(durationMinutes) => change({ durationMinutes })} />
        )}
        <Select
          label={t('Who can open it', 'Label, educator')}
          options={[
            { value: 'enrolled', label: t('Enrolled learners', 'Label, educator') },
            { value: 'anybody', label: t('Anyone, as a preview', 'Label, educator') },
          ]}
          value={lesson.isPreview ? 'anybody' : 'enrolled'}
          onChange={({ currentTarget: { value } }) => change({ isPreview: value === 'anybody' })}
          className="max-desk:col-span-2"
        />
      </div>
      <OpenLesson key={editor.keyOf(lessonId)} lesson={lesson} />
      {children}
    </section>
  )
}

/**
 * A value that is no whole number of minutes stays in the field until the focus leaves it; the lesson keeps its last
 * valid one.
 */
function MinutesField({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const max = draftLimits.maxLessonMinutes
  const read = (text: string) => (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= max ? Number(text) : null)
  const isWrong = typed !== null && read(typed) === null
  return (
    <TextInput
      id="course-lesson-minutes"
      label={t('Minutes', 'Label, educator')}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(minutes)}
      error={isWrong ? t('Use 1 to {max}', { max: String(max) }, 'Field, educator') : undefined}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const wanted = read(currentTarget.value.trim())
        if (wanted !== null) onChange(wanted)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

function OpenLesson({ lesson }: { lesson: LessonOutlineValue }) {
  const { api } = useRemote()
  const editor = useEditor()
  const isOpen = editor.lesson(lesson.id) !== undefined
  const query = useQuery({ ...lessonQuery(api, editor.id, lesson.id), enabled: !isOpen && !isNew(lesson.id) })
  if (isOpen || isNew(lesson.id))
    return <LessonText lesson={lesson} document={editor.openLesson(lesson.id, { value: emptyLesson, version: 0 })} />
  if (query.data) {
    const first = { value: lessonValueOf(query.data), version: query.data.version }
    return <LessonText lesson={lesson} document={editor.openLesson(lesson.id, first)} />
  }
  if (query.isError)
    return (
      <LoadFailure title={t('The text of this lesson did not load', 'Title, educator')} headingLevel="h3" query={query}>
        {t('Nothing is lost.', 'Text, educator')}
      </LoadFailure>
    )
  return (
    <SkeletonGroup label={t('Loading the text of the lesson', 'Label, educator')}>
      <Skeleton className="h-4 w-20" />
      <Skeleton className="mt-2 h-90" />
    </SkeletonGroup>
  )
}
