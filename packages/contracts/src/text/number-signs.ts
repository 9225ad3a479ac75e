/** In every script the first of ten digits is 0. */
function valueOf(digit: string) {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}

/** Folds a typed or pasted number: digits of any script become those of ASCII, dashes become one. */
export const foldNumber = (text: string) => text.replace(/(?![0-9])\p{Nd}/gu, valueOf).replace(/[\p{Pd}\u2212]/gu, '-')
