/**
 * Signs a text. Half of the digest is enough for values that live for days.
 * @param purpose part of the signed text, so that a signature for one purpose is not valid for another
 */
export async function signText(purpose: 'watch' | 'preview' | 'share', text: string, secret: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(`${purpose}\0${secret}`),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...mac.subarray(0, 16)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Compares all characters, so that the duration reveals nothing. */
export function isSameText(one: string, other: string): boolean {
  const [ones, others] = [new TextEncoder().encode(one), new TextEncoder().encode(other)]
  return (
    ones.length === others.length &&
    ones.reduce((differing, byte, place) => differing | (byte ^ others[place]!), 0) === 0
  )
}
