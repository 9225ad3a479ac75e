import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { linesNaming, type SourceFile } from './capability-lines.ts'
import { registryHeader } from './registries.ts'

const root = new URL('../../../', import.meta.url)
const allowed = 10

const foundations = new Set([
  'accounts',
  'audit',
  'auth',
  'consents',
  'courses',
  'dashboard',
  'documents',
  'enrollments',
  'files',
  'google',
  'guardians',
  'health',
  'learning',
  'list',
  'notifications',
  'onboarding',
  'open-api',
  'orders',
  'outbox',
  'releases',
  'second-factor',
  'sessions',
  'site-search',
  'translations',
  'visitor-form',
])

/**
 * The lines outside a capability's own files that name it; these numbers may only fall. Applications are older than the
 * pattern. Events are six slices on every dashboard, can be ordered, and appear in the newsletter, on home, in the news
 * and in the search. Mentorship is in three menus, on every dashboard, in calendars and in empty searches, and the list
 * of people shows who has room. Labs are on home, in three menus and on the dashboard, and have three file kinds and a
 * bucket in each environment. A course links to its educator among the listed people, and a request for a mentor names
 * one of them. The sources of learning paths are named in their order. The fellowship has a bucket in each environment.
 * Certificates are issued by each statement that completes a course, a lab, a fellowship or a mentorship, or checks
 * somebody in; three workers sign and verify them, and each kind is named; those of a lab go to people whom the
 * portfolio vouches for. A discount code is kept by orders, decides in each statement that makes or revives one, makes
 * places free, and is typed on the page of a course.
 */
const ceilings: Readonly<Record<string, number>> = {
  'educator-applications': 12,
  'discount-codes': 16,
  'user-accounts': 12,
  'listed-people': 14,
  blog: 13,
  labs: 21,
  events: 37,
  mentorship: 20,
  fellowship: 23,
  newsletter: 11,
  certificates: 33,
  portfolio: 11,
}

const isSource = (path: string) =>
  /\.(ts|tsx|css|html|toml|mjs|jsonc)$/.test(path) &&
  !/worker-configuration|packages\/tooling\/src\/(capability-lines|planted-imports|fences)/.test(path)

const files: readonly SourceFile[] = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => isSource(path) && existsSync(new URL(path, root)))
  .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }))
  // Generated files do not count.
  .filter(({ text }) => !text.startsWith(registryHeader))

const contracts = readFileSync(new URL('packages/contracts/src/contracts.registry.ts', root), 'utf8')

/** Folders whose slices are all one capability. */
const wholeRooms: ReadonlySet<string> = new Set([
  'careers',
  'events',
  'fellowship',
  'labs',
  'mentorship',
  'portfolio',
  'publishing',
])

const capabilities = [
  ...new Set(
    [...contracts.matchAll(/from '\.\/([\w-]+)\/([\w-]+)\.ts'/g)].flatMap(([, room = '', name = '']) =>
      wholeRooms.has(room) ? room : name,
    ),
  ),
].filter((name) => !foundations.has(name))

it('knows the capabilities by the registry of contracts', () => {
  expect(capabilities).toEqual(expect.arrayContaining(['contact', 'educator-applications', 'events']))
})

it.each(capabilities)('finds %s named by ten lines outside its own files at most', (capability) => {
  const lines = linesNaming(capability, files).map(({ path, line, text }) => `${path}:${line} ${text}`)
  expect(lines.slice(ceilings[capability] ?? allowed), lines.join('\n')).toEqual([])
})

it('counts an import, an address, a table and an act, in whatever spelling', () => {
  const text = [
    "export * as petLoans from './features/pet-loans/pet-loans.labels.ts'",
    "{ label: 'Loans', path: '/dashboard/pet-loans' }",
    'SELECT * FROM pet_loans',
    "'pet_loan.approved'",
    'const petLoan = lend()',
    'A pet loan is lent.',
  ].join('\n')
  expect(linesNaming('pet-loans', [{ path: 'shell/src/menu.ts', text }]).map(({ line }) => line)).toEqual([1, 2, 3, 4])
})

it('counts nothing of what bears the name', () => {
  const text = "import './pet-loans.ts'"
  const own = ['workers/api/src/pet-loans/list.ts', 'd1/seed/local-pet-loans.ts', 'e2e/journeys/pet-loans.spec.ts']
  expect(
    linesNaming(
      'pet-loans',
      own.map((path) => ({ path, text })),
    ),
  ).toEqual([])
})

it('counts nothing that is in the order of a list', () => {
  const text = ["kind: 'order',", "if (filter.kind !== 'order') return null"].join('\n')
  expect(linesNaming('orders', [{ path: 'packages/screens/src/list-filter.ts', text }])).toEqual([])
})
