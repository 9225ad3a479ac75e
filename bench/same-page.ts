interface Shown {
  cards: string[]
  filters: string[]
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' }

/** Cards after the listed ones belong to the foot, which the peers do not have. */
function readShown(html: string, listed: number): Shown {
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? ''
  const texts = (pattern: RegExp) => [...main.matchAll(pattern)].map(([element]) => textOf(element))
  return {
    cards: texts(/<li\b(?:(?!<\/li>)[^])*<h3\b[^]*?<\/li>/g).slice(0, listed),
    filters: texts(/<label\b(?:(?!<\/label>)[^])*type="checkbox"[^]*?<\/label>/g),
  }
}

const textOf = (element: string) =>
  element
    .replaceAll(/<!--[^]*?-->|<[^>]*>/g, '')
    .replaceAll(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, '')

/**
 * @throws {Error} if the page does not show the same cards, all listed ones, and the same filters with the same counts
 */
export function expectSamePage(name: string, html: string, reference: string, listed: number) {
  const [shown, expected] = [readShown(html, listed), readShown(reference, listed)]
  if (expected.cards.length !== listed || expected.filters.length === 0)
    throw new Error(`The reference is no catalogue of ${listed} courses`)
  for (const part of ['cards', 'filters'] as const) {
    const length = Math.max(shown[part].length, expected[part].length)
    for (let index = 0; index < length; index += 1) {
      const [here, there] = [shown[part][index], expected[part][index]]
      if (here !== there) throw new Error(`${name} shows other ${part}: "${here}" where there should be "${there}"`)
    }
  }
}
