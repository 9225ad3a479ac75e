import { trustHtml } from '@kere/ui/art/trusted-html'

const numbered = /^\s*\(?(?:\d+|[a-z]|[ivx]+)[.)]\s/i

const marker = /^\s*(?:[·•o§▪‣-]|\(?(?:\d+|[a-z]|[ivx]+)[.)])\s+/i

/**
 * Parses HTML that was copied from Word, Docs or a page. It becomes a document of its own, in which nothing loads or
 * runs. Paragraphs that are list items in Word become lists.
 */
export function readPasted(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(trustHtml(html) as string, 'text/html')
  for (const element of body.querySelectorAll('style, script, meta, link, title, o\\:p')) element.remove()
  const made = new Set<Element>()
  // Pages show only pictures that this site stores, so the description replaces any other picture.
  for (const picture of body.querySelectorAll('img'))
    if (!picture.getAttribute('src')?.startsWith('/media/')) picture.replaceWith(picture.alt)
  for (const paragraph of body.querySelectorAll('p')) {
    if (!/mso-list:\s*l\d/i.test(paragraph.getAttribute('style') ?? '')) continue
    const tag = numbered.test(paragraph.textContent) ? 'ol' : 'ul'
    const before = paragraph.previousElementSibling
    const list = before?.localName === tag && made.has(before) ? before : body.ownerDocument.createElement(tag)
    if (list !== before) paragraph.before(list)
    made.add(list)
    const item = body.ownerDocument.createElement('li')
    dropMarker(paragraph)
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
  }
  return body
}

/** Word puts the bullet or the number of an item into separate elements, which it marks as no text. */
function dropMarker(paragraph: Element) {
  const ignored = paragraph.querySelectorAll('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
  for (const element of ignored) element.remove()
  const [first] = paragraph.childNodes
  if (ignored.length === 0 && first?.nodeType === 3) first.textContent = (first.textContent ?? '').replace(marker, '')
}
