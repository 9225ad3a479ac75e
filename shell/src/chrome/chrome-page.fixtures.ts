/** @returns the element for a part of the chrome, on an empty page 3000 px long */
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

export function point(element: Element, type: 'pointerover' | 'pointerout') {
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }))
}
