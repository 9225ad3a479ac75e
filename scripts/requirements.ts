import { existsSync, globSync, readFileSync } from 'node:fs'
import { claimsInTests } from '@kere/tooling/requirement-claims'
import {
  misdirected,
  overdue,
  parseRequirements,
  proofs,
  unquoted,
  type Verdict,
} from '@kere/tooling/requirement-proofs'

// The samples in the tests of the tooling prove nothing about the product.
const exclude = ['**/node_modules/**', '**/dist/**', 'packages/tooling/**']
const testFiles = globSync(['**/*.test.{ts,tsx}', 'e2e/journeys/*.spec.ts'], { exclude })
const read = (path: string) => readFileSync(path, 'utf8')
const showsMissing = process.argv.includes('--missing')

const requirements = parseRequirements(read('docs/requirements.md'))
const files = testFiles.map((path) => ({ path, ...claimsInTests(path, read(path)) }))
const sections = proofs(
  requirements,
  files.flatMap(({ claims }) => claims),
)

function print(label: string, name: string, text: string) {
  console.log(`${label.padStart(22)}  ${name}  ${text}`)
}

function printOpenClauses({ open, waiting }: Verdict) {
  for (const { name, text } of open) print('not yet', name, text)
  for (const { name, text, waitsFor } of waiting) print(`waits for ${waitsFor}`, name, text)
}

console.log('Requirements that a test proves, by section:\n')
for (const { title, verdicts } of sections) {
  const proven = verdicts.filter(({ state }) => state === 'proven')
  console.log(`${String(proven.length).padStart(4)} of ${String(verdicts.length).padStart(3)}  ${title}`)
  for (const verdict of verdicts) {
    if (verdict.state === 'part') print('in part', verdict.number, verdict.text)
    if (verdict.state === 'missing' && showsMissing) print('not yet', verdict.number, verdict.text)
    if (showsMissing) printOpenClauses(verdict)
  }
}

const all = sections.flatMap(({ verdicts }) => verdicts)
const count = (state: Verdict['state']) => all.filter((verdict) => verdict.state === state).length
const soFar = all.filter(({ state, waiting }) => state === 'proven' && waiting.length).length
console.log(`\n${count('proven')} of ${all.length} are proven, ${count('part')} in part, ${count('missing')} not yet.`)
if (soFar) console.log(`Proven lines with a clause that waits for a capability: ${soFar}.`)

const isBuilt = (capability: string) => existsSync(`packages/contracts/src/${capability}.ts`)
const findings = [
  ...files.flatMap(({ path, claims, unreadable }) =>
    [...unreadable, ...misdirected(requirements, claims)].map((finding) => `${path}: ${finding}`),
  ),
  ...[...overdue(requirements, isBuilt), ...unquoted(requirements, files)].map(
    (finding) => `docs/requirements.md: ${finding}`,
  ),
]
for (const finding of findings) console.error(finding)
if (findings.length) process.exitCode = 1
