import { expect, it } from 'vitest'
import { claimsInTests } from './requirement-claims.ts'

const read = (source: string) => claimsInTests('planted.test.tsx', source)
/** A claim of only a part gets a tilde. */
const claimed = (source: string) => read(source).claims.map(({ of, isPart }) => (isPart ? `~${of}` : of))

it('reads one number or several, and each bracket of a name', () => {
  expect(claimed("it('[S-001] does it', () => {}); test(`[S-002, C-01] does it`, () => {})")).toEqual([
    'S-001',
    'S-002',
    'C-01',
  ])
  expect(claimed("describe('[S-001] [C-01] a course', () => {})")).toEqual(['S-001', 'C-01'])
})

it('reads a bracket in the middle of a name', () => {
  expect(claimed("it('closes when registration does, [S-152] and ends with the event', () => {})")).toEqual(['S-152'])
})

it('tells a part from the whole, in a bracket of both too', () => {
  expect(claimed("it('[S-139, part of C-29, part of C-30] does it', () => {})")).toEqual(['S-139', '~C-29', '~C-30'])
  expect(claimed("it('[part of S-060] does it', () => {})")).toEqual(['~S-060'])
})

it('reads a clause, and a part of one', () => {
  expect(claimed("it('[S-577.event-saved, part of U-21.courses] does it', () => {})")).toEqual([
    'S-577.event-saved',
    '~U-21.courses',
  ])
})

it.each([
  "it.each(['S-001', 'C-01'])('[%s] does it', () => {})",
  "it.for([['S-001', 1], ['C-01', 2]] as const)('[%s] does %i', () => {})",
  "describe.each([{ line: 'S-001' }, { line: 'C-01' }])('[$line] does it', () => {})",
  "it.each([['a list [S-001]', 1], ['a name [C-01]', 2]])('refuses %s', () => {})",
])('reads the names that a table fills in: %s', (source) => {
  expect(read(source)).toMatchObject({
    claims: [
      { of: 'S-001', isPart: false },
      { of: 'C-01', isPart: false },
    ],
    unreadable: [],
  })
})

it('reads names that are wrapped, and those of steps', () => {
  expect(claimed("it.runIf(isLinux)('[S-001] does it', () => {}); await test.step('[S-002] next', go)")).toEqual([
    'S-001',
    'S-002',
  ])
})

it('takes comments and cells that stand in no name for no tags', () => {
  expect(read("// [S-002]\nit.each([['it', 'S-001']])('does %s', () => {}) // 'S-003'")).toMatchObject({
    claims: [],
    unreadable: [],
  })
})

it.each([
  "it('[part of S-001, C-02] does it', go)",
  "it('[S-001 and S-002] does it', go)",
  "it('[S-001; S-002] does it', go)",
  "it('[parts of S-001] does it', go)",
  "it('[S-001.Enroll] does it', go)",
  "it('[S-475, S9] does it', go)",
  "it('[S114] does it', go)",
  "it('[s-114] does it', go)",
  "it('[S–114] does it', go)",
  "it('S-114 does it', go)",
  "it('does it (S-114)', go)",
  "it('[S-114 does it', go)",
  'it(`[${number}] does it`, go)',
  "it.each(rows)('[%s] does it', go)",
  "it.each(rows)('[$line] does it', go)",
  "refuses('[S-114] does it', go)",
  "const rows = [['[S-114] does it']]; it.each(rows)('%s', go)",
])('refuses what it cannot read: %s', (source) => {
  const { claims, unreadable } = read(source)
  expect({ claims, count: unreadable.length }).toEqual({ claims: [], count: 1 })
})

it('lets goals of quality and other brackets be', () => {
  expect(read("it('[S6] [part of P1] reads [1, 2] and [a](b)', () => {})")).toMatchObject({
    claims: [],
    unreadable: [],
  })
})

it('reads the texts that a file compares with: no name of a test, no comment, no pattern', () => {
  const { texts } = read(`
    // 'Said'
    it('says Hello', () => expect(page).toHaveText('Hello, Asha'))
    it.each([['Bye', /Later/]])('says %s', (text) => expect(page).toHaveText(\`\${name}, 2 more\`))
  `)
  expect(texts).toEqual(['Hello, Asha', 'Bye', '${…}, 2 more'])
})

it('refuses a file that is no TypeScript', () => {
  expect(() => read("it('[S-001] does it', ")).toThrow('planted.test.tsx cannot be parsed')
})
