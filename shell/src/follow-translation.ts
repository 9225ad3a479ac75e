interface Translation {
  /** The element that shows the translation of the text. */
  element: Element
  words: string
}

/**
 * A browser that translates a page takes each text out and puts an element of its own in its place; React goes on to write into,
 * move and remove the text that it knows. So that text comes back, empty, before its translation, and what happens to it happens
 * to the translation: new words stand as they are until they are translated too.
 *
 * @param until what had happened before it was loaded
 */
export function followTranslation(root: Node, until: MutationRecord[] = []) {
  const translations = new WeakMap<Node, Translation>()
  const texts = new WeakMap<Node, Text>()

  const observer = new MutationObserver(follow)
  follow(until)
  observer.observe(root, { childList: true, characterData: true, subtree: true })

  function follow(records: MutationRecord[]) {
    for (const record of records)
      if (record.type === 'characterData') drop(record.target)
      else for (const node of record.removedNodes) settle(texts.get(node) ?? node, record)
    for (const record of records)
      for (const node of record.addedNodes)
        if (isTranslation(node) && node.parentNode === record.target) {
          const text = replacedBy(node, record, records)
          if (text) keep(text, node)
        }
    // This drops the mutations that the code above made itself.
    observer.takeRecords()
  }

  function keep(text: Text, element: Element) {
    translations.set(text, { element, words: text.data })
    texts.set(element, text)
    // A text within the translation belongs to the browser, which may change it.
    if (element.contains(text)) text.replaceWith(text.cloneNode())
    text.data = ''
    element.before(text)
  }

  function drop(text: Node) {
    translations.get(text)?.element.remove()
    translations.delete(text)
  }

  /** It was moved or removed, or its translation was, for a reader who wants the original. */
  function settle(text: Node, { addedNodes }: MutationRecord) {
    const translation = translations.get(text)
    if (!translation) return
    const { element, words } = translation
    if (!text.parentNode) return drop(text)
    if (element.parentNode) return void text.parentNode.insertBefore(element, text.nextSibling)
    translations.delete(text)
    for (const node of addedNodes) if (node instanceof Text && node !== text) node.remove()
    text.nodeValue = words
  }
}

/** Browsers wrap a translation in two elements that nobody else uses any more. */
const isTranslation = (node: Node): node is Element => node.nodeName === 'FONT' && node.parentNode?.nodeName !== 'FONT'

/** The text that was taken out for it: in one step, before it came, or after. */
function replacedBy(element: Element, added: MutationRecord, records: readonly MutationRecord[]): Text | undefined {
  const removals = records.flatMap((record, place) =>
    record.target === added.target
      ? Array.from(record.removedNodes).flatMap((text) => (text instanceof Text ? [{ text, record, place }] : []))
      : [],
  )
  const at = records.indexOf(added)
  const found =
    removals.find(({ text, record }) => record === added || element.contains(text)) ??
    removals.findLast(
      ({ record, place }) =>
        place < at && record.previousSibling === added.previousSibling && record.nextSibling === added.nextSibling,
    ) ??
    removals.find(({ record, place }) => place > at && [record.previousSibling, record.nextSibling].includes(element))
  return found?.text
}
