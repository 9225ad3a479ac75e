import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'

/** Closes open menus (S-057). It never opens one, because menus must also open without JavaScript. */
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

  /** A link to the current page does not change the path, so this closes the menu after any link. */
  function closeOnLink(event: MouseEvent<HTMLDetailsElement>) {
    const hasFollowed = event.target instanceof Element && event.target.closest('a')
    if (hasFollowed) event.currentTarget.open = false
  }

  return { ref: details, onKeyDown: closeOnEscape, onClick: closeOnLink }
}
