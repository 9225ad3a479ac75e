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
        {isTitled ? <h2 className="text-card">Notes</h2> : <p className="text-dense font-semibold">{lesson.title}</p>}
        <p role="status" className="flex items-center gap-1.5 text-meta text-muted">
          <SaveState state={state} />
        </p>
      </div>
      <textarea
        aria-label={`Notes on ${lesson.title}`}
        value={text}
        rows={9}
        maxLength={learningLimits.noteLength}
        placeholder="Write what you want to remember"
        onChange={(event) => write(event.target.value)}
        // Escape leaves the field, so that the player's keys work again. In a sheet, it closes the sheet instead.
        onKeyDown={({ key, currentTarget }) =>
          key === 'Escape' && !currentTarget.closest('dialog') && currentTarget.blur()
        }
        className={`${fieldBox} mt-2 py-2.5 text-dense leading-body`}
      />
      {state.kind === 'failed' && (
        <p className="mt-2 text-meta text-danger">
          {state.reason}. What you wrote is still here.{' '}
          <button type="button" onClick={note.save} className="cursor-pointer font-semibold underline">
            Save again
          </button>
        </p>
      )}
      {state.kind === 'conflict' && (
        <div role="alert" className="mt-3 border-s-4 border-warn bg-warn-soft px-3.5 py-3 text-dense">
          <p className="font-semibold">This note was changed somewhere else</p>
          <p className="mt-1">Above is what you wrote here. This is what is saved:</p>
          <blockquote className="mt-2 max-h-48 overflow-y-auto rounded-control border border-control bg-surface p-2.5 whitespace-pre-wrap">
            {state.stored.text === '' ? 'An empty note' : state.stored.text}
          </blockquote>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="toolbar" onClick={note.keepMine}>
              Save mine
            </Button>
            <Button size="toolbar" variant="outline" onClick={() => void note.takeStored(state.stored.text)}>
              Use the saved one
            </Button>
            <Button
              size="toolbar"
              variant="outline"
              onClick={() => void note.takeStored([state.stored.text, text].filter(Boolean).join('\n\n'))}
            >
              Keep both
            </Button>
          </div>
        </div>
      )}
      <p className="mt-3 flex items-baseline justify-between gap-3 text-meta text-muted">
        Only you can see this
        <Link
          to={myNotesHref(courseId)}
          className="-my-3 py-3 font-semibold text-brand underline underline-offset-3 hover:decoration-2"
        >
          All notes
        </Link>
      </p>
    </div>
  )
}

function SaveState({ state }: { state: NoteState }) {
  switch (state.kind) {
    case 'saving':
      return 'Saving'
    case 'waiting':
      return (
        <>
          <CloudOff aria-hidden="true" className="size-4" />
          Saved on this device
        </>
      )
    case 'idle':
      return (
        state.savedAt !== null && (
          <>
            <Check aria-hidden="true" className="size-4" />
            Saved {clockOf(state.savedAt)}
          </>
        )
      )
    case 'failed':
    case 'conflict':
      return 'Not saved'
    case 'unsaved':
      return ''
  }
}
