import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server.edge'

/**
 * Renders a part from its props alone. The props must be plain data, and the part must not use a context or `useId`.
 */
export type DrawPart = <Props extends object>(Part: ComponentType<Props>, props: Props) => string

/**
 * Keeps the markup of parts that are the same for everybody, because rendering a card takes React longer than the rest
 * of the page's work on it. Different props make a different entry, so no entry can become outdated.
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
    // The oldest entry makes room.
    if (markups.size >= maxParts) markups.delete(markups.keys().next().value!)
    markups.set(key, markup)
    return markup
  }
}
