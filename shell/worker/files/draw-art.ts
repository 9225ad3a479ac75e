import { renderArt } from '@kere/brand/art'
import { createBoundedMap } from '../http/bounded-map.ts'

const drawn = createBoundedMap<string>({ maxBytes: 4_000_000, bytesOf: (svg) => svg.length })

/**
 * An isolate draws each picture once: drawing takes three times as long as the rest of an answer. `null` where nothing
 * is drawn.
 */
export function drawArt(path: string): string | null {
  const known = drawn.get(path)
  if (known !== undefined) return known
  const svg = renderArt(path)
  if (svg !== null) drawn.set(path, svg)
  return svg
}
