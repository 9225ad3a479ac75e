/** A numbered demand of docs/requirements.md: `S` from the checklist, `C`, `U` and `W` from the tables after it. */
export interface Requirement {
  number: string
  text: string
  section: string
}

const sectionLine = /^#{1,2} (?<title>.+)$/
const checklistLine = /^- \*\*(?<number>S-\d+)\*\* (?<text>.+)$/
const tableLine = /^\| (?<number>[CUW]-\d+) \| (?<text>[^|]+)/
const numbers = String.raw`[SCUW]-\d+(?:, ?[SCUW]-\d+)*`
/** The brackets that a name begins with. */
const nameStart = new RegExp(String.raw`['"\x60]((?:\[${numbers}\] ?)+)`, 'g')
/** A cell of a table, for a name that begins with `[%s]`. */
const tableCell = new RegExp(String.raw`['"\x60](${numbers})['"\x60]`, 'g')

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

/** Finds the numbers that names of tests begin with: `[S-114] …`, `[S-114, C-03] …`, `[S-114] [C-03] …`, and by a table `[%s] …`. */
export function numbersInTests(source: string): string[] {
  const patterns = source.includes('[%s]') ? [nameStart, tableCell] : [nameStart]
  return patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].flatMap(([, found = '']) => found.match(/[SCUW]-\d+/g) ?? []),
  )
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
