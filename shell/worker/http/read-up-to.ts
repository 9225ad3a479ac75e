/** Reads no chunk beyond the limit, whatever length the request claims. */
export async function readUpTo({ body }: Request, maxBytes: number): Promise<{ bytes: ArrayBuffer; isWhole: boolean }> {
  const stream: ReadableStream<Uint8Array> | [] = body ?? []
  const chunks: Uint8Array[] = []
  let read = 0
  let isWhole = true
  // Leaving the loop cancels the stream.
  for await (const chunk of stream) {
    read += chunk.byteLength
    if (read > maxBytes) {
      isWhole = false
      break
    }
    chunks.push(chunk)
  }
  return { bytes: await new Blob(chunks).arrayBuffer(), isWhole }
}
