import { lackOf } from '@kere/contracts/courses/lesson-check-rules'
import type { DraftCheck } from '@kere/contracts/courses/lesson-checks'
import { expect, it } from 'vitest'
import { readGift, writeGift } from './gift.ts'

const option = (text: string, isRight = true, feedback = '', tolerance = '') => ({ text, isRight, feedback, tolerance })

const makeCheck = (about: Partial<DraftCheck>): DraftCheck => ({
  key: 'a',
  kind: 'single',
  question: 'When?',
  counts: false,
  options: [],
  unit: '',
  explanation: '',
  ...about,
})

const readOne = (text: string) => {
  const { checks, leftOut } = readGift(text)
  expect(leftOut).toEqual([])
  expect(checks).toHaveLength(1)
  return checks[0]!
}

it('writes and reads each kind without a loss', () => {
  const checks = [
    makeCheck({
      options: [option('At noon', true, 'The sun: high.'), option('At {dusk} = 6~7 # \\', false, 'Low\u2026')],
    }),
    makeCheck({
      kind: 'multiple',
      counts: true,
      options: [option('a'), option('b'), option('c'), option('d', false, 'No')],
    }),
    makeCheck({
      kind: 'number',
      unit: 'cm',
      options: [option('-12.50', true, 'Yes', '0.5'), option('125', false, 'In mm', '1')],
    }),
    makeCheck({ kind: 'text', options: [option('Secchi disc'), option('Plate', false, 'What is its name?')] }),
    makeCheck({
      kind: 'order',
      question: 'First\nto last?',
      options: ['Tie', 'Lower', 'Read'].map((text) => option(text, false)),
      explanation: 'So it is.',
    }),
  ]
  expect(checks.map(lackOf)).toEqual([null, null, null, null, null])
  const { checks: read, leftOut } = readGift(writeGift(checks))
  expect(leftOut).toEqual([])
  expect(read.map((check) => ({ key: 'a', ...check }))).toEqual(checks)
})

it('writes a percentage as the tolerance that it is', () => {
  expect(writeGift([makeCheck({ kind: 'number', options: [option('150', true, '', '2%')] })])).toContain('=150:3\n')
})

it.each([
  [
    "Who is buried in Grant's tomb?{=Grant ~no one ~Napoleon}",
    { kind: 'single', options: [{ isRight: true }, { isRight: false }, { isRight: false }] },
  ],
  [
    '::Title:: Grant is {~buried =entombed#Right.} in the tomb.',
    { kind: 'single', question: 'Grant is _____ in the tomb.' },
  ],
  [
    'What two people?{~%-50%No one ~%50%Grant ~%50%Wife}',
    { kind: 'multiple', options: [{ isRight: false }, { isRight: true }, { isRight: true }] },
  ],
  [
    'The sun rises in the east.{T#No#Yes}',
    {
      kind: 'single',
      options: [
        { text: 'True', isRight: true, feedback: 'Yes' },
        { text: 'False', feedback: 'No' },
      ],
    },
  ],
  ['Two plus two?{=four =4}', { kind: 'text', options: [{ text: 'four' }, { text: '4' }] }],
  ['When was Grant born?{#1822:5}', { kind: 'number', options: [{ text: '1822', tolerance: '5' }] }],
  [
    'What is pi?{#3.141..3.142####A circle}',
    { kind: 'number', explanation: 'A circle', options: [{ text: '3.1415', tolerance: '0.0005' }] },
  ],
  [
    'Born?{#=1822:0#Exact =%50%1822:2#Near}',
    {
      options: [
        { isRight: true, feedback: 'Exact' },
        { isRight: false, tolerance: '2' },
      ],
    },
  ],
  ['Order{=2 -> Read =1 -> Lower}', { kind: 'order', options: [{ text: 'Lower' }, { text: 'Read' }] }],
  [
    'Order{=1 -> Lower the disc\n  into  the water =2 -> Read}',
    { kind: 'order', options: [{ text: 'Lower the disc into the water' }, { text: 'Read' }] },
  ],
  ['[html]<p>Is <b>2 \\= 2</b>?</p>{=yes ~no}', { question: 'Is 2 = 2?' }],
])('reads %j', (text, expected) => {
  expect(readOne(text)).toMatchObject(expected)
})

it('leaves out what it cannot take, and says so', () => {
  const { checks, leftOut } = readGift(
    '// a comment\n$CATEGORY: lakes\n\nWrite an essay.{}\n\nJust a text\n\nMatch{=cat -> food =dog -> bone}\n\nOnly wrong{~a ~b}\n\nFine?{=yes ~no}',
  )
  expect(checks).toHaveLength(1)
  expect(leftOut).toEqual(['Write an essay.{}', 'Just a text', 'Match{=cat -> food =dog -> bone}', 'Only wrong{~a ~b}'])
})

it('is done with a long text of nothing at once', () => {
  const started = performance.now()
  readGift(`${'{'.repeat(50_000)}${'=a~'.repeat(20_000)}`)
  readGift(`::${':'.repeat(100_000)}`)
  expect(performance.now() - started).toBeLessThan(2000)
})
