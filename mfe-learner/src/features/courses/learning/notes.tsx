import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { MyLesson } from '@kere/contracts/courses/learning'
import { learningLimits } from '@kere/contracts/courses/enrollment-options'
import { myNotesHref } from '@kere/screens/course-href'
import { clockOf } from '@kere/screens/time-in-india'
import { Button } from '@kere/ui/controls/button'
import { fieldBox } from '@kere/ui/controls/field-box'
import Check from 'lucide-react/icons/check'
import CloudOff from 'lucide-react/icons/cloud-off'
import { Link } from 'react-router-dom'
import type { WaitingNote } from './player.domain.ts'
import { useNote, type NoteState } from './use-note.ts'

interface NotesProps {
  courseId: string
  lesson: MyLesson
  waiting: WaitingNote | null
  isTitled: boolean
}

export function Notes({ courseId, lesson, waiting, isTitled }: NotesProps) {
  const note = useNote({ courseId, lesson, waiting })
  const { text, state, write } = note
  return (
    <div>
      <div className="flex min-h-7 items-baseline justify-between gap-3">
        {isTitled ? (
          <h2 className="text-card">{t('Notes', 'Heading, player of a course')}</h2>
        ) : (
          <p lang={englishHere} className="text-dense font-semibold">
            {lesson.title}
          </p>
        )}
        <p role="status" className="flex items-center gap-1.5 text-meta text-muted">
          <SaveState state={state} />
        </p>
      </div>
      <textarea
        aria-label={t('Notes on {title}', { title: lesson.title }, 'For screen readers, player of a course')}
        value={text}
        rows={9}
        maxLength={learningLimits.noteLength}
        placeholder={t('Write what you want to remember', 'Example in a field, player of a course')}
        onChange={(event) => write(event.target.value)}
        // Escape leaves the field, so that the player's keys work again. In a sheet, it closes the sheet instead.
        onKeyDown={({ key, currentTarget }) =>
          key === 'Escape' && !currentTarget.closest('dialog') && currentTarget.blur()
        }
        className={`${fieldBox} mt-2 py-2.5 text-dense leading-body`}
      />
      {state.kind === 'failed' && (
        <p className="mt-2 text-meta text-danger">
          {t('{reason}. What you wrote is still here.', { reason: state.reason }, 'A note was not saved')}{' '}
          <button type="button" onClick={note.save} className="cursor-pointer font-semibold underline">
            {t('Save again', 'Button')}
          </button>
        </p>
      )}
      {state.kind === 'conflict' && (
        <div role="alert" className="mt-3 border-s-4 border-warn bg-warn-soft px-3.5 py-3 text-dense">
          <p className="font-semibold">{t('This note was changed somewhere else', 'Text, player of a course')}</p>
          <p className="mt-1">
            {t('Above is what you wrote here. This is what is saved:', 'Text, player of a course')}
          </p>
          <blockquote className="mt-2 max-h-48 overflow-y-auto rounded-control border border-control bg-surface p-2.5 whitespace-pre-wrap">
            {state.stored.text === '' ? t('An empty note', 'Text, player of a course') : state.stored.text}
          </blockquote>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="toolbar" onClick={note.keepMine}>
              {t('Save mine', 'Button, player of a course')}
            </Button>
            <Button size="toolbar" variant="outline" onClick={() => void note.takeStored(state.stored.text)}>
              {t('Use the saved one', 'Button, player of a course')}
            </Button>
            <Button
              size="toolbar"
              variant="outline"
              onClick={() => void note.takeStored([state.stored.text, text].filter(Boolean).join('\n\n'))}
            >
              {t('Keep both', 'Button, player of a course')}
            </Button>
          </div>
        </div>
      )}
      <p className="mt-3 flex items-baseline justify-between gap-3 text-meta text-muted">
        {t('Only you can see this', 'Text, player of a course')}
        <Link
          to={myNotesHref(courseId)}
          className="-my-3 py-3 font-semibold text-brand underline underline-offset-3 hover:decoration-2"
        >
          {t('All notes', 'Link, player of a course')}
        </Link>
      </p>
    </div>
  )
}

function SaveState({ state }: { state: NoteState }) {
  switch (state.kind) {
    case 'saving':
      return t('Saving', 'Text, player of a course')
    case 'waiting':
      return (
        <>
          <CloudOff aria-hidden="true" className="size-4" />
          {t('Saved on this device', 'Text, player of a course')}
        </>
      )
    case 'idle':
      return (
        state.savedAt !== null && (
          <>
            <Check aria-hidden="true" className="size-4" />
            {t('Saved {time}', { time: clockOf(state.savedAt) }, 'A note; time of day')}
          </>
        )
      )
    case 'failed':
    case 'conflict':
      return t('Not saved', 'Text, player of a course')
    case 'unsaved':
      return ''
  }
}
