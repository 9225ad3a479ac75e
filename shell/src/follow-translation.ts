interface Translation {
  /** The element with the translation of the text. */
  element: Element
  words: string
}

/**
 * Keeps React working on a page that the browser translates. The browser replaces each text by an element of its own,
 * but React goes on to change, move and remove the original text. So the original is put back, empty, before its
 * translation, and the translation follows its changes: a new text is shown as it is until the browser translates it
 * too.
 * @param until the mutations from before this code was loaded
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
    // Drops the mutations that the code above made itself.
    observer.takeRecords()
  }

  function keep(text: Text, element: Element) {
    translations.set(text, { element, words: text.data })
    texts.set(element, text)
    // A text inside the translation belongs to the browser, which may change it, so React's text is replaced there by a
    // copy.
    if (element.contains(text)) text.replaceWith(text.cloneNode())
    text.data = ''
    element.before(text)
  }

  function drop(text: Node) {
    translations.get(text)?.element.remove()
    translations.delete(text)
  }

  /**
   * Handles a text that was moved or removed, or whose translation was removed because the reader wants the original.
   */
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

/** Browsers wrap a translation in two `font` elements, which are obsolete otherwise. */
const isTranslation = (node: Node): node is Element => node.nodeName === 'FONT' && node.parentNode?.nodeName !== 'FONT'

/** Finds the text that the translation has replaced. The browser removes it in the same step, before, or after. */
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
