import { expect, it } from 'vitest'
import { claimsInTests, parseRequirements, proofs } from './requirement-proofs.ts'

const document = `# Part 1. The checklist

## A. Routes  (P §2)

- **S-001** GET / renders Home.
- **S-002** GET /courses renders the catalogue. _(C-01)_

## Contradictions

| # | What conflicts | Resolution |
|---|---|---|
| C-01 | Ten or fourteen | Fourteen |
`

it('reads checklist lines and table rows under their section', () => {
  expect(parseRequirements(document)).toEqual([
    { number: 'S-001', text: 'GET / renders Home.', section: 'A. Routes (P §2)' },
    { number: 'S-002', text: 'GET /courses renders the catalogue. _(C-01)_', section: 'A. Routes (P §2)' },
    { number: 'C-01', text: 'Ten or fourteen', section: 'Contradictions' },
  ])
})

const numbersIn = (source: string) => claimsInTests(source).map(({ number }) => number)

it('reads one number or several from the name of a test', () => {
  expect(numbersIn("it('[S-001] does it', …)\nit('[S-002, C-01] does it', …)")).toEqual(['S-001', 'S-002', 'C-01'])
})

it('reads every bracket that a name begins with, and the cells of a table that fills it in', () => {
  expect(numbersIn("it('[S-001] [C-01] does it', …)")).toEqual(['S-001', 'C-01'])
  expect(numbersIn("it.each(['S-001', 'C-01'])('[%s] does it', …)")).toEqual(['S-001', 'C-01'])
  expect(numbersIn("it.each(['S-001', 'C-01'])('%s does it', …)")).toEqual([])
})

it('takes a number only at the beginning of a name', () => {
  expect(numbersIn("it('does what [S-001] asks', …) // [S-002]")).toEqual([])
})

it('tells a part from the whole, by the bracket it stands in', () => {
  expect(claimsInTests("it('[S-001] [part of S-002, C-01] does it', …)")).toEqual([
    { number: 'S-001', isPart: false },
    { number: 'S-002', isPart: true },
    { number: 'C-01', isPart: true },
  ])
})

it('sorts each section into proven, proven in part, and missing', () => {
  const claims = [
    { number: 'S-001', isPart: true },
    { number: 'S-002', isPart: true },
    { number: 'S-002', isPart: false },
  ]
  const { sections } = proofs(parseRequirements(document), claims)
  expect(sections.map(({ proven, partly, missing }) => [proven.length, partly.length, missing.length])).toEqual([
    [1, 1, 0],
    [0, 0, 1],
  ])
})

it('reports a number that no requirement has', () => {
  const claims = ['S-002', 'S-999'].map((number) => ({ number, isPart: false }))
  expect(proofs(parseRequirements(document), claims).unknown).toEqual(['S-999'])
})
