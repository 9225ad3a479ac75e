import { t } from '@kere/brand/messages'
import type { MentorshipDetail } from '@kere/contracts/mentorship/mentorship'
import type { MentorshipSession, MentorshipSessions } from '@kere/contracts/mentorship/mentorship-sessions'
import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { LoadFailure } from '@kere/screens/load-failure'
import { Button } from '@kere/ui/controls/button'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Goals } from './goals.tsx'
import { PastSession } from './past-session.tsx'
import { sessionMutation, sessionsQuery, type SessionAct } from './sessions.api.ts'
import { copyHint } from './session-notes.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { UpcomingSession } from './upcoming-session.tsx'

/** The sessions of a mentorship (W-19), which replace "coming soon" (S-411). */
export function Sessions({ request }: { request: MentorshipDetail }) {
  const { api } = useRemote()
  const sessions = useQuery(sessionsQuery(api, request.id))
  if (sessions.data) return <Loaded request={request} sessions={sessions.data} />
  if (sessions.isError)
    return (
      <LoadFailure
        title={t('Failed to fetch the sessions', 'Heading, mentorship')}
        headingLevel="h3"
        query={sessions}
        className="mt-6"
      >
        {t('What you have booked is saved.', 'Text, mentorship')}
      </LoadFailure>
    )
  return (
    <SkeletonGroup label={t('Loading the sessions', 'Label, mentorship')}>
      <Skeleton className="mt-6 h-40" />
    </SkeletonGroup>
  )
}

export const isToCome = ({ state, endsAt }: MentorshipSession, now: number) =>
  (state === 'held' || state === 'confirmed') && Date.parse(endsAt) > now

function Loaded({ request, sessions }: { request: MentorshipDetail; sessions: MentorshipSessions }) {
  const { context } = useRemote()
  const api = useAttempts()
  const [now] = useState(() => Date.now())
  const changing = useMutation(sessionMutation(api, request.id))
  const [isBooking, setBooking] = useState(false)
  const { items, goals, slots, confirmsItself } = sessions
  const toCome = items.filter((session) => isToCome(session, now))
  const past = items.filter((session) => !isToCome(session, now) && session.state !== 'cancelled')
  const isLearner = request.viewer === 'learner'
  const isOpen = request.status === 'accepted'
  const mayBook = isLearner && isOpen && toCome.length < mentorshipLimits.openSessions

  const act = (wanted: SessionAct, text: string, onDone?: () => void) =>
    changing.mutate(wanted, {
      onSuccess: () => {
        onDone?.()
        context.notify({ tone: 'success', text })
      },
    })
  const busyWith = changing.isPending ? changing.variables : null
  return (
    <>
      <section aria-labelledby="sessions" className="mt-6 border-t-2 border-ink pt-3">
        <h4 id="sessions" className="text-panel">
          {t('Sessions', 'Text, mentorship')}
        </h4>
        {toCome.length === 0 && isOpen && !isBooking && (
          <p className="mt-2 text-dense text-muted">{emptyText(isLearner, slots.length)}</p>
        )}
        {changing.error && <RefusedAct className="mt-3">{changing.error.message}</RefusedAct>}
        {toCome.map((session) => (
          <UpcomingSession
            key={session.id}
            session={session}
            slots={slots}
            request={request}
            busyWith={busyWith && 'id' in busyWith && busyWith.id === session.id ? busyWith.kind : null}
            onAct={act}
          />
        ))}
        {isBooking && mayBook && (
          <SlotPicker
            slots={slots}
            submit={
              confirmsItself
                ? t('Book the session', 'Button, mentorship')
                : t('Ask for this time', 'Button, mentorship')
            }
            hint={
              confirmsItself
                ? t('Your mentor confirms at once.', 'Hint, mentorship')
                : t(
                    'Your mentor confirms it within {heldDays, plural, one {# day} other {# days}}.',
                    { heldDays: mentorshipLimits.heldDays },
                    'Hint, mentorship',
                  )
            }
            isBusy={busyWith?.kind === 'book'}
            onPick={(startsAt) =>
              act(
                { kind: 'book', startsAt },
                confirmsItself
                  ? t('Your session is booked', 'Text, mentorship')
                  : t('Your mentor has been asked', 'Text, mentorship'),
                () => setBooking(false),
              )
            }
            onCancel={() => setBooking(false)}
          />
        )}
        {mayBook && !isBooking && slots.length > 0 && (
          <Button
            variant={toCome.length > 0 ? 'outline' : 'primary'}
            wide
            onClick={() => setBooking(true)}
            className="mt-3"
          >
            {toCome.length > 0
              ? t('Schedule another session', 'Button, mentorship')
              : t('Schedule a session', 'Button, mentorship')}
          </Button>
        )}
      </section>
      <Goals
        goals={goals}
        isOpen={isOpen}
        {...(!isLearner && request.isCopied && { hint: copyHint })}
        isBusy={busyWith?.kind === 'add goal'}
        onAct={(wanted, onDone) => changing.mutate(wanted, { ...(onDone && { onSuccess: onDone }) })}
      />
      {past.length > 0 && (
        <section aria-labelledby="past-sessions" className="mt-6 border-t-2 border-ink pt-3">
          <h4 id="past-sessions" className="text-panel">
            {t('Past sessions', 'Text, mentorship')}
          </h4>
          {past.map((session) => (
            <PastSession key={session.id} session={session} request={request} onAct={act} />
          ))}
        </section>
      )}
    </>
  )
}

function emptyText(isLearner: boolean, slots: number) {
  if (!isLearner) return t('Nothing is booked. Your mentee picks a time in your open hours.', 'Text, mentorship')
  return slots > 0
    ? t(
        '{sessionMinutes, plural, one {# minute} other {# minutes}} each, in your mentor’s open hours.',
        { sessionMinutes: mentorshipLimits.sessionMinutes },
        'Text, mentorship',
      )
    : t('Your mentor has no open hour in the next three weeks. Look again later, or write to them.', 'Text, mentorship')
}
