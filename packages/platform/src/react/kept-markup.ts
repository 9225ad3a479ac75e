import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server.edge'

/** Draws a part from its props alone: they are plain data, and it may read no context and ask for no id. */
export type DrawPart = <Props extends object>(Part: ComponentType<Props>, props: Props) => string

/**
 * Keeps the markup of parts that are the same for everybody, because React takes longer for a card than everything else
 * that a page does for it. What differs in any prop is another part, so nothing here is ever outdated.
 */
export function keepMarkup(maxParts: number): DrawPart {
  const kept = new Map<unknown, Map<string, string>>()
  return (Part, props) => {
    const markups = kept.get(Part) ?? new Map<string, string>()
    kept.set(Part, markups)
    const key = JSON.stringify(props)
    let markup = markups.get(key)
    if (markup !== undefined) return markup
    markup = renderToString(createElement(Part, props))
    // The one that was drawn first goes.
    if (markups.size >= maxParts) markups.delete(markups.keys().next().value!)
    markups.set(key, markup)
    return markup
  }
}
