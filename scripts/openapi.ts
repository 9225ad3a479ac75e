import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeApi } from '@kere/contracts/describe-api'
import { endpoints } from '@kere/contracts/endpoints'
import type { ApiDocument } from '@kere/tooling/api-growth'
import { filesAtBase } from '@kere/tooling/file-at-base'
import { hashApi } from '@kere/tooling/hash-api'
import { judgeGrowth } from '@kere/tooling/judge-growth'
import { root } from './run-command.ts'

// Writes `openapi.json`, unless the change would break clients of a released version.

const folder = join(root, 'packages/contracts')
const path = join(folder, 'openapi.json')
const readJson = async <Content>(file: string) => JSON.parse(await readFile(file, 'utf8')) as Content

const text = JSON.stringify(describeApi())
const exceptions = await readJson<{ change: string }[]>(join(folder, 'openapi-exceptions.json'))
const { refusals, takenBack } = judgeGrowth({
  released: filesAtBase('packages/contracts/openapi.json').map((each) => JSON.parse(each) as ApiDocument),
  written: await readJson<ApiDocument>(path),
  next: JSON.parse(text) as ApiDocument,
  excused: new Set(exceptions.map(({ change }) => change)),
})

if (refusals.length > 0) {
  console.error(`Not written: the contracts only grow, and main has these already.\n\n${refusals.join('\n')}\n`)
  console.error(
    'Where nobody can stumble over a change yet, give it a reason in packages/contracts/openapi-exceptions.json.',
  )
  process.exitCode = 1
} else {
  await writeFile(path, `${inLines(JSON.parse(text), 3)}\n`)
  const hashPath = join(folder, 'src/contracts-hash.ts')
  const hashFile = await readFile(hashPath, 'utf8')
  await writeFile(hashPath, hashFile.replace(/'[0-9a-f]{16}'/, `'${hashApi(text)}'`))
  console.log(`Written: ${endpoints.length} endpoints`)
  if (takenBack.length > 0) console.log(`\nTaken back, since main has never had it:\n\n${takenBack.join('\n')}`)
}

/** Writes each operation on a line of its own, so that a diff shows the changed operations. */
function inLines(value: unknown, depth: number): string {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inLines(each, depth - 1)}`)
  return `{\n${members.join(',\n')}\n}`
}
