/** A numbered demand of docs/requirements.md: `S` from the checklist, `C`, `U` and `W` from the tables after it. */
export interface Requirement {
  number: string
  text: string
  section: string
}

const sectionLine = /^#{1,2} (?<title>.+)$/
const checklistLine = /^- \*\*(?<number>S-\d+)\*\* (?<text>.+)$/
const tableLine = /^\| (?<number>[CUW]-\d+) \| (?<text>[^|]+)/
const numbersInName = /['"`]\[(?<numbers>[SCUW]-\d+(?:, ?[SCUW]-\d+)*)\]/g

/** Reads the requirements from the document, in its order. */
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

/** Finds the numbers that names of tests begin with: `[S-114] …` and `[S-114, C-03] …`. */
export function numbersInTests(source: string): string[] {
  return [...source.matchAll(numbersInName)].flatMap(({ groups }) => groups?.numbers?.split(/, ?/) ?? [])
}

interface SectionProgress {
  title: string
  proven: Requirement[]
  missing: Requirement[]
}

/** Sorts the requirements of each section into proven and missing, and finds numbers that no requirement has. */
export function proofs(requirements: Requirement[], claimed: Set<string>) {
  const known = new Set(requirements.map(({ number }) => number))
  const bySection = Map.groupBy(requirements, ({ section }) => section)
  const sections = [...bySection].map(([title, all]): SectionProgress => ({
    title,
    proven: all.filter(({ number }) => claimed.has(number)),
    missing: all.filter(({ number }) => !claimed.has(number)),
  }))
  return { sections, unknown: [...claimed].filter((number) => !known.has(number)) }
}
