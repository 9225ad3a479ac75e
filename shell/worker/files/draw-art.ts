import { renderArt } from '@kere/brand/art'
import { createBoundedMap } from '../http/bounded-map.ts'

const drawn = createBoundedMap<string>({ maxBytes: 4_000_000, bytesOf: (svg) => svg.length })

/**
 * Returns a picture, or `null` if the address is unknown. An isolate draws each picture once, because drawing takes
 * three times as long as the rest of an answer.
 */
export function drawArt(path: string): string | null {
  const known = drawn.get(path)
  if (known !== undefined) return known
  const svg = renderArt(path)
  if (svg !== null) drawn.set(path, svg)
  return svg
}
