import { ulid } from 'ulid'

/** Returns numbers from 0 to 1 that are always the same for a seed (FNV-1a into mulberry32). */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** @param madeAt 0 for an id that must not tell when it was made */
export const seededId = (prefix: string, madeAt: number, key: string) =>
  `${prefix}_${ulid(madeAt, seededRandom(`${prefix}:${key}`))}`
