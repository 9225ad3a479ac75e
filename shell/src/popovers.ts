/**
 * Popovers for Safari 16, Firefox to 124 and Chrome to 113: opened and closed by their buttons, by Escape and by a press elsewhere.
 * One that is open bears `open`, which our variant of that name knows; its layer lies beneath all of our own rules.
 */
const rules = `@layer base{
[popover]:not([open]){display:none}
[popover][open]{position:fixed;inset:0;z-index:40;width:fit-content;height:fit-content;margin:auto;overflow:auto}
}`

export function polyfillPopovers() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      set(this, true)
    },
    hidePopover(this: HTMLElement) {
      set(this, false)
    },
    togglePopover(this: HTMLElement) {
      set(this, !this.hasAttribute('open'))
    },
  })
  document.addEventListener('click', follow)
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hideAllBut(null)
  })
}

function follow({ target }: MouseEvent) {
  if (!(target instanceof Element)) return
  const button = target.closest('[popovertarget]')
  const popover = button && document.getElementById(button.getAttribute('popovertarget') ?? '')
  hideAllBut(popover ?? target.closest<HTMLElement>('[popover][open]'))
  if (popover) set(popover, button.getAttribute('popovertargetaction') !== 'hide' && !popover.hasAttribute('open'))
}

function hideAllBut(kept: HTMLElement | null) {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover][open]'))
    if (popover !== kept) set(popover, false)
}

function set(popover: HTMLElement, isOpen: boolean) {
  if (popover.hasAttribute('open') === isOpen) return
  popover.toggleAttribute('open', isOpen)
  const toggle = new Event('toggle')
  popover.dispatchEvent(Object.assign(toggle, { newState: isOpen ? 'open' : 'closed' }))
}
