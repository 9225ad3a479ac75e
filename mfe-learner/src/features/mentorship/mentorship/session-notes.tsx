import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import type { MentorshipDetail } from '@kere/contracts/mentorship/mentorship'
import type { MentorshipSession } from '@kere/contracts/mentorship/mentorship-sessions'
import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import { Button } from '@kere/ui/controls/button'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { TextArea } from '@kere/ui/controls/text-area'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { useState, type SubmitEvent } from 'react'
import { ReportButton } from './report-button.tsx'
import type { SessionAct } from './sessions.api.ts'

interface SessionNotesProps {
  request: MentorshipDetail
  session: MentorshipSession
  onAct: (act: SessionAct, text: string) => void
}

export const copyHint = t('This learner is under 18. Their guardian gets a copy of what you share.', 'Text, mentorship')

/** Each side has private notes, and notes that it shares with the other side. */
export function SessionNotes({ request, session, onAct }: SessionNotesProps) {
  const { id, ownNote, isOwnNoteShared, otherNote } = session
  const [text, setText] = useState(ownNote ?? '')
  const [isShared, setShared] = useState(isOwnNoteShared)
  const isLearner = request.viewer === 'learner'
  const isChanged = text.trim() !== (ownNote ?? '') || (isShared !== isOwnNoteShared && text !== '')
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onAct({ kind: 'note', id, text, isShared }, t('Note saved', 'Text, mentorship'))
  }
  return (
    <>
      {otherNote && (
        <figure className="mt-3 rounded-e-card border border-s-4 border-hairline border-s-control bg-surface px-3 py-2.5 text-dense">
          <figcaption className="font-semibold">{t('Note from the other side', 'Text, mentorship')}</figcaption>
          <p lang={englishHere} className="mt-1 wrap-anywhere whitespace-pre-line">
            {otherNote}
          </p>
          {isLearner && request.isCopied && (
            <p className="mt-1 text-meta text-muted">{t('Your guardian has a copy.', 'Text, mentorship')}</p>
          )}
          {isLearner && (
            <ReportButton
              requestId={request.id}
              report={{ about: 'note', sessionId: id }}
              label={t('Report this note', 'Label, mentorship')}
            />
          )}
        </figure>
      )}
      <Disclosure
        summary={
          <span className="text-dense font-semibold">
            {ownNote ? t('Your note', 'Text, mentorship') : t('Write a note', 'Text, mentorship')}
          </span>
        }
        className="mt-2"
      >
        <form onSubmit={save} className="pt-2 pb-1">
          <TextArea
            name="note"
            label={t('Note', 'Label, mentorship')}
            {...(!isLearner && request.isCopied && { hint: copyHint })}
            rows={4}
            maxLength={mentorshipLimits.noteLength}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Checkbox checked={isShared} onChange={({ currentTarget }) => setShared(currentTarget.checked)}>
            {t('The other side can read it', 'Text, mentorship')}
          </Checkbox>
          <Button
            type="submit"
            variant="outline"
            size="toolbar"
            aria-disabled={!isChanged || undefined}
            className="mt-1"
          >
            {t('Save the note', 'Button, mentorship')}
          </Button>
        </form>
      </Disclosure>
    </>
  )
}
