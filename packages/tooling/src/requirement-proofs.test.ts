import { describe, expect, it } from 'vitest'
import { misdirected, overdue, parseRequirements, proofs, unquoted } from './requirement-proofs.ts'

const document = `# Part 1. The checklist

## A. Routes  (P §2)

- **S-001** GET / renders Home.
- **S-002** Enrol redirect 2000 ms; mentorship redirect 2000 ms; event saved 1.5 s. _(C-01)_

## Contradictions

| # | What conflicts | Resolution |
|---|---|---|
| C-01 | Ten or fourteen | Fourteen |

## Clauses

| Clause | What it asks for | Waits for |
|---|---|---|
| S-002.enroll | Enrol redirect 2000 ms | |
| S-002.mentorship | Mentorship redirect 2000 ms | mentorship |
| S-002.event-saved | Event saved 1.5 s | |
`
const requirements = parseRequirements(document)

it('reads checklist lines and table rows under their section, with their clauses', () => {
  expect(requirements).toEqual([
    { number: 'S-001', text: 'GET / renders Home.', section: 'A. Routes (P §2)', clauses: [] },
    {
      number: 'S-002',
      text: 'Enrol redirect 2000 ms; mentorship redirect 2000 ms; event saved 1.5 s. _(C-01)_',
      section: 'A. Routes (P §2)',
      clauses: [
        { name: 'S-002.enroll', text: 'Enrol redirect 2000 ms' },
        { name: 'S-002.mentorship', text: 'Mentorship redirect 2000 ms', waitsFor: 'mentorship' },
        { name: 'S-002.event-saved', text: 'Event saved 1.5 s' },
      ],
    },
    { number: 'C-01', text: 'Ten or fourteen', section: 'Contradictions', clauses: [] },
  ])
})

it.each([
  ['of no line', '| S-999.enroll | Enrol | |', 'S-999.enroll is a clause of no line before it'],
  ['named twice', '| S-002.enroll | Enrol | |', 'S-002.enroll is named twice'],
  ['without its cells', '| S-002.profile | Banner 3 s |', 'cannot be read as a clause'],
  ['with a name in capitals', '| S-002.Profile | Banner 3 s | |', 'cannot be read as a clause'],
])('refuses a clause %s', (_, line, message) => {
  expect(() => parseRequirements(`${document}${line}\n`)).toThrow(message)
})

/** A claim of only a part gets a tilde. */
const claimsOf = (...tags: string[]) => tags.map((tag) => ({ of: tag.replace('~', ''), isPart: tag.startsWith('~') }))

function verdictOn(number: string, ...tags: string[]) {
  const verdicts = proofs(requirements, claimsOf(...tags)).flatMap((section) => section.verdicts)
  return verdicts.find((verdict) => verdict.number === number)
}

const stateOf = (number: string, ...tags: string[]) => verdictOn(number, ...tags)?.state

describe('a line without clauses', () => {
  it('is proven by its number, in part by a part, and missing without', () => {
    expect(stateOf('S-001', 'S-001')).toBe('proven')
    expect(stateOf('S-001', '~S-001', 'S-001')).toBe('proven')
    expect(stateOf('S-001', '~S-001')).toBe('part')
    expect(stateOf('S-001', 'C-01')).toBe('missing')
  })
})

describe('a line of several clauses', () => {
  it('is proven when each clause that stands is', () => {
    expect(stateOf('S-002', 'S-002.enroll', 'S-002.event-saved')).toBe('proven')
    expect(stateOf('S-002', 'S-002.enroll')).toBe('part')
    expect(stateOf('S-002', 'S-002.enroll', '~S-002.event-saved')).toBe('part')
    expect(stateOf('S-002', '~S-002.enroll')).toBe('part')
    expect(stateOf('S-002')).toBe('missing')
  })

  it('is not proven while none of its clauses stands', () => {
    const waiting = requirements.map((line) => ({ ...line, clauses: line.clauses.filter(({ waitsFor }) => waitsFor) }))
    expect(proofs(waiting, []).map(({ verdicts }) => verdicts.map(({ state }) => state))).toEqual([
      ['missing', 'missing'],
      ['missing'],
    ])
  })

  it('says which clauses are open, and which wait', () => {
    const verdict = verdictOn('S-002', 'S-002.enroll')
    expect(verdict?.open.map(({ name }) => name)).toEqual(['S-002.event-saved'])
    expect(verdict?.waiting.map(({ name }) => name)).toEqual(['S-002.mentorship'])
  })
})

