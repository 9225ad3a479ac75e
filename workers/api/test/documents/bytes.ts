/** Each letter up to U+00FF stands for the byte of its code. */
export const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

export const little = (value: number, bytes: number) =>
  Uint8Array.from({ length: bytes }, (_, at) => Math.floor(value / 2 ** (8 * at)) & 255)

export const wide = (text: string) => latin([...text].map((letter) => `${letter}\0`).join(''))

/** Gives the same pseudo-random bytes for the same seed. Like a photo's, they follow no pattern. */
export function noise(seed: number, length: number) {
  const words = new Uint32Array(Math.ceil(length / 4))
  let state = (seed * 2_654_435_761 + 88_675_123) >>> 0 || 1
  for (let at = 0; at < words.length; at += 1) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    words[at] = state
  }
  return new Uint8Array(words.buffer, 0, length)
}
