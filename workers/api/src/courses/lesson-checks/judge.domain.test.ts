import type { CheckOption } from '@kere/contracts/courses/lesson-checks-options'
import { expect, it } from 'vitest'
import { type CheckKey, judge, shuffle } from './judge.domain.ts'

const option = (text: string, isRight = true, about: Partial<CheckOption> = {}): CheckOption => ({
  text,
  isRight,
  feedback: '',
  tolerance: '',
  ...about,
})

const isRight = (key: Omit<CheckKey, 'unit'> & { unit?: string }, ...answer: string[]) => {
  const judged = judge({ unit: '', ...key }, answer)
  return judged.fault ?? judged.isRight
}

/** Repeats the same numbers at each run. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Row {
  key: CheckKey
  answer: string[]
  isRight: boolean
}

type Random = (below: number) => number

const letters = ['Silt', 'Algae', 'Oxygen', 'Lotus', 'Drain', 'Bund', 'Weed', 'Sluice']

/** A bit for each option: the table says by arithmetic on them what is right. */
function choiceRow(random: Random, kind: 'single' | 'multiple'): Row {
  const count = 2 + random(7)
  const right = kind === 'single' ? 1 << random(count) : 1 + random(2 ** count - 1)
  const given = kind === 'single' ? 1 << random(count) : random(3) === 0 ? right : 1 + random(2 ** count - 1)
  const texts = letters.slice(0, count)
  const answer = texts.filter((_, place) => given & (1 << place))
  return {
    key: { kind, unit: '', options: texts.map((text, place) => option(text, (right & (1 << place)) !== 0)) },
    answer: random(2) ? answer : answer.toReversed(),
    isRight: given === right,
  }
}

const thousandths = (value: number) => {
  const digits = String(Math.abs(value)).padStart(4, '0')
  return `${value < 0 ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`
}

const asTyped = (random: Random, value: number) =>
  [
    (text: string) => text,
    (text: string) => ` ${text} `,
    (text: string) => `${text}00`,
    (text: string) => text.replace('-', '−'),
    (text: string) => text.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)]!),
    (text: string) => `${text} cm`,
    (text: string) => text.replace(/\B(?=(\d{3})+\.)/g, ','),
  ][random(7)]!(thousandths(value))

/** Whole thousandths: nothing is rounded. Half of the answers are within two thousandths of the border. */
function numberRow(random: Random): Row {
  const value = random(40_000_000) - 20_000_000
  const isPercent = random(3) === 0
  const tolerance = isPercent ? random(10_000) : random(50_000)
  const border = isPercent ? Math.floor((Math.abs(value) * tolerance) / 100_000) : tolerance
  const sign = random(2) ? 1 : -1
  const distance = random(2) ? border + random(5) - 2 : random(100_000)
  const given = value + sign * distance
  const isWithin = isPercent
    ? Math.abs(distance) * 100_000 <= Math.abs(value) * tolerance
    : Math.abs(distance) <= tolerance
  const written = thousandths(tolerance) + (isPercent ? '%' : '')
  return {
    key: { kind: 'number', unit: 'cm', options: [option(thousandths(value), true, { tolerance: written })] },
    answer: [asTyped(random, given)],
    isRight: isWithin,
  }
}

/** Each accepted text with forms that equal it, and with others that do not. */
const texts: readonly { text: string; same: string[]; other: string[] }[] = [
  {
    text: 'Secchi disc',
    same: ['secchi  DISC', ' Secchi disc', 'Ｓecchi disc', 'secchi\u00a0disc'],
    other: ['Secchi', 'disc Secchi', 'Secchi-disc'],
  },
  { text: 'Straße', same: ['STRASSE', 'straße', ' strasse '], other: ['strase', 'Strasze'] },
  { text: 'café', same: ['cafe\u0301', 'CAFÉ'], other: ['cafe'] },
  { text: 'ﬁlter', same: ['filter', 'FILTER'], other: ['fiter'] },
  { text: 'बाँध', same: [' बाँध '], other: ['बाध'] },
]

function textRow(random: Random): Row {
  const { text, same, other } = texts[random(texts.length)]!
  const isSame = random(2) === 0
  const from = isSame ? [text, ...same] : other
  return {
    key: { kind: 'text', unit: '', options: [option(text)] },
    answer: [from[random(from.length)]!],
    isRight: isSame,
  }
}

function orderRow(random: Random): Row {
  const items = letters.slice(0, 2 + random(3))
  const places = items.map((_, place) => place)
  for (let last = places.length - 1; last > 0; last--) {
    const other = random(last + 1)
    ;[places[last], places[other]] = [places[other]!, places[last]!]
  }
  return {
    key: { kind: 'order', unit: '', options: items.map((text) => option(text, false)) },
    answer: places.map((place) => items[place]!),
    isRight: places.every((place, at) => at === 0 || place > places[at - 1]!),
  }
}

