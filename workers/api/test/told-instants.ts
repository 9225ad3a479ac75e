const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Finds every moment that a text reveals to somebody who decodes it: as a date, as a number, and inside ids, cursors
 * and tokens.
 */
export function* toldInstants(text: string): Generator<number> {
  for (const [moment] of text.matchAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g)) yield Date.parse(moment)
  for (const [, day, time] of text.matchAll(/(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)/g))
    yield Date.parse(`${day}T${time}+05:30`)
  for (const [digits] of text.matchAll(/(?<![\w.])(?:\d{13}|\d{10})(?!\w)/g))
    yield digits.length === 13 ? Number(digits) : Number(digits) * 1000
  for (const [, time = ''] of text.matchAll(/[_-]([\dA-HJKMNP-TV-Z]{10})[\dA-HJKMNP-TV-Z]{16}/gi))
    yield [...time.toUpperCase()].reduce((sum, letter) => sum * 32 + alphabet.indexOf(letter), 0)
  for (const [coded] of text.matchAll(/[\w-]{16,}/g)) yield* toldInstants(readable(coded))
}

function readable(coded: string): string {
  try {
    const bytes = Uint8Array.from(atob(coded.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return /^[\x20-\x7e]*$/.test(text) ? text : ''
  } catch {
    return ''
  }
}
