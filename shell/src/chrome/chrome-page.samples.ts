/** An empty page, 3000 px long; what it answers is the element to draw a piece of chrome in. */
export function layOutPage(): HTMLElement {
  document.documentElement.lang = 'en'
  document.title = 'Kere'
  const content = document.createElement('main')
  content.id = 'content'
  content.innerHTML = '<h1>Courses</h1>'
  content.style.blockSize = '3000px'
  const container = document.createElement('div')
  container.dataset.app = 'shell'
  document.body.append(container, content)
  return container
}

export function clearPage() {
  delete document.documentElement.dataset.theme
  scrollTo(0, 0)
  document.body.replaceChildren()
}

/** The button of a menu that can be seen. */
export function summaryNamed(container: HTMLElement, name: string): HTMLElement {
  const summary = [...container.querySelectorAll('summary')].find(
    (each) => each.checkVisibility() && each.textContent.endsWith(name),
  )
  if (!summary) throw new Error(`No menu called ${name}`)
  return summary
}

export function group(container: HTMLElement, label: string): HTMLDetailsElement {
  const menu = summaryNamed(container, label).parentElement
  if (!(menu instanceof HTMLDetailsElement)) throw new Error(`${label} is no menu`)
  return menu
}

/** Moves the mouse on or off an element, without the time a real one takes. */
export function point(element: Element, type: 'pointerover' | 'pointerout') {
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }))
}
