import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { claimsInTests, parseRequirements, proofs } from '@kere/tooling/requirement-proofs'
import { root } from './run-command.ts'

// What the tooling's own tests read are samples: the house's tools prove nothing of the product.
const exclude = ['**/node_modules/**', '**/dist/**', 'packages/tooling/**']
const testFiles = globSync(['**/*.test.{ts,tsx}', 'e2e/journeys/*.spec.ts'], { cwd: root, exclude })
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const requirements = parseRequirements(read('docs/requirements.md'))
const files = testFiles.map((path) => ({ path, claims: claimsInTests(read(path)) }))
const { sections, unknown } = proofs(
  requirements,
  files.flatMap(({ claims }) => claims),
)

console.log('Requirements that a test proves, by section:\n')
for (const { title, proven, partly, missing } of sections) {
  const total = proven.length + partly.length + missing.length
  console.log(`${String(proven.length).padStart(4)} of ${String(total).padStart(3)}  ${title}`)
  for (const { number, text } of partly) console.log(`              in part  ${number}  ${text}`)
  if (process.argv.includes('--missing'))
    for (const { number, text } of missing) console.log(`              not yet  ${number}  ${text}`)
}

const count = (kind: 'proven' | 'partly') => sections.reduce((sum, section) => sum + section[kind].length, 0)
const rest = requirements.length - count('proven') - count('partly')
console.log(`\n${count('proven')} of ${requirements.length} are proven, ${count('partly')} in part, ${rest} not yet.`)

for (const number of unknown) {
  const claimants = files.filter(({ claims }) => claims.some((claim) => claim.number === number))
  const paths = claimants.map(({ path }) => path).join(', ')
  console.error(`${number} is not in docs/requirements.md, but is named in ${paths}`)
}
if (unknown.length) process.exitCode = 1
