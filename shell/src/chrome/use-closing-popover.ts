import { useEffect, useRef, type MouseEvent } from 'react'

/**
 * Closes the popover when the user follows a link in it, or when the path changes. The browser does everything else.
 */
export function useClosingPopover(path: string) {
  const popover = useRef<HTMLElement>(null)

  useEffect(() => () => close(popover.current), [path])

  function closeOnLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
    if (target instanceof Element && target.closest('a')) close(currentTarget)
  }

  return { ref: popover, onClick: closeOnLink }
}

function close(popover: HTMLElement | null) {
  // Checks `isConnected`, because browsers that use the polyfill do not know the selector `:popover-open`.
  if (popover?.isConnected) popover.hidePopover()
}
