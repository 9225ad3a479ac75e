import { t } from '@kere/brand/messages'
import { useCountdown } from './use-countdown.ts'

/** The seconds left at which screen readers are told; every second would be noise. */
const told = [120, 60, 30, 10]

interface IdleCountdownProps {
  awayMs: number
  lengthMs: number
  onEnd: () => void
}

export function IdleCountdown({ awayMs, lengthMs, onEnd }: IdleCountdownProps) {
  const leftMs = useCountdown(lengthMs, onEnd)
  const seconds = Math.ceil(leftMs / 1000)
  return (
    <>
      <p>
        {t(
          'You have been inactive for {minutes, plural, one {# minute} other {# minutes}}. We will sign you out in',
          { minutes: Math.round(awayMs / 60_000) },
          'Text, before the end of a session',
        )}
      </p>
      <p role="timer" className="mt-1 font-heading text-[3.375rem] leading-none font-heavy tracking-hero tabular-nums">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </p>
      <p className="mt-1 text-meta text-muted">
        {t('When you sign in again, you will return to this page.', 'Text, before the end of a session')}
      </p>
      <p role="status" className="sr-only">
        {/* Screen readers do not announce a status that is inserted together with its text, so the text follows a
            second later. */}
        {leftMs < lengthMs && tell(seconds)}
      </p>
    </>
  )
}

function tell(seconds: number) {
  const last = told.findLast((moment) => seconds <= moment)
  if (last === undefined) return ''
  return last >= 60
    ? t(
        'You will be signed out in {minutes, plural, one {# minute} other {# minutes}}.',
        { minutes: last / 60 },
        'Said to screen readers',
      )
    : t('You will be signed out in {seconds} seconds.', { seconds: last }, 'Said to screen readers')
}
