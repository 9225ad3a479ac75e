const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/**
 * Open Badges 3.0 stores a credential in a PNG under this keyword, as text that is neither compressed nor translated.
 */
const keyword = 'openbadgecredential'

export async function isPng(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, signature.length).arrayBuffer())
  return signature.every((byte, place) => head[place] === byte)
}

/** @returns the credential's text, or the reason why there is none; nothing after the credential is read */
export async function readPicture(file: Blob): Promise<string | { problem: 'incomplete' | 'empty' }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const view = new DataView(bytes.buffer)
  let at = signature.length
  while (at + 12 <= bytes.length) {
    const end = at + 8 + view.getUint32(at)
    if (end + 4 > bytes.length) break
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (type === 'IEND') return { problem: 'empty' }
    const text = type === 'iTXt' ? bakedText(bytes.subarray(at + 8, end)) : undefined
    if (text !== undefined) return text
    at = end + 4
  }
  return { problem: 'incomplete' }
}

/** Returns `undefined` for a text with another keyword, or a compressed one. */
function bakedText(data: Uint8Array): string | undefined {
  const endOfKeyword = data.indexOf(0)
  const isCompressed = data[endOfKeyword + 1] !== 0
  const endOfLanguage = data.indexOf(0, endOfKeyword + 3)
  const endOfTranslation = data.indexOf(0, endOfLanguage + 1)
  if (endOfKeyword < 0 || endOfLanguage < 0 || endOfTranslation < 0 || isCompressed) return undefined
  const decoder = new TextDecoder()
  if (decoder.decode(data.subarray(0, endOfKeyword)) !== keyword) return undefined
  return decoder.decode(data.subarray(endOfTranslation + 1))
}
