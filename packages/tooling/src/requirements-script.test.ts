import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const script = fileURLToPath(new URL('../../../scripts/requirements.ts', import.meta.url))
const document = `# Requirements

## A. Times

- **S-001** GET / renders Home.
- **S-002** Enrol redirect 2000 ms; mentorship redirect 2000 ms; event saved 1.5 s.
- **S-003** GET /courses renders the catalogue.
- **S-004** "Course title is required".

# Clauses

| Clause           | What it asks for            | Waits for  |
| ---------------- | --------------------------- | ---------- |
| S-002.enroll     | Enrol redirect 2000 ms      |            |
| S-002.mentorship | Mentorship redirect 2000 ms | mentorship |
| S-002.event      | Event saved 1.5 s           |            |
`

let folder: string

function plant(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' })
  return { status, stdout, stderr }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kere-requirements-'))
  plant('docs/requirements.md', document)
})
afterEach(() => rmSync(folder, { recursive: true }))

it('counts proven, part and missing, and passes', () => {
  plant('api/a.test.ts', "it('[S-001, part of S-003] does it', () => {})")
  plant('e2e/journeys/a.spec.ts', "test('[S-002.enroll] does it', async ({ page }) => {})")
  expect(run()).toEqual({
    status: 0,
    stdout: `Requirements that a test proves, by section:

   1 of   4  A. Times
               in part  S-002  Enrol redirect 2000 ms; mentorship redirect 2000 ms; event saved 1.5 s.
               in part  S-003  GET /courses renders the catalogue.

1 of 4 are proven, 2 in part, 1 not yet.
`,
    stderr: '',
  })
})

it('lists with --missing the lines and the clauses that are missing, and what clauses wait for', () => {
  plant('api/a.test.ts', "it('[S-002.enroll] does it', () => {})")
  const { stdout } = run('--missing')
  expect(stdout.match(/^ +(not yet|waits for \S+) +\S+/gm)?.map((line) => line.trim())).toEqual([
    'not yet  S-001',
    'not yet  S-002.event',
    'waits for mentorship  S-002.mentorship',
    'not yet  S-003',
    'not yet  S-004',
  ])
})

it('says of how many proven lines a clause waits', () => {
  plant('api/a.test.ts', "it('[S-002.enroll, S-002.event] does it', () => {})")
  expect(run().stdout).toContain(
    '1 of 4 are proven, 0 in part, 3 not yet.\nProven lines with a clause that waits for a capability: 1.\n',
  )
})

it('fails on a tag that it cannot read, and names it', () => {
  plant('api/a.test.ts', "it('[part of S-001, S-003] does it', () => {})")
  expect(run()).toMatchObject({
    status: 1,
    stderr: "api/a.test.ts: [part of S-001, S-003] is no tag, in '[part of S-001, S-003] does it'\n",
  })
})

it('fails on a tag of no line or clause, and names the tests that bear it', () => {
  plant('api/a.test.ts', "it('[S-999] [S-002] does it', () => {})")
  plant('api/b.test.ts', "it('[S-002.mentorship] does it', () => {})")
  expect(run()).toMatchObject({
    status: 1,
    stderr: `api/a.test.ts: S-999 is not in docs/requirements.md
api/a.test.ts: S-002 has clauses, and the tag names none
api/b.test.ts: S-002.mentorship waits for mentorship, but a test proves it
`,
  })
})

it('fails where a clause waits for a capability that has a contract', () => {
  plant('packages/contracts/src/mentorship.ts', '')
  expect(run()).toMatchObject({
    status: 1,
    stderr: 'docs/requirements.md: S-002.mentorship waits for mentorship, which is built\n',
  })
})

it('fails where a line is claimed whole by tests that do not say its text', () => {
  plant('api/a.test.ts', "it('[S-004] Course title is required', () => expect(page).toHaveText(/title is required/))")
  expect(run()).toMatchObject({
    status: 1,
    stderr: 'docs/requirements.md: S-004 is claimed by tests that do not say "Course title is required"\n',
  })
  plant('api/b.test.ts', "it('[part of S-004] refuses', () => expect(page).toHaveText('Course title is required'))")
  expect(run()).toMatchObject({ status: 0, stderr: '' })
})
