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
    onAct({ kind: 'outcome', id, hasHappened }, hasHappened ? 'It took place' : 'It did not take place')
  const isUnknown = state === 'confirmed'
  return (
    <article aria-label={`Session on ${momentOf(startsAt)} IST`} className="border-b border-hairline py-3">
      <p className="text-dense font-semibold">
        <Moment instant={startsAt} />
      </p>
      <p className="text-meta text-muted">{toldText(session, request.viewer)}</p>
      {state !== 'held' && (
        <div className="mt-1.5 flex flex-wrap gap-2">
          {state !== 'happened' && (
            <Button variant="outline" size="toolbar" onClick={() => say(true)}>
              It took place
            </Button>
          )}
          {state !== 'missed' && (
            <Button variant={isUnknown ? 'outline' : 'quiet'} size="toolbar" onClick={() => say(false)}>
              It did not
            </Button>
          )}
        </div>
      )}
      <SessionNotes request={request} session={session} onAct={onAct} />
      {request.viewer === 'learner' && (
        <ReportButton requestId={request.id} report={{ about: 'session', sessionId: id }} label="Report this session" />
      )}
    </article>
  )
}

/** Describes what each side has said about a session, for the viewer. */
function toldText({ state, learnerOutcome, mentorOutcome }: MentorshipSession, viewer: MentorshipDetail['viewer']) {
  const [own, theirs] = viewer === 'learner' ? [learnerOutcome, mentorOutcome] : [mentorOutcome, learnerOutcome]
  const them = viewer === 'learner' ? 'your mentor' : 'your mentee'
  if (own && theirs && own !== theirs)
    return own === 'happened'
      ? `You say it took place, ${them} says it did not.`
      : `You say it did not take place, ${them} says it did.`
  if (own && !theirs)
    return `${own === 'happened' ? 'You say it took place.' : 'You say it did not take place.'} ${them.replace('y', 'Y')} has not said yet.`
  if (state !== 'confirmed') return labelOf(mentorshipSessionStateNames, state)
  if (theirs)
    return `${them.replace('y', 'Y')} says it ${theirs === 'happened' ? 'took place' : 'did not take place'}. Did it?`
  return 'Did it take place?'
}
