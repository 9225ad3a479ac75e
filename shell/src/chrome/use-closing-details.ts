import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'

/** S-057. Only closes, so that it also works without JavaScript. */
export function useClosingDetails(path: string) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const close = () => details.current?.removeAttribute('open')
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      close()
    }
  }, [path])

  function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    event.stopPropagation()
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }

  /** A link to the page itself changes no path. */
  function closeOnLink(event: MouseEvent<HTMLDetailsElement>) {
    const hasFollowed = event.target instanceof Element && event.target.closest('a')
    if (hasFollowed) event.currentTarget.open = false
  }

  return { ref: details, onKeyDown: closeOnEscape, onClick: closeOnLink }
}
