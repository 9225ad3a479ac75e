/**
 * Loads the code that follows a translation only when the page is translated, which is rare, and passes it the first
 * changes.
 */
export function watchTranslation(root: Node) {
  const seen: MutationRecord[] = []
  const observer = new MutationObserver((records) => {
    const isFirst = seen.length === 0
    if (isFirst && !records.some(addsTranslation)) return
    seen.push(...records)
    if (isFirst) void follow()
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })

  async function follow() {
    const { followTranslation } = await import('./follow-translation.ts')
    seen.push(...observer.takeRecords())
    observer.disconnect()
    followTranslation(root, seen)
  }
}

const addsTranslation = ({ addedNodes }: MutationRecord) =>
  Array.from(addedNodes).some(({ nodeName }) => nodeName === 'FONT')
