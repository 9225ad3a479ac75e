import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { numbersInTests, parseRequirements, proofs } from '@kere/tooling/requirement-proofs'

const cwd = fileURLToPath(new URL('..', import.meta.url))
const exclude = ['**/node_modules/**', '**/dist/**']
const testFiles = globSync(['**/*.test.{ts,tsx}', 'e2e/journeys/*.spec.ts'], { cwd, exclude })
const read = (path: string) => readFileSync(`${cwd}/${path}`, 'utf8')

const requirements = parseRequirements(read('docs/requirements.md'))
const files = testFiles.map((path) => ({ path, numbers: numbersInTests(read(path)) }))
const { sections, unknown } = proofs(requirements, new Set(files.flatMap(({ numbers }) => numbers)))

console.log('Requirements that a test proves, by section:\n')
for (const { title, proven, missing } of sections) {
  const total = proven.length + missing.length
  console.log(`${String(proven.length).padStart(4)} of ${String(total).padStart(3)}  ${title}`)
  if (process.argv.includes('--missing')) {
    for (const { number, text } of missing) console.log(`              not yet  ${number}  ${text}`)
  }
}

const proven = sections.reduce((sum, section) => sum + section.proven.length, 0)
console.log(`\n${proven} of ${requirements.length} are proven, ${requirements.length - proven} not yet.`)

for (const number of unknown) {
  const claimants = files.filter(({ numbers }) => numbers.includes(number)).map(({ path }) => path)
  console.error(`${number} is not in docs/requirements.md, but is named in ${claimants.join(', ')}`)
}
if (unknown.length) process.exitCode = 1
