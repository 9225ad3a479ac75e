/** In every script, the digits are ten consecutive code points that start with 0. */
function valueOf(digit: string) {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}

/** Normalizes a typed or pasted number: digits of any script become ASCII digits, and all dashes become one. */
export const foldNumber = (text: string) => text.replace(/(?![0-9])\p{Nd}/gu, valueOf).replace(/[\p{Pd}\u2212]/gu, '-')

/**
 * Matches invisible characters, and those that change the direction of text. The first alternatives skip what must
 * stay: U+200C and U+200D inside a word of a script that joins with them, or behind a virama at its end, and the parts
 * of emoji.
 */
const unseen =
  /((?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{DI}])[\p{L}\p{M}][\u200c\u200d](?=(?!\p{DI})[\p{L}\p{M}])|[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]\u200d|[\p{ExtPict}\p{EMod}]\ufe0f?\u200d(?=\p{ExtPict})|\p{Emoji}\ufe0f)|\p{DI}/gu

const controls = /[^\P{Cc}\s]/gu

/**
 * These characters would change the direction of all following text. The marks U+200E and U+200F affect only
 * themselves.
 */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/** No script puts more marks on one letter. Further ones would be drawn over neighbouring text. */
const piledMarks = /(\p{M}{6})\p{M}+/gu

/** A blank text, or a mark without its letter, is not visible. */
export const isVisible = (text: string) => /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

/** Text that shows nothing counts as empty, so that it does not fill a required field. */
const seen = (text: string) => (isVisible(text) ? text : '')

export const typedLine = (text: string) =>
  seen(
    text
      .replace(unseen, '$1')
      .replace(controls, '')
      .replace(piledMarks, '$1')
      .replace(/[^\S ]+/g, ' '),
  )
export const typedText = (text: string) =>
  seen(text.replace(/\r\n?/g, '\n').replace(controls, '').replace(turning, '').replace(piledMarks, '$1'))

export const toLine = (text: string) => typedLine(text).replace(/ +/g, ' ').trim()
