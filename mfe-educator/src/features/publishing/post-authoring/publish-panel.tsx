import { t } from '@kere/brand/messages'
import type { PostDraft } from '@kere/contracts/publishing/post-authoring'
import { postLimits, postMessages } from '@kere/contracts/publishing/post-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ScheduleFields } from '@kere/screens/editor/schedule-fields'
import { Button } from '@kere/ui/controls/button'
import { TextArea } from '@kere/ui/controls/text-area'
import { dateInIndia, momentInIndia } from '@kere/ui/time/time-in-india'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useState } from 'react'
import type { Publishing } from './use-publish-post.ts'

interface PanelProps {
  draft: PostDraft
  publishing: Publishing
  isDirty: boolean
}

export function PublishPanel({ draft, publishing, isDirty }: PanelProps) {
  const { user } = useRemote().context.session
  const { failure, timeError } = publishing
  return (
    <section aria-labelledby="publish-panel">
      <h2 id="publish-panel" className="text-panel">
        {user?.role === 'admin' ? t('Publish', 'Heading, educator') : t('Review', 'Heading, educator')}
      </h2>
      <p className="mt-1.5 text-dense text-muted">{standingOf(draft, isDirty)}</p>
      {failure && !timeError && <RefusedAct className="mt-3">{failure.message}</RefusedAct>}
      {draft.goesAt !== null ? (
        <Button isBusy={publishing.busyWith === 'restore'} onClick={publishing.restore} wide className="mt-4">
          {t('Restore', 'Button, educator')}
        </Button>
      ) : user?.role === 'admin' ? (
        <AdminActs draft={draft} publishing={publishing} isDirty={isDirty} />
      ) : (
        <AuthorActs draft={draft} publishing={publishing} />
      )}
    </section>
  )
}

function standingOf(
  { state, isPublished, publishedAt, scheduledAt, submittedAt, goesAt, hasUnsavedChanges }: PostDraft,
  isDirty: boolean,
) {
  if (goesAt)
    return t('Deleted. It is deleted for good on {day}.', { day: dateInIndia(Date.parse(goesAt)) }, 'Text, educator')
  const changes = hasUnsavedChanges || isDirty
  if (state === 'review' && submittedAt)
    return t('Sent for review on {day}.', { day: dateInIndia(Date.parse(submittedAt)) }, 'Text, educator')
  if (scheduledAt)
    return t(
      'Will be published on {time} IST.{isChanged, select, yes { Schedule again to include your latest changes.} other {}}',
      { time: momentInIndia(Date.parse(scheduledAt)), isChanged: changes ? 'yes' : 'no' },
      'Text, educator',
    )
  if (isPublished && publishedAt)
    return t(
      'Published on {day}.{isChanged, select, yes { Readers do not see your latest changes yet.} other {}}',
      { day: dateInIndia(Date.parse(publishedAt)), isChanged: changes ? 'yes' : 'no' },
      'Text, educator',
    )
  return t('Draft. Only the author and the admins see it.', 'Text, educator')
}

function AdminActs({ draft, publishing, isDirty }: PanelProps) {
  const { busyWith, publish, schedule, unpublish, sendBack, timeError } = publishing
  const [note, setNote] = useState('')
  const [noteError, setNoteError] = useState<string>()
  const isUpToDate = draft.isPublished && !draft.hasUnsavedChanges && !isDirty && draft.state !== 'review'
  return (
    <div className="mt-4 flex flex-col gap-3">
      <Button isBusy={busyWith === 'publish'} onClick={publish} aria-disabled={isUpToDate || undefined} wide>
        {draft.isPublished ? t('Update', 'Button, educator') : t('Publish now', 'Button, educator')}
      </Button>
      {!draft.isPublished && (
        <ScheduleFields
          summary={draft.scheduledAt ? t('Change the time', 'Text, educator') : t('Schedule', 'Text, educator')}
          error={timeError}
          isBusy={busyWith === 'schedule'}
          onSchedule={schedule}
        />
      )}
      {(draft.isPublished || draft.scheduledAt) && (
        <Button variant="outline" wide isBusy={busyWith === 'unpublish'} onClick={unpublish}>
          {draft.isPublished ? t('Unpublish', 'Button, educator') : t('Do not publish', 'Button, educator')}
        </Button>
      )}
      {draft.state === 'review' && (
        <div className="border-t border-hairline pt-4">
          <TextArea
            id="review-note"
            label={t('What has to change', 'Label, educator')}
            rows={3}
            maxLength={postLimits.noteLength}
            value={note}
            error={noteError}
            onChange={({ currentTarget }) => {
              setNote(currentTarget.value)
              setNoteError(undefined)
            }}
          />
          <Button
            variant="outline"
            wide
            isBusy={busyWith === 'sendBack'}
            onClick={() => {
              if (note.trim() !== '') return sendBack(note)
              setNoteError(postMessages.noteRequired)
              document.getElementById('review-note')?.focus()
            }}
            className="mt-3"
          >
            {t('Send back', 'Button, educator')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The actions of an author, because only an admin publishes (C-31). */
function AuthorActs({ draft, publishing: { busyWith, submit, withdraw } }: Omit<PanelProps, 'isDirty'>) {
  const [note, setNote] = useState(draft.submissionNote)
  if (draft.state === 'review')
    return (
      <>
        <p className="mt-1.5 text-dense text-muted">
          {t('Once you change it, it leaves the review. Submit it again then.', 'Text, educator')}
        </p>
        <Button variant="outline" wide isBusy={busyWith === 'withdraw'} onClick={withdraw} className="mt-4">
          {t('Withdraw from review', 'Button, educator')}
        </Button>
      </>
    )
  return (
    <div className="mt-4">
      <TextArea
        id="submission-note"
        label={t('Note to the admins', 'Label, educator')}
        note={t('(optional)', 'Text, educator')}
        rows={3}
        maxLength={postLimits.noteLength}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button wide isBusy={busyWith === 'submit'} onClick={() => submit(note)} className="mt-3">
        {draft.isPublished
          ? t('Submit changes for review', 'Button, educator')
          : t('Submit for review', 'Button, educator')}
      </Button>
    </div>
  )
}
