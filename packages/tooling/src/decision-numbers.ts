const heading = /^## (?<number>\d{4}) /gm
const mention = /\bdecisions? (?<number>\d+)\b/gi

const numbersIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(({ groups }) => groups!.number!)

/** The numbers of the decisions on a page of `docs/decisions`, from its headings. */
export const decisionsIn = (page: string) => numbersIn(page, heading)

/**
 * Lists references to decisions that do not exist. "decision 0042" refers to a heading by its four digits, so that a
 * search finds both.
 */
export const unknownDecisions = (path: string, text: string, known: ReadonlySet<string>): string[] =>
  numbersIn(text, mention)
    .filter((number) => !known.has(number))
    .map((number) => `${path} names decision ${number}, which docs/decisions does not have`)

export const doubledDecisions = (numbers: readonly string[]): string[] =>
  numbers
    .filter((number, place) => numbers.indexOf(number) !== place)
    .map((number) => `docs/decisions has two decisions ${number}: give the younger one the next number that is free`)
