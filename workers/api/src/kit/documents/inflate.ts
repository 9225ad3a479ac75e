import { Inflate } from 'pako'

/** The memory for one piece, however much the stream unpacks to. */
const pieceBytes = 64 * 1024

/**
 * Unpacks Deflate data and passes it on piece by piece. `take` counts the bytes and throws if there are too many. Bytes
 * behind the end of the stream are ignored.
 * @returns whether the stream was complete
 */
export function inflate(packed: Uint8Array, take: (piece: Uint8Array) => void): boolean {
  const inflater = new Inflate({ raw: true, chunkSize: pieceBytes })
  inflater.onData = take
  return inflater.push(packed, true)
}
