/** `S` from the checklist, `C`, `U` and `W` from the tables after it. */
export interface Requirement {
  number: string
  text: string
  section: string
}

const sectionLine = /^#{1,2} (?<title>.+)$/
const checklistLine = /^- \*\*(?<number>S-\d+)\*\* (?<text>.+)$/
const tableLine = /^\| (?<number>[CUW]-\d+) \| (?<text>[^|]+)/
const numbers = String.raw`(?:part of )?[SCUW]-\d+(?:, ?[SCUW]-\d+)*`
const nameStart = new RegExp(String.raw`['"\x60]((?:\[${numbers}\] ?)+)`, 'g')
/** For a name that begins with `[%s]`. */
const tableCell = new RegExp(String.raw`['"\x60](${numbers})['"\x60]`, 'g')

export function parseRequirements(document: string): Requirement[] {
  const requirements: Requirement[] = []
  let section = ''
  for (const line of document.split('\n')) {
    section = sectionLine.exec(line)?.groups?.title?.replace(/\s+/g, ' ') ?? section
    const { number, text } = (checklistLine.exec(line) ?? tableLine.exec(line))?.groups ?? {}
    if (number && text) requirements.push({ number, text: text.trim(), section })
  }
  return requirements
}

export interface Claim {
  number: string
  isPart: boolean
}

/** `[S-114] …`, `[S-114, C-03] …`, `[S-114] [C-03] …`, by a table `[%s] …`, and `[part of S-060] …` for a part of a line. */
export function claimsInTests(source: string): Claim[] {
  const patterns = source.includes('[%s]') ? [nameStart, tableCell] : [nameStart]
  const brackets = patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].flatMap(([, found = '']) => found.split(']')),
  )
  return brackets.flatMap((bracket) =>
    (bracket.match(/[SCUW]-\d+/g) ?? []).map((number) => ({ number, isPart: bracket.includes('part of') })),
  )
}

interface SectionProgress {
  title: string
  proven: Requirement[]
  partly: Requirement[]
  missing: Requirement[]
}

export function proofs(requirements: readonly Requirement[], claims: readonly Claim[]) {
  const whole = new Set(claims.filter(({ isPart }) => !isPart).map(({ number }) => number))
  const claimed = new Set(claims.map(({ number }) => number))
  const known = new Set(requirements.map(({ number }) => number))
  const bySection = Map.groupBy(requirements, ({ section }) => section)
  const sections = [...bySection].map(([title, all]): SectionProgress => ({
    title,
    proven: all.filter(({ number }) => whole.has(number)),
    partly: all.filter(({ number }) => claimed.has(number) && !whole.has(number)),
    missing: all.filter(({ number }) => !claimed.has(number)),
  }))
  return { sections, unknown: [...claimed].filter((number) => !known.has(number)) }
}
