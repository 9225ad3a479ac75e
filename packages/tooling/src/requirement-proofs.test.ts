import { expect, it } from 'vitest'
import { numbersInTests, parseRequirements, proofs } from './requirement-proofs.ts'

const document = `# Part 1. The checklist

## A. Routes  (P §2)

- **S-001** GET / renders Home.
- **S-002** GET /courses renders the catalogue. _(C-01)_

## Contradictions

| # | What conflicts | Resolution |
|---|---|---|
| C-01 | Ten or fourteen | Fourteen |
`

// Put together here, so that these samples are not taken for proofs themselves.
const named = (numbers: string) => `it('[${numbers}] does it', () => {})`

it('reads checklist lines and table rows under their section', () => {
  expect(parseRequirements(document)).toEqual([
    { number: 'S-001', text: 'GET / renders Home.', section: 'A. Routes (P §2)' },
    { number: 'S-002', text: 'GET /courses renders the catalogue. _(C-01)_', section: 'A. Routes (P §2)' },
    { number: 'C-01', text: 'Ten or fourteen', section: 'Contradictions' },
  ])
})

it('reads one number or several from the name of a test', () => {
  expect(numbersInTests(`${named('S-001')}\n${named('S-002, C-01')}`)).toEqual(['S-001', 'S-002', 'C-01'])
})

it('reads every bracket that a name begins with, and the cells of a table that fills it in', () => {
  expect(numbersInTests(named('S-001] [C-01'))).toEqual(['S-001', 'C-01'])
  const table = (name: string) => `it.each([${["'S-001", "C-01'"].join(', ')}])('${name}', () => {})`
  expect(numbersInTests(table('[%s] does it'))).toEqual(['S-001', 'C-01'])
  expect(numbersInTests(table('%s does it'))).toEqual([])
})

it('takes a number only at the beginning of a name', () => {
  expect(numbersInTests("it('does what [S-001] asks', () => {}) // [S-002]")).toEqual([])
})

it('sorts each section into proven and missing', () => {
  const { sections } = proofs(parseRequirements(document), new Set(['S-002']))
  expect(sections.map(({ proven, missing }) => [proven.length, missing.length])).toEqual([
    [1, 1],
    [0, 1],
  ])
})

it('reports a number that no requirement has', () => {
  expect(proofs(parseRequirements(document), new Set(['S-002', 'S-999'])).unknown).toEqual(['S-999'])
})
