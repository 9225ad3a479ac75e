import { isIndian, isTamil, romanize } from './romanize.ts'

/**
 * Each kind of text has its sounds in letters of its own from the private use area, so that a search can ask for the
 * sounds of one kind, and nobody finds them by letters. Tamil does not write whether a stop is voiced, so that its
 * sounds tell no more than its letters.
 */
const alphabets = { latin: 0xe000, indian: 0xe080, tamil: 0xe100 } as const

type Alphabet = keyof typeof alphabets

const encode = (sounds: string, alphabet: Alphabet) =>
  sounds.replaceAll(/./g, (letter) => String.fromCharCode(alphabets[alphabet] + letter.charCodeAt(0)))

/** Spellings of the same sound among people who write by ear, in the order in which they are folded. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/zh/g, 'l'],
  [/chh?/g, '1'],
  [/x/g, 'ks'],
  [/(?<=[kgjtdbs])h/g, ''],
  [/[cq]/g, 'k'],
  [/1/g, 'c'],
  [/ow(?![aeiou])/g, 'au'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/jn|gy(?=[aeiou])/g, 'gn'],
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/^my(?![aeiou])/, 'mai'],
  [/auv/g, 'av'],
  [/(?<=[^aeiou])iy?(?=[aeiou])/g, 'y'],
  [/[ae]i|[ae]y(?![aeiou])/g, 'e'],
  [/[ao]u/g, 'o'],
  [/y(?![aeiou])/g, 'i'],
  // A nasal before a consonant, and the vocalic r.
  [/m(?=[^aeiou])/g, 'n'],
  [/(?<=[^aeiou]r)u(?=[^aeiou])/g, 'i'],
  [/(.)\1+/g, '$1'],
  // Kannada and Tamil end a foreign consonant with a vowel, and Hindi leaves one out.
  [/(?<=[^aeiou])[au]$/, ''],
]

/** Folds a word of Latin letters without marks to how it sounds. */
const soundOf = (word: string) => spellings.reduce((sound, [spelled, plain]) => sound.replace(spelled, plain), word)

const unvoiced: Readonly<Record<string, string>> = { g: 'k', d: 't', b: 'p', f: 'p', c: 's', j: 's' }

const asTamil = (sound: string) =>
  sound.replaceAll(/[gdbfcj]/g, (letter) => unvoiced[letter]!).replaceAll(/(.)\1+/g, '$1')

/** ற்ற and ன்ற are spoken with a stop. */
const tamilSounds = (word: string) =>
  asTamil(soundOf(romanize(word)[0]!.replaceAll('rr', 'tr').replaceAll('nr', 'ndr')))

const indianSounds = (word: string) => [...new Set(romanize(word).map(soundOf))]

const voiced: Readonly<Record<string, string>> = { k: 'kg', t: 'td', p: 'pb', s: 'scj' }
/** One word of Tamil stands for this many words at most; stops behind that are taken as voiced. */
const mostVoicings = 16

/** Writes a word of Tamil in each way that it may have in a script with voice. Behind a nasal every stop is voiced. */
function voicingsOf(sound: string): string[] {
  let written = ['']
  for (const letter of sound) {
    const choices = voiced[letter] ?? letter
    const isKnown = choices.length === 2 && written[0]!.endsWith('n')
    const chosen = isKnown || written.length * choices.length > mostVoicings ? choices.slice(-1) : choices
    written = written.flatMap((start) => [...chosen].map((choice) => start + choice))
  }
  return written
}

const runs = /[a-z]+|[\u0900-\u0D7F]+/g

/** Fewer letters are no sound that somebody looks for. */
const [fewestLatin, fewestIndian] = [3, 2]

/**
 * @param folded result of `foldText`
 * @returns how the words of the text sound, each once, for a search table
 */
export function soundsOfText(folded: string): string {
  const found = { latin: new Set<string>(), indian: new Set<string>(), tamil: new Set<string>() }
  for (const word of new Set(folded.match(runs))) {
    if (!isIndian(word.charAt(0))) add(found.latin, soundOf(word), fewestLatin)
    else if (isTamil(word.charAt(0))) add(found.tamil, tamilSounds(word), fewestIndian)
    else for (const sound of indianSounds(word)) add(found.indian, sound, fewestIndian)
  }
  return (Object.keys(alphabets) as Alphabet[])
    .map((alphabet) => (found[alphabet].size > 0 ? encode(` ${[...found[alphabet]].join(' ')} `, alphabet) : ''))
    .join('')
}

const add = (sounds: Set<string>, sound: string, fewest: number) => {
  if (sound.length >= fewest) sounds.add(sound)
}

export interface SoundsOfWord {
  /** Parts of a text's sounds of which each is the word in another script. */
  alike: string[]
  /** The same for texts in Latin letters, for a word in Latin letters that is nowhere spelled as it was typed. */
  byEar: string[]
  isIndian: boolean
}

/** A shorter sound is a whole word, or the beginning of one, because it is part of too many. */
const anywhereLength = 4

const anywhere = (sound: string, shorter: string) => (sound.length < anywhereLength ? shorter : sound)
const wholeOrPart = (sound: string) => anywhere(sound, ` ${sound} `)
const beginOrPart = (sound: string) => anywhere(sound, ` ${sound}`)

/** @param folded a word of a search, result of `foldText` */
export function soundsOfWord(folded: string): SoundsOfWord {
  const isIndianWord = isIndian(folded.charAt(0))
  const none = { alike: [], byEar: [], isIndian: isIndianWord }
  if (folded.match(runs)?.[0] !== folded) return none
  if (!isIndianWord) {
    const sound = soundOf(folded)
    if (sound.length < fewestLatin) return none
    const part = wholeOrPart(sound)
    return {
      ...none,
      alike: [encode(part, 'indian'), encode(asTamil(part), 'tamil')],
      byEar: [encode(part, 'latin')],
    }
  }
  const isTamilWord = isTamil(folded.charAt(0))
  const sounds = isTamilWord ? voicingsOf(tamilSounds(folded)) : indianSounds(folded)
  const asked = sounds.filter((sound) => sound.length >= fewestIndian)
  const alike = asked.flatMap((sound) => [
    encode(wholeOrPart(sound), 'latin'),
    encode(beginOrPart(sound), 'indian'),
    encode(beginOrPart(asTamil(sound)), 'tamil'),
  ])
  return { ...none, alike: [...new Set(alike)] }
}