it('keeps the lines in their sections', () => {
  expect(proofs(requirements, []).map(({ title, verdicts }) => [title, verdicts.length])).toEqual([
    ['A. Routes (P §2)', 2],
    ['Contradictions', 1],
  ])
})

it.each([
  ['a number that no line has', 'S-999', 'S-999 is not in docs/requirements.md'],
  ['a clause that the line does not have', 'S-002.profile', 'S-002.profile is no clause of S-002'],
  ['a clause of a line without clauses', 'S-001.home', 'S-001.home is no clause of S-001'],
  ['a line of clauses without one', 'S-002', 'S-002 has clauses, and the tag names none'],
  ['a part of such a line without one', '~S-002', 'S-002 has clauses, and the tag names none'],
  ['a clause that waits', 'S-002.mentorship', 'S-002.mentorship waits for mentorship, but a test proves it'],
])('refuses %s', (_, tag, finding) => {
  expect(misdirected(requirements, claimsOf(tag))).toEqual([finding])
})

it('refuses a clause that waits for what is built', () => {
  expect(overdue(requirements, (capability) => capability === 'mentorship')).toEqual([
    'S-002.mentorship waits for mentorship, which is built',
  ])
  expect(overdue(requirements, () => false)).toEqual([])
})

describe('the texts that a line quotes', () => {
  const quoting = parseRequirements(`
- **S-001** Error: "Failed to submit."; "+{N} more".
- **S-002** Two facts.

| C-01 | "first 3 courses" or four | Three |
| S-002.free | 0 is "Free" | |
`)
  const file = (tags: string[], ...texts: string[]) => ({ claims: claimsOf(...tags), texts })

  it.each([
    ['whole', ['Failed to submit.', '+2 more']],
    ['in the middle of a string', ['It says: Failed to submit. Try again', 'and +12 more subjects']],
  ])('stand in a string of a file that names it, %s', (_, texts) => {
    expect(unquoted(quoting, [file(['S-001'], ...texts)])).toEqual([])
    expect(unquoted(quoting, [file(['S-001']), file(['~S-001'], ...texts)])).toEqual([])
  })

  it.each([
    ['in another case', 'failed to submit.'],
    ['as the beginning of a longer word', 'Failed to submit.x'],
    ['in part', 'Failed to submit'],
  ])('do not stand there %s', (_, text) => {
    expect(unquoted(quoting, [file(['S-001'], text, '+2 more')])).toEqual([
      'S-001 is claimed by tests that do not say "Failed to submit."',
    ])
  })

  it('do not stand there with nothing in the place of what varies', () => {
    expect(unquoted(quoting, [file(['S-001'], 'Failed to submit.', '+ more')])).toHaveLength(1)
  })

  it('count in files that name the line alone, and where it is claimed whole', () => {
    const both = ['Failed to submit.', '+2 more']
    expect(unquoted(quoting, [file(['S-001']), file(['S-002.free'], 'Free', ...both)])).toHaveLength(2)
    expect(unquoted(quoting, [file(['~S-001'])])).toEqual([])
    expect(unquoted(quoting, [])).toEqual([])
  })

  it('are those of clauses too, and not what a table says of a conflict', () => {
    expect(unquoted(quoting, [file(['S-002.free', 'C-01'])])).toEqual([
      'S-002.free is claimed by tests that do not say "Free"',
    ])
  })
})
