import { t } from '@kere/brand/messages'
import type { MentorshipDetail } from '@kere/contracts/mentorship/mentorship'
import type { MentorshipSession } from '@kere/contracts/mentorship/mentorship-sessions'
import { labelOf } from '@kere/contracts/http/open-value'
import { mentorshipSessionStateNames } from '@kere/contracts/mentorship/mentorship-session-options'
import { Moment } from '@kere/screens/moment'
import { momentOf } from '@kere/screens/time-in-india'
import { Button } from '@kere/ui/controls/button'
import { ReportButton } from './report-button.tsx'
import { SessionNotes } from './session-notes.tsx'
import type { SessionAct } from './sessions.api.ts'

interface PastSessionProps {
  session: MentorshipSession
  request: MentorshipDetail
  onAct: (act: SessionAct, text: string) => void
}

/** Lets each side say whether a session took place, and correct its answer. */
export function PastSession({ session, request, onAct }: PastSessionProps) {
  const { id, startsAt, state } = session
  const say = (hasHappened: boolean) =>
    onAct(
      { kind: 'outcome', id, hasHappened },
      hasHappened ? t('It took place', 'Text, mentorship') : t('It did not take place', 'Text, mentorship'),
    )
  const isUnknown = state === 'confirmed'
  return (
    <article
      aria-label={t('Session on {when} IST', { when: momentOf(startsAt) }, 'For screen readers, mentorship')}
      className="border-b border-hairline py-3"
    >
      <p className="text-dense font-semibold">
        <Moment instant={startsAt} />
      </p>
      <p className="text-meta text-muted">{toldText(session, request.viewer)}</p>
      {state !== 'held' && (
        <div className="mt-1.5 flex flex-wrap gap-2">
          {state !== 'happened' && (
            <Button variant="outline" size="toolbar" onClick={() => say(true)}>
              {t('It took place', 'Button, mentorship')}
            </Button>
          )}
          {state !== 'missed' && (
            <Button variant={isUnknown ? 'outline' : 'quiet'} size="toolbar" onClick={() => say(false)}>
              {t('It did not', 'Button, mentorship')}
            </Button>
          )}
        </div>
      )}
      <SessionNotes request={request} session={session} onAct={onAct} />
      {request.viewer === 'learner' && (
        <ReportButton
          requestId={request.id}
          report={{ about: 'session', sessionId: id }}
          label={t('Report this session', 'Label, mentorship')}
        />
      )}
    </article>
  )
}

/** Describes what each side has said about a session, for the viewer. */
function toldText({ state, learnerOutcome, mentorOutcome }: MentorshipSession, viewer: MentorshipDetail['viewer']) {
  const [own, theirs] = viewer === 'learner' ? [learnerOutcome, mentorOutcome] : [mentorOutcome, learnerOutcome]
  if (own && theirs && own !== theirs)
    return own === 'happened'
      ? t(
          '{them, select, learner {You say it took place, your mentor says it did not.} other {You say it took place, your mentee says it did not.}}',
          { them: viewer },
          'Session of a mentorship; learner: the reader has a mentor',
        )
      : t(
          '{them, select, learner {You say it did not take place, your mentor says it did.} other {You say it did not take place, your mentee says it did.}}',
          { them: viewer },
          'Session of a mentorship; learner: the reader has a mentor',
        )
  if (own && !theirs)
    return own === 'happened'
      ? t(
          '{them, select, learner {You say it took place. Your mentor has not said yet.} other {You say it took place. Your mentee has not said yet.}}',
          { them: viewer },
          'Session of a mentorship; learner: the reader has a mentor',
        )
      : t(
          '{them, select, learner {You say it did not take place. Your mentor has not said yet.} other {You say it did not take place. Your mentee has not said yet.}}',
          { them: viewer },
          'Session of a mentorship; learner: the reader has a mentor',
        )
  if (state !== 'confirmed') return labelOf(mentorshipSessionStateNames, state)
  if (theirs)
    return theirs === 'happened'
      ? t(
          '{them, select, learner {Your mentor says it took place. Did it?} other {Your mentee says it took place. Did it?}}',
          { them: viewer },
          'Session of a mentorship; learner: the reader has a mentor',
        )
      : t(
          '{them, select, learner {Your mentor says it did not take place. Did it?} other {Your mentee says it did not take place. Did it?}}',
          { them: viewer },
          'Session of a mentorship; learner: the reader has a mentor',
        )
  return t('Did it take place?', 'Text, mentorship')
}
