import { nounOf } from '@kere/brand/count'

const belowTwenty = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]

const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const units = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const

const belowHundred = (whole: number): string =>
  belowTwenty[whole] ?? [tens[Math.floor(whole / 10)], belowTwenty[whole % 10]].filter(Boolean).join('-')

function inWords(whole: number): string {
  const words: string[] = []
  let rest = whole
  for (const [size, name] of units) {
    const count = Math.floor(rest / size)
    if (count > 0) words.push(inWords(count), name)
    rest -= count * size
  }
  if (rest > 0) words.push(...(words.length > 0 ? ['and'] : []), belowHundred(rest))
  return words.join(' ')
}

/**
 * Writes a whole number above 0, for example "Twelve lakh thirty-four thousand five hundred and sixty-seven rupees".
 */
export function rupeesInWords(amount: number): string {
  const [first = '', ...others] = `${inWords(amount)} ${nounOf(amount, 'rupee')}`
  return first.toUpperCase() + others.join('')
}
