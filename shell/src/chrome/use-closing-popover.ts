import { useEffect, useRef, type MouseEvent } from 'react'

/** Closes when a link in it is followed and when the path changes; everything else is the browser's. */
export function useClosingPopover(path: string) {
  const popover = useRef<HTMLElement>(null)

  useEffect(() => () => close(popover.current), [path])

  function closeOnLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
    if (target instanceof Element && target.closest('a')) close(currentTarget)
  }

  return { ref: popover, onClick: closeOnLink }
}

function close(popover: HTMLElement | null) {
  // The selector is unknown to browsers that use our own popovers.
  if (popover?.isConnected) popover.hidePopover()
}
