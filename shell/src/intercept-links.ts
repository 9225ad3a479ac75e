import type { Navigation } from '@kere/platform/navigation'

export function interceptLinks(navigation: Navigation, canShow: (pathname: string) => boolean) {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || isForBrowser(event, link)) return
    const target = new URL(link.href)
    if (target.origin !== location.origin || !canShow(target.pathname)) return
    const isSamePage = target.pathname === location.pathname && target.search === location.search
    if (isSamePage && target.hash !== '') return focusTarget(target.hash)
    event.preventDefault()
    navigation.push(target.pathname + target.search + target.hash, { replace: isSamePage })
  })
}

function isForBrowser(event: MouseEvent, link: HTMLAnchorElement) {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
  const isElsewhere = (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')
  return event.defaultPrevented || isModified || isElsewhere
}

/** The browser scrolls to an anchor; a field that a link leads to is also to be typed into. */
export function focusTarget(hash: string) {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (target instanceof HTMLInputElement) target.focus({ preventScroll: true })
}
