import type { Claim, ReadClaims } from './requirement-claims.ts'

/**
 * A part of a requirement that is proven by itself. `waitsFor` names the capability without which it does not apply
 * yet.
 */
export interface Clause {
  /** The name, such as `S-577.enroll`. */
  name: string
  text: string
  waitsFor?: string
}

/** A requirement: `S` from the checklist; `C`, `U` and `W` from the tables after it. */
export interface Requirement {
  number: string
  text: string
  section: string
  clauses: Clause[]
}

const sectionLine = /^#{1,2} (?<title>.+)$/
const checklistLine = /^- \*\*(?<number>S-\d+)\*\* (?<text>.+)$/
const tableLine = /^\| (?<number>[CUW]-\d+) \| (?<text>[^|]+)/
const clauseStart = /^\| *[SCUW]-\d+\./
const clauseLine = /^\| (?<name>(?<number>[SCUW]-\d+)\.[a-z\d-]+) +\| (?<text>[^|]+) \|(?<waitsFor>[^|]*)\|$/

/** @throws {Error} if a clause is malformed, belongs to no requirement, or is named twice */
export function parseRequirements(document: string): Requirement[] {
  const requirements = new Map<string, Requirement>()
  let section = ''
  for (const line of document.split('\n')) {
    section = sectionLine.exec(line)?.groups?.title?.replace(/\s+/g, ' ') ?? section
    const { number, text } = (checklistLine.exec(line) ?? tableLine.exec(line))?.groups ?? {}
    if (number && text) requirements.set(number, { number, text: text.trim(), section, clauses: [] })
    if (clauseStart.test(line)) addClause(requirements, line)
  }
  return [...requirements.values()]
}

function addClause(requirements: ReadonlyMap<string, Requirement>, line: string): void {
  const { name, number = '', text = '', waitsFor = '' } = clauseLine.exec(line)?.groups ?? {}
  if (!name) throw new Error(`${line} cannot be read as a clause`)
  const clauses = requirements.get(number)?.clauses
  if (!clauses) throw new Error(`${name} is a clause of no line before it`)
  if (clauses.some((other) => other.name === name)) throw new Error(`${name} is named twice`)
  clauses.push({ name, text: text.trim(), ...(waitsFor.trim() && { waitsFor: waitsFor.trim() }) })
}

export interface Verdict extends Requirement {
  state: 'proven' | 'part' | 'missing'
  /** Clauses that apply and are not proven. */
  open: Clause[]
  waiting: Clause[]
}

export interface SectionProgress {
  title: string
  verdicts: Verdict[]
}

/**
 * Counts what is proven. A requirement with clauses is proven when every clause that applies is proven; a clause that
 * waits for its capability does not apply.
 */
export function proofs(requirements: readonly Requirement[], claims: readonly Claim[]): SectionProgress[] {
  const whole = new Set(claims.flatMap(({ of, isPart }) => (isPart ? [] : [of])))
  const claimed = new Set(claims.map(({ of }) => of))
  const bySection = Map.groupBy(requirements, ({ section }) => section)
  return [...bySection].map(([title, all]) => ({
    title,
    verdicts: all.map((requirement) => verdictOn(requirement, whole, claimed)),
  }))
}

/** Explains for each wrong claim why it cannot be true. */
export function misdirected(requirements: readonly Requirement[], claims: readonly Claim[]): string[] {
  const named = new Set(claims.map(({ of }) => of))
  return [...named].flatMap((of) => whyNot(of, requirements) ?? [])
}

/** Lists the clauses that apply now because their capability has been built. */
export function overdue(requirements: readonly Requirement[], isBuilt: (capability: string) => boolean): string[] {
  return requirements.flatMap(({ clauses }) =>
    clauses.flatMap(({ name, waitsFor }) =>
      waitsFor && isBuilt(waitsFor) ? [`${name} waits for ${waitsFor}, which is built`] : [],
    ),
  )
}

const quoted = /"(?<text>[^"]+)"/g
/** A placeholder such as `{track}` in a quoted text stands for any value. */
const varying = /\{[^}]*\}/
const special = /[.*+?^${}()|[\]\\]/g

/**
 * Lists the quoted texts of fully claimed requirements that no test about them contains. The tables after the checklist
 * quote conflicting texts rather than displayed ones, so they are skipped.
 */
export function unquoted(
  requirements: readonly Requirement[],
  files: readonly Pick<ReadClaims, 'claims' | 'texts'>[],
): string[] {
  const demands = requirements.flatMap(({ number, text, clauses }) =>
    clauses.length || !number.startsWith('S') ? clauses : [{ name: number, text }],
  )
  return demands.flatMap(({ name, text }) => {
    const about = files.filter(({ claims }) => claims.some(({ of }) => of === name))
    const isClaimed = about.some(({ claims }) => claims.some(({ of, isPart }) => of === name && !isPart))
    const texts = about.flatMap((file) => file.texts)
    return [...text.matchAll(quoted)].flatMap(([found, exact = '']) =>
      isClaimed && !texts.some((each) => wholeText(exact).test(each))
        ? [`${name} is claimed by tests that do not say ${found}`]
        : [],
    )
  })
}

function wholeText(text: string): RegExp {
  const fixed = text.split(varying).map((part) => part.replaceAll(special, String.raw`\$&`))
  return new RegExp(String.raw`(?<![\p{L}\d])${fixed.join('.+')}(?![\p{L}\d])`, 'u')
}

function verdictOn(requirement: Requirement, whole: Set<string>, claimed: Set<string>): Verdict {
  const { number, clauses } = requirement
  const waiting = clauses.filter(({ waitsFor }) => waitsFor)
  const standing = clauses.filter(({ waitsFor }) => !waitsFor)
  const open = standing.filter(({ name }) => !whole.has(name))
  const isProven = clauses.length ? standing.length > 0 && !open.length : whole.has(number)
  const isBegun = [number, ...clauses.map(({ name }) => name)].some((of) => claimed.has(of))
  return { ...requirement, open, waiting, state: isProven ? 'proven' : isBegun ? 'part' : 'missing' }
}

function whyNot(of: string, requirements: readonly Requirement[]): string | undefined {
  const line = requirements.find(({ number }) => number === of.split('.')[0])
  if (!line) return `${of} is not in docs/requirements.md`
  if (of === line.number) return line.clauses.length ? `${of} has clauses, and the tag names none` : undefined
  const clause = line.clauses.find(({ name }) => name === of)
  if (!clause) return `${of} is no clause of ${line.number}`
  return clause.waitsFor ? `${of} waits for ${clause.waitsFor}, but a test proves it` : undefined
}
