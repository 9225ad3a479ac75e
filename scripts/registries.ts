import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registryRules, registryText, staleRegistry } from '@kere/tooling/registries'
import { findRemoteFolders } from '@kere/tooling/remote-folders'
import { root } from './run-command.ts'

const isCheck = process.argv.includes('--check')
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
const files = listed
  .split('\n')
  .filter((path) => path && existsSync(join(root, path)))
  .map((path) => ({ path, read: () => readFileSync(join(root, path), 'utf8') }))

for (const rule of registryRules(findRemoteFolders())) {
  const target = join(root, rule.file)
  const written = existsSync(target) ? readFileSync(target, 'utf8') : ''
  const stale = staleRegistry(rule, files, written)
  if (stale.length === 0) continue
  if (isCheck) {
    console.error(stale.join('\n'))
    process.exitCode = 1
  } else {
    writeFileSync(target, registryText(rule, files))
    console.log(`  ${rule.file}`)
  }
}
