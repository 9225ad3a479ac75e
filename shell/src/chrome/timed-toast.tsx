import { Toast } from '@kere/ui/toast'
import { useEffect, useRef, useState } from 'react'
import type { ShownNotice } from './overlays-store.ts'

/** Longer where something can be done; an error stays until it is dismissed. */
const lifetimeMs = 6000
const lifetimeWithActionMs = 8000

interface TimedToastProps {
  notice: ShownNotice
  onClose: () => void
}

/** Its time stands still under pointer and focus. */
export function TimedToast({ notice, onClose }: TimedToastProps) {
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
        action={notice.action && { label: notice.action.label, onRun: () => runAndClose(notice, onClose) }}
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
