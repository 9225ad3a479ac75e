/**
 * The letters of the Indian blocks of Unicode, which are parallel from Devanagari to Malayalam, by their place in the
 * block: ISO 15919 without its marks, since searches fold them anyway. A space stands for a place without a letter.
 */
const vowels = 'a a i i u u ri li e e e ai o o o au'.split(' ')
const consonants = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'.split(' ')
const firstVowel = 0x05
const firstConsonant = 0x15
const firstSign = 0x3e
const virama = 0x4d
const aloneSigns = new Map([
  [0x55, ''],
  [0x57, 'au'],
])
/** Malayalam's chillus are consonants without a vowel. */
const chillus = new Map([
  [0x7a, 'n'],
  [0x7b, 'n'],
  [0x7c, 'r'],
  [0x7d, 'l'],
  [0x7e, 'l'],
  [0x7f, 'k'],
])
const blockLength = 0x80
const [devanagari, gujarati] = [0x0900, 0x0a80]

/** An inherent vowel is written as a capital, because it may be silent. */
const inherent = 'A'
const isVowel = (sound: string | undefined) => sound !== undefined && /^[aeiouA]/.test(sound)

/**
 * Writes a word of an Indian script in Latin letters, one string for each sound. The word has no nukta.
 */
function soundsOf(word: string): string[] {
  const sounds: string[] = []
  for (const letter of word) {
    const code = letter.codePointAt(0)!
    const place = code % blockLength
    const vowel = vowels[place - firstVowel]
    const consonant = consonants[place - firstConsonant]
    // The signs of vowels stand as far behind the first as the vowels behind the second, because "a" has no sign.
    const sign = place < virama ? vowels[place - firstSign + 1] : aloneSigns.get(place)
    const chillu = chillus.get(place)
    if (vowel !== undefined) sounds.push(vowel)
    else if (consonant !== undefined) sounds.push(consonant, inherent)
    else if (place === virama || sign !== undefined) {
      if (sounds.at(-1) === inherent) sounds.pop()
      if (sign) sounds.push(sign)
    } else if (chillu !== undefined) sounds.push(chillu)
    else if (place === 0x01 || place === 0x02) sounds.push(code < gujarati + blockLength ? 'n' : 'm')
  }
  return sounds
}

/** Leaves out the inherent vowels that Hindi does not speak, and that names of other languages often lose in English. */
function withoutSilent(sounds: readonly string[]): string[] {
  const spoken = [...sounds]
  if (spoken.at(-1) === inherent) spoken.pop()
  for (let place = spoken.length - 3; place >= 2; place -= 1) {
    const isBetween = !isVowel(spoken[place - 1]) && !isVowel(spoken[place + 1])
    if (spoken[place] === inherent && isBetween && isVowel(spoken[place - 2]) && isVowel(spoken[place + 2]))
      spoken.splice(place, 1)
  }
  return spoken
}

/** @returns the ways in which the word may be written in Latin letters: with every inherent vowel, and as spoken */
export function romanize(word: string): string[] {
  const sounds = soundsOf(word)
  const written = [sounds, withoutSilent(sounds)].map((each) => each.join('').replaceAll(inherent, 'a'))
  return [...new Set(written)]
}

const isOf = (first: number, last: number) => (letter: string) =>
  letter >= String.fromCharCode(first) && letter <= String.fromCharCode(last)

export const isIndian = isOf(devanagari, 0x0d7f)
export const isTamil = isOf(0x0b80, 0x0bff)
