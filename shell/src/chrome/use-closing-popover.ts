import { useEffect, useRef, type MouseEvent } from 'react'

/**
 * A popover that also closes when a link in it is followed and when the page's path changes. Opening, Escape, a press outside
 * and giving the focus back are the browser's, with or without JavaScript.
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
  if (popover?.matches(':popover-open')) popover.hidePopover()
}
