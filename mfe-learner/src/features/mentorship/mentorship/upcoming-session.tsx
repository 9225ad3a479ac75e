import type { MentorshipDetail } from '@kere/contracts/mentorship/mentorship'
import type { MentorshipSession, MentorshipSessions } from '@kere/contracts/mentorship/mentorship-sessions'
import { clockOf, momentOf } from '@kere/screens/time-in-india'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Badge } from '@kere/ui/status/badge'
import { EventDateBlock } from '@kere/ui/time/date-block'
import { ownTime } from '@kere/ui/time/own-time'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Video from 'lucide-react/icons/video'
import { useState } from 'react'
import { ReportButton } from './report-button.tsx'
import { SessionNotes } from './session-notes.tsx'
import type { SessionAct } from './sessions.api.ts'
import { SlotPicker } from './slot-picker.tsx'

interface UpcomingSessionProps {
  session: MentorshipSession
  slots: MentorshipSessions['slots']
  request: MentorshipDetail
  busyWith: SessionAct['kind'] | null
  onAct: (act: SessionAct, text: string, onDone?: () => void) => void
}

export function UpcomingSession({ session, slots, request, busyWith, onAct }: UpcomingSessionProps) {
  const isLearner = request.viewer === 'learner'
  const { id, version, state, startsAt, endsAt, heldUntil, joinUrl, joinableFrom, movableUntil } = session
  const [isMoving, setMoving] = useState(false)
  const [isSure, setSure] = useState(false)
  const [now] = useState(() => Date.now())
  const own = ownTime({ startsAt, endsAt })
  const isMovable = isLearner && Date.parse(movableUntil) > now
  return (
    <article aria-label={`Session on ${momentOf(startsAt)} IST`} className="mt-4 border-b border-hairline pb-4">
      <div className="flex gap-4">
        <EventDateBlock startsAt={startsAt} />
        <div className="min-w-0 grow">
          <p className="font-semibold">
            {momentOf(startsAt)} to {clockOf(endsAt)} IST
          </p>
          {own && <p className="text-meta text-muted">{own} where you are</p>}
          <p className="mt-1.5">
            {state === 'held' ? (
              <Badge tone="warn" icon={<Clock aria-hidden="true" />}>
                Not confirmed
              </Badge>
            ) : (
              <Badge tone="leaf" icon={<CircleCheck aria-hidden="true" />}>
                Confirmed
              </Badge>
            )}
          </p>
          <p className="mt-1.5 text-dense text-muted">
            {heldUntil
              ? `${isLearner ? 'Your mentor can confirm' : 'Confirm it'} until ${momentOf(heldUntil)} IST. After that the time is free again.`
              : joinUrl === null
                ? isLearner
                  ? `The link to join appears here at ${clockOf(joinableFrom)}.`
                  : 'Add your meeting link under “Your hours”, so that your mentee can join.'
                : ''}
          </p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {joinUrl && (
          <ButtonLink
            href={joinUrl}
            target="_blank"
            rel="noreferrer"
            size="toolbar"
            icon={<Video aria-hidden="true" />}
          >
            Join
          </ButtonLink>
        )}
        {state === 'held' && !isLearner && (
          <Button
            size="toolbar"
            isBusy={busyWith === 'confirm'}
            onClick={() => onAct({ kind: 'confirm', id, version }, 'The session is confirmed')}
          >
            Confirm
          </Button>
        )}
        <ButtonLink
          href={`/api/mentorship-sessions/${encodeURIComponent(id)}/calendar`}
          variant="outline"
          size="toolbar"
          icon={<CalendarPlus aria-hidden="true" />}
          download
        >
          Add to calendar
        </ButtonLink>
        {isMovable && !isMoving && (
          <Button variant="outline" size="toolbar" onClick={() => setMoving(true)}>
            Move
          </Button>
        )}
        <Button variant="quiet" size="toolbar" onClick={() => setSure(true)}>
          Cancel the session
        </Button>
      </div>
      {isLearner && !isMovable && (
        <p className="mt-2 text-meta text-muted">It is too late to move it. Please write to your mentor.</p>
      )}
      {isSure && (
        <div
          role="group"
          aria-label="Cancel the session?"
          className="mt-3 rounded-control border border-hairline px-3 py-2.5"
        >
          <p className="text-dense">The other side is told by email, and the time is free again.</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              variant="danger"
              size="toolbar"
              isBusy={busyWith === 'cancel'}
              onClick={() => onAct({ kind: 'cancel', id }, 'The session is cancelled', () => setSure(false))}
            >
              Cancel it
            </Button>
            <Button variant="quiet" size="toolbar" onClick={() => setSure(false)}>
              Keep it
            </Button>
          </div>
        </div>
      )}
      {isMoving && (
        <SlotPicker
          slots={slots}
          submit="Move the session"
          isBusy={busyWith === 'move'}
          onPick={(start) =>
            onAct({ kind: 'move', id, startsAt: start }, 'The session is moved', () => setMoving(false))
          }
          onCancel={() => setMoving(false)}
        />
      )}
      <SessionNotes request={request} session={session} onAct={onAct} />
      {isLearner && (
        <ReportButton requestId={request.id} report={{ about: 'session', sessionId: id }} label="Report this session" />
      )}
    </article>
  )
}
