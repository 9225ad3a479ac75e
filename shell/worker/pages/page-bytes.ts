const encoder = new TextEncoder()

export const toBytes = (text: string): Uint8Array => encoder.encode(text)

/** Joins everything into one array, so that cached bytes are copied only once. */
export function joinBytes(parts: readonly (string | Uint8Array)[]): Uint8Array {
  const pieces = parts.map((part) => (typeof part === 'string' ? toBytes(part) : part))
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const piece of pieces) {
    whole.set(piece, end)
    end += piece.length
  }
  return whole
}
