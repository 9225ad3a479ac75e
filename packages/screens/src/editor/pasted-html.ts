import { trustHtml } from '@kere/ui/art/trusted-html'

const numbered = /^\s*\(?(?:\d+|[a-z]|[ivx]+)[.)]\s/i

const marker = /^\s*(?:[·•o§▪‣-]|\(?(?:\d+|[a-z]|[ivx]+)[.)])\s+/i

/**
 * Reads what was copied in Word, Docs or a page into a body that belongs to no page: nothing in it loads or runs. Word
 * writes its lists as paragraphs.
 */
export function readPasted(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(trustHtml(html) as string, 'text/html')
  for (const element of body.querySelectorAll('style, script, meta, link, title, o\\:p')) element.remove()
  const made = new Set<Element>()
  // Pages load no picture of another site, nor keep one that lies within the text.
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

/** The sign in front of an item stands in elements of its own, which say that they are no text. */
function dropMarker(paragraph: Element) {
  const ignored = paragraph.querySelectorAll('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
  for (const element of ignored) element.remove()
  const [first] = paragraph.childNodes
  if (ignored.length === 0 && first?.nodeType === 3) first.textContent = (first.textContent ?? '').replace(marker, '')
}
