import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeApi } from '@kere/contracts/describe-api'
import { endpoints } from '@kere/contracts/endpoints'
import { type ApiDocument, growthRefusals } from '@kere/tooling/api-growth'
import { hashApi } from '@kere/tooling/hash-api'
import { root, runCommand } from './run-command.ts'

// Writes `openapi.json`, unless the change breaks today's clients.

const folder = join(root, 'packages/contracts')
const path = join(folder, 'openapi.json')
const readJson = async <Content>(file: string) => JSON.parse(await readFile(file, 'utf8')) as Content

const text = JSON.stringify(describeApi(endpoints))
const exceptions = await readJson<{ change: string }[]>(join(folder, 'openapi-exceptions.json'))
const excused = new Set(exceptions.map(({ change }) => change))
const refusals = growthRefusals(await readJson<ApiDocument>(path), JSON.parse(text) as ApiDocument).filter(
  (change) => !excused.has(change),
)

if (refusals.length > 0) {
  console.error(`Not written: the contracts only grow.\n\n${refusals.join('\n')}\n`)
  console.error(
    'Where nobody can stumble over a change yet, give it a reason in packages/contracts/openapi-exceptions.json.',
  )
  process.exitCode = 1
} else {
  await writeFile(path, text)
  await runCommand('oxfmt', [path])
  const hashPath = join(folder, 'src/contracts-hash.ts')
  const hashFile = await readFile(hashPath, 'utf8')
  await writeFile(hashPath, hashFile.replace(/'[0-9a-f]{16}'/, `'${hashApi(text)}'`))
  console.log(`Written: ${endpoints.length} endpoints`)
}
