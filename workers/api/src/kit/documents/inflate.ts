import { Inflate } from 'pako'

/** The memory for one piece, whatever a stream unpacks to. */
const pieceBytes = 64 * 1024

/**
 * Gives what Deflate has packed piece by piece; whoever takes them counts, and throws at too many. What stands behind the end is left.
 * @returns whether it came to its end
 */
export function inflate(packed: Uint8Array, take: (piece: Uint8Array) => void): boolean {
  const inflater = new Inflate({ raw: true, chunkSize: pieceBytes })
  inflater.onData = take
  return inflater.push(packed, true)
}
