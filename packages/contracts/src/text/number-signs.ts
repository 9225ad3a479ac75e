/** In every script the first of ten digits is 0. */
function valueOf(digit: string) {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}

/** In numbers that are typed or pasted: digits of any script as those of ASCII, dashes as one. */
export const foldNumber = (text: string) => text.replace(/(?![0-9])\p{Nd}/gu, valueOf).replace(/[\p{Pd}\u2212]/gu, '-')
