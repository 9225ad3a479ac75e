import { t } from '@kere/brand/messages'
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
    <article
      aria-label={t('Session on {when} IST', { when: momentOf(startsAt) }, 'For screen readers, mentorship')}
      className="mt-4 border-b border-hairline pb-4"
    >
      <div className="flex gap-4">
        <EventDateBlock startsAt={startsAt} />
        <div className="min-w-0 grow">
          <p className="font-semibold">
            {t(
              '{from} to {to} IST',
              { from: momentOf(startsAt), to: clockOf(endsAt) },
              'When something begins and ends',
            )}
          </p>
          {own && <p className="text-meta text-muted">{t('{own} where you are', { own }, 'Text, mentorship')}</p>}
          <p className="mt-1.5">
            {state === 'held' ? (
              <Badge tone="warn" icon={<Clock aria-hidden="true" />}>
                {t('Not confirmed', 'State, mentorship')}
              </Badge>
            ) : (
              <Badge tone="leaf" icon={<CircleCheck aria-hidden="true" />}>
                {t('Confirmed', 'State, mentorship')}
              </Badge>
            )}
          </p>
          <p className="mt-1.5 text-dense text-muted">
            {heldUntil
              ? isLearner
                ? t(
                    'Your mentor can confirm until {when} IST. After that the time is free again.',
                    { when: momentOf(heldUntil) },
                    'Text, mentorship',
                  )
                : t(
                    'Confirm it until {when} IST. After that the time is free again.',
                    { when: momentOf(heldUntil) },
                    'Text, mentorship',
                  )
              : joinUrl === null
                ? isLearner
                  ? t('The link to join appears here at {when}.', { when: clockOf(joinableFrom) }, 'Text, mentorship')
                  : t('Add your meeting link under “Your hours”, so that your mentee can join.', 'Text, mentorship')
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
            {t('Join', 'Button, mentorship')}
          </ButtonLink>
        )}
        {state === 'held' && !isLearner && (
          <Button
            size="toolbar"
            isBusy={busyWith === 'confirm'}
            onClick={() => onAct({ kind: 'confirm', id, version }, t('The session is confirmed', 'Text, mentorship'))}
          >
            {t('Confirm', 'Button, mentorship')}
          </Button>
        )}
        <ButtonLink
          href={`/api/mentorship-sessions/${encodeURIComponent(id)}/calendar`}
          variant="outline"
          size="toolbar"
          icon={<CalendarPlus aria-hidden="true" />}
          download
        >
          {t('Add to calendar', 'Button, mentorship')}
        </ButtonLink>
        {isMovable && !isMoving && (
          <Button variant="outline" size="toolbar" onClick={() => setMoving(true)}>
            {t('Move', 'Button, mentorship')}
          </Button>
        )}
        <Button variant="quiet" size="toolbar" onClick={() => setSure(true)}>
          {t('Cancel the session', 'Button, mentorship')}
        </Button>
      </div>
      {isLearner && !isMovable && (
        <p className="mt-2 text-meta text-muted">
          {t('It is too late to move it. Please write to your mentor.', 'Text, mentorship')}
        </p>
      )}
      {isSure && (
        <div
          role="group"
          aria-label={t('Cancel the session?', 'For screen readers, mentorship')}
          className="mt-3 rounded-control border border-hairline px-3 py-2.5"
        >
          <p className="text-dense">
            {t('The other side is told by email, and the time is free again.', 'Text, mentorship')}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              variant="danger"
              size="toolbar"
              isBusy={busyWith === 'cancel'}
              onClick={() =>
                onAct({ kind: 'cancel', id }, t('The session is cancelled', 'Text, mentorship'), () => setSure(false))
              }
            >
              {t('Cancel it', 'Button, mentorship')}
            </Button>
            <Button variant="quiet" size="toolbar" onClick={() => setSure(false)}>
              {t('Keep it', 'Button, mentorship')}
            </Button>
          </div>
        </div>
      )}
      {isMoving && (
        <SlotPicker
          slots={slots}
          submit={t('Move the session', 'Button, mentorship')}
          isBusy={busyWith === 'move'}
          onPick={(start) =>
            onAct({ kind: 'move', id, startsAt: start }, t('The session is moved', 'Text, mentorship'), () =>
              setMoving(false),
            )
          }
          onCancel={() => setMoving(false)}
        />
      )}
      <SessionNotes request={request} session={session} onAct={onAct} />
      {isLearner && (
        <ReportButton
          requestId={request.id}
          report={{ about: 'session', sessionId: id }}
          label={t('Report this session', 'Label, mentorship')}
        />
      )}
    </article>
  )
}
