/**
 * A polyfill of popovers for Safari 16, Firefox up to 124 and Chrome 113: their buttons, Escape and a press elsewhere
 * open and close them. An open one has the attribute `open`, which the `open` variant of the styles also matches. Its
 * layer is below all other rules.
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
