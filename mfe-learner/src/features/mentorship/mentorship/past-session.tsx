import type { MentorshipSession } from '@kere/contracts/mentorship/mentorship-sessions'
import { labelOf } from '@kere/contracts/http/open-value'
import { mentorshipSessionStateNames } from '@kere/contracts/mentorship/mentorship-session-options'
import { Moment } from '@kere/screens/moment'
import { momentOf } from '@kere/screens/time-in-india'
import { Button } from '@kere/ui/controls/button'
import { SessionNotes } from './session-notes.tsx'
import type { SessionAct } from './sessions.api.ts'

interface PastSessionProps {
  session: MentorshipSession
  isOpen: boolean
  onAct: (act: SessionAct, text: string) => void
}

/** Either side says whether it took place, and may correct it. */
export function PastSession({ session, isOpen, onAct }: PastSessionProps) {
  const { id, startsAt, state } = session
  const say = (hasHappened: boolean) =>
    onAct({ kind: 'outcome', id, hasHappened }, hasHappened ? 'It took place' : 'It did not take place')
  const isUnknown = state === 'confirmed'
  return (
    <article aria-label={`Session on ${momentOf(startsAt)} IST`} className="border-b border-hairline py-3">
      <p className="text-dense font-semibold">
        <Moment instant={startsAt} />
      </p>
      <p className="text-meta text-muted">
        {isUnknown ? 'Did it take place?' : labelOf(mentorshipSessionStateNames, state)}
      </p>
      {isOpen && state !== 'held' && (
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
      <SessionNotes session={session} onAct={onAct} />
    </article>
  )
}
