import { Toast } from '@kere/ui/status/toast'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ShownNotice } from './overlays-store.ts'

/** The time that a toast is shown. A toast with an action stays longer, an error until it is dismissed. */
const lifetimeMs = 6000
const lifetimeWithActionMs = 8000

const undoLabel = 'Undo'
const isApple = /Mac|iP(hone|ad)/.test(navigator.platform)
const undoKeys = isApple ? { shown: '⌘Z', spoken: 'Meta+Z' } : { shown: 'Ctrl Z', spoken: 'Control+Z' }

interface TimedToastsProps {
  /** The notices, the oldest first. */
  notices: readonly ShownNotice[]
  onClose: (id: number) => void
}

/** Shows the newest toast on top. The usual key runs its Undo, except in a field, which has an undo of its own. */
export function TimedToasts({ notices, onClose }: TimedToastsProps) {
  const undo = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (isApple ? event.metaKey : event.ctrlKey) && !event.shiftKey
    if (!isUndo || event.defaultPrevented || isTypedInto(event.target)) return
    const newest = notices.findLast(({ action }) => action?.label === undoLabel)
    if (!newest) return
    event.preventDefault()
    runAndClose(newest, () => onClose(newest.id))
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => undo(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return notices
    .toReversed()
    .map((notice) => <TimedToast key={notice.id} notice={notice} onClose={() => onClose(notice.id)} />)
}

const isTypedInto = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]') !== null

interface TimedToastProps {
  notice: ShownNotice
  onClose: () => void
}

/** A toast whose time stops while it is hovered or focused. */
function TimedToast({ notice, onClose }: TimedToastProps) {
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const close = useRef(onClose)
  const leftMs = useRef(notice.action ? lifetimeWithActionMs : lifetimeMs)
  const staysOpen = isPointedAt || isFocused || notice.tone === 'error'

  useEffect(() => {
    close.current = onClose
  }, [onClose])

  useEffect(() => {
    if (staysOpen) return
    const begunAt = performance.now()
    const timer = setTimeout(() => close.current(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - begunAt
    }
  }, [staysOpen])

  return (
    <div
      role={notice.tone === 'error' ? 'alert' : undefined}
      className="pointer-events-auto animate-arrive"
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <Toast
        tone={notice.tone}
        onClose={onClose}
        action={
          notice.action && {
            label: notice.action.label,
            keys: notice.action.label === undoLabel ? undoKeys : undefined,
            onRun: () => runAndClose(notice, onClose),
          }
        }
      >
        {notice.text}
      </Toast>
    </div>
  )
}

function runAndClose({ action }: ShownNotice, close: () => void) {
  action?.run()
  close()
}
