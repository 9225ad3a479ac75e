import type { Navigation } from '@kere/platform/navigation'

export function interceptLinks(navigation: Navigation, canShow: (pathname: string) => boolean) {
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    const target = link && !isForBrowser(event) && targetOf(link, canShow)
    if (!target) return
    const isSamePage = target.pathname === location.pathname && target.search === location.search
    if (isSamePage && target.hash !== '') return focusTarget(target.hash)
    event.preventDefault()
    navigation.push(target.pathname + target.search + target.hash, { replace: isSamePage })
  })
}

export function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? link : null
}

/** Returns the address of a link that the shell can open itself; `null` if the link loads a document. */
export function targetOf(link: HTMLAnchorElement, canShow: (pathname: string) => boolean): URL | null {
  const isElsewhere = (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')
  const target = new URL(link.href)
  return isElsewhere || target.origin !== location.origin || !canShow(target.pathname) ? null : target
}

const isForBrowser = (event: MouseEvent) =>
  event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0

/** Focuses a field that a link leads to. The browser itself only scrolls to it. */
export function focusTarget(hash: string) {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (target instanceof HTMLInputElement) target.focus({ preventScroll: true })
}
