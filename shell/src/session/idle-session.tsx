import { t } from '@kere/brand/messages'
import { limits } from '@kere/contracts/http/limits'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIdleTimer, type EventsType } from 'react-idle-timer'
import { IdleCountdown } from './idle-countdown.tsx'
import type { SessionChannel } from './session-channel.ts'

/** Signs of activity. Returning to the tab is none, because the timers only pause while it is hidden (S-300). */
const input: EventsType[] = ['keydown', 'mousedown', 'mousemove', 'wheel', 'touchstart', 'touchmove']

interface IdleTimes {
  idleMs: number
  idleWarningMs: number
  idleThrottleMs: number
}

interface IdleSessionProps {
  channel: SessionChannel
  times?: IdleTimes
  onSignOut: () => void
  onIdle: () => void
  onPresence?: (isPresent: boolean) => void
}

/**
 * Watches for inactivity (S-296 to S-301). The timer's own coordination of tabs and its prompt are not used: `pause` in
 * one tab pauses all, and after `resume` the prompt is late.
 */
export function IdleSession({ channel, times = limits, onSignOut, onIdle, onPresence }: IdleSessionProps) {
  const { idleMs, idleWarningMs, idleThrottleMs } = times
  const [isWarned, setIsWarned] = useState(false)
  /**
   * True while the user should be signed out but has no connection. Everything stays as it is until there is one
   * (U-36).
   */
  const [isWaiting, setIsWaiting] = useState(false)
  const continueButton = useRef<HTMLButtonElement>(null)

  const timer = useIdleTimer({
    timeout: idleMs - idleWarningMs,
    events: input,
    eventsThrottle: idleThrottleMs,
    stopOnIdle: true,
    onIdle: () => setIsWarned(true),
    onAction: () => channel.send({ kind: 'active' }),
  })

  function startAnew() {
    setIsWarned(false)
    setIsWaiting(false)
    timer.reset()
    if (document.hidden) timer.pause()
  }
  function goOn() {
    startAnew()
    channel.send({ kind: 'active' })
  }
  function leave(how: () => void) {
    setIsWarned(false)
    timer.pause()
    how()
  }

  function end() {
    if (navigator.onLine) leave(onIdle)
    else setIsWaiting(true)
  }

  const endNow = useEffectEvent(() => leave(onIdle))
  const hear = useEffectEvent(startAnew)
  const follow = useEffectEvent(() => (document.hidden ? timer.pause() : timer.resume()))
  const report = useEffectEvent((isPresent: boolean) => onPresence?.(isPresent))

  useEffect(() => {
    const stop = channel.listen(({ kind }) => {
      if (kind === 'active') hear()
    })
    const onVisibility = () => void follow()
    if (document.hidden) onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [channel])

  useEffect(() => {
    if (!isWaiting) return
    const settle = () => endNow()
    addEventListener('online', settle)
    return () => removeEventListener('online', settle)
  }, [isWaiting])

  useEffect(() => {
    report(!isWarned)
    if (isWarned) continueButton.current?.focus()
  }, [isWarned])

  return (
    <Dialog
      title={t('Stay signed in?', 'Heading, before the end of a session')}
      isOpen={isWarned}
      onClose={() => isWarned && goOn()}
      actions={
        <>
          <Button ref={continueButton} onClick={goOn}>
            {t('Continue Session', 'Button, before the end of a session')}
          </Button>
          <Button variant="outline" onClick={() => leave(onSignOut)}>
            {t('Sign out', 'Button, before the end of a session')}
          </Button>
        </>
      }
    >
      {isWarned && isWaiting && (
        <p role="status">
          {t(
            'You are offline. We will sign you out when you are back online, and keep what you typed.',
            'Text, before the end of a session',
          )}
        </p>
      )}
      {isWarned && !isWaiting && <IdleCountdown awayMs={idleMs - idleWarningMs} lengthMs={idleWarningMs} onEnd={end} />}
    </Dialog>
  )
}
