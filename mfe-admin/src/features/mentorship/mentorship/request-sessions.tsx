import { countOf } from '@kere/brand/count'
import type { MentorshipSession } from '@kere/contracts/mentorship/mentorship-sessions'
import { labelOf } from '@kere/contracts/http/open-value'
import { mentorshipSessionStateNames } from '@kere/contracts/mentorship/mentorship-session-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { momentOf } from '@kere/screens/time-in-india'
import { useQuery } from '@tanstack/react-query'
import { sessionsQuery } from './requests.api.ts'

/** Shows every session of a request, with its shared notes (B-10). */
export function RequestSessions({ id }: { id: string }) {
  const { api } = useRemote()
  const sessions = useQuery(sessionsQuery(api, id))
  if (sessions.isError)
    return (
      <LoadFailure title="Failed to fetch the sessions" headingLevel="h3" query={sessions} className="mt-6">
        Nothing is lost.
      </LoadFailure>
    )
  if (!sessions.data) return null
  const { items, goals } = sessions.data
  return (
    <section aria-labelledby="sessions" className="mt-6 border-t-2 border-ink pt-3">
      <h4 id="sessions" className="text-panel">
        Sessions
      </h4>
      {items.length === 0 && <p className="mt-2 text-dense text-muted">None booked so far.</p>}
      <ul className="list-none">
        {items.map(({ id: session, startsAt, state, learnerOutcome, mentorOutcome, otherNote }) => (
          <li key={session} className="border-b border-hairline py-2.5 text-dense">
            <p className="font-semibold">{momentOf(startsAt)} IST</p>
            <p className="text-muted">{labelOf(mentorshipSessionStateNames, state)}</p>
            {learnerOutcome !== mentorOutcome && (
              <p className="text-muted">
                Learner: {toldText(learnerOutcome)}. Mentor: {toldText(mentorOutcome)}.
              </p>
            )}
            {otherNote && <p className="mt-1 wrap-anywhere whitespace-pre-line">{otherNote}</p>}
          </li>
        ))}
      </ul>
      {goals.length > 0 && (
        <p className="mt-3 text-dense">
          {goals.filter(({ isDone }) => isDone).length} of {countOf(goals.length, 'goal')} reached
        </p>
      )}
    </section>
  )
}

const toldText = (outcome: MentorshipSession['learnerOutcome']) =>
  outcome ? labelOf(mentorshipSessionStateNames, outcome).toLowerCase() : 'not said'