it('judges 5,000 random answers as an independent table does', () => {
  const random = randomFrom(63)
  const makers = [
    () => choiceRow(random, 'single'),
    () => choiceRow(random, 'multiple'),
    () => numberRow(random),
    () => textRow(random),
    () => orderRow(random),
  ]
  const rows = Array.from({ length: 5000 }, (_, place) => makers[place % makers.length]!())
  const wrong = rows.filter(({ key, answer, isRight: expected }) => {
    const judged = judge(key, answer)
    return judged.fault !== null || judged.isRight !== expected
  })
  expect(wrong).toEqual([])
  const rightOf = (kind: string) => rows.filter((row) => row.key.kind === kind && row.isRight).length
  for (const kind of ['single', 'multiple', 'number', 'text', 'order']) {
    expect(rightOf(kind), kind).toBeGreaterThan(150)
    expect(rightOf(kind), kind).toBeLessThan(850)
  }
})

it('counts what binary fractions would miss', () => {
  expect(isRight({ kind: 'number', options: [option('0.2', true, { tolerance: '0.1' })] }, '0.3')).toBe(true)
  expect(isRight({ kind: 'number', options: [option('0.2', true, { tolerance: '0.1' })] }, '0.30000000000001')).toBe(
    false,
  )
  expect(isRight({ kind: 'number', options: [option('150', true, { tolerance: '2%' })] }, '153')).toBe(true)
  expect(isRight({ kind: 'number', options: [option('100000')] }, '1,00,000')).toBe(true)
})

it.each(['', 'about 5', '1e3', '1,5', '5 6', '--5', '.', '0x10', '٫', '9'.repeat(30)])(
  'takes %j for no number',
  (typed) => {
    expect(isRight({ kind: 'number', options: [option('5')] }, typed)).toBe('no_number')
  },
)

it('knows an answer that the check does not have', () => {
  const options = [option('Silt'), option('Algae', false)]
  expect(isRight({ kind: 'single', options }, 'Lotus')).toBe('unknown')
  expect(isRight({ kind: 'single', options }, 'Silt', 'Algae')).toBe('unknown')
  expect(isRight({ kind: 'multiple', options }, 'Silt', 'Silt')).toBe('unknown')
  expect(isRight({ kind: 'order', options }, 'Silt')).toBe('unknown')
})

it.each([
  ['°C', '25℃'],
  ['℃', '25°C'],
  ['℃', '25 ℃'],
  ['ﬁt', '25 FIT'],
])('takes off the unit %j of %j, also where its forms differ in length', (unit, typed) => {
  expect(isRight({ kind: 'number', unit, options: [option('25')] }, typed)).toBe(true)
})

it('knows a stored option by its words, however many spaces are between them', () => {
  expect(isRight({ kind: 'single', options: [option('At  noon'), option('At dusk', false)] }, 'At noon')).toBe(true)
  const steps = [option('Tie  the\u00a0rope'), option('Lower')]
  expect(isRight({ kind: 'order', options: steps }, 'Tie the rope', 'Lower')).toBe(true)
})

it('says something only on what was answered', () => {
  const options = [
    option('Silt', true, { feedback: 'It settles.' }),
    option('Algae', false, { feedback: 'They float.' }),
  ]
  expect(judge({ kind: 'single', unit: '', options }, ['Algae'])).toEqual({
    fault: null,
    isRight: false,
    feedback: [{ answer: 'Algae', text: 'They float.' }],
  })
  const near = [option('12'), option('120', false, { feedback: 'That is in millimetres.', tolerance: '1' })]
  expect(judge({ kind: 'number', unit: 'cm', options: near }, ['119.5'])).toMatchObject({
    isRight: false,
    feedback: [{ answer: '119.5', text: 'That is in millimetres.' }],
  })
})

it('shows every order equally often, also the right one', () => {
  const seen = new Map<string, number>()
  const times = 6000
  for (let learner = 0; learner < times; learner++) {
    const shown = shuffle(['Bund', 'Drain', 'Sluice'], `chk_1 usr_${learner}`).join()
    seen.set(shown, (seen.get(shown) ?? 0) + 1)
  }
  expect(seen.size).toBe(6)
  for (const count of seen.values()) expect(Math.abs(count - times / 6)).toBeLessThan(150)
  expect(shuffle(['a', 'b', 'c'], 'x')).toEqual(shuffle(['c', 'b', 'a'], 'x'))
})
