import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registryRules, registryText, staleRegistry } from '@kere/tooling/registries'
import { sitePagesFile, sitePagesText } from '@kere/tooling/site-pages'
import { findRemoteFolders } from '@kere/tooling/remote-folders'
import { root } from './run-command.ts'

const isCheck = process.argv.includes('--check')
const listFiles = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)))
    .map((path) => ({ path, read: () => readFileSync(join(root, path), 'utf8') }))
const files = listFiles('*.ts', '*.tsx')

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

const sitePages = sitePagesText(listFiles('*.md'))
const target = join(root, sitePagesFile)
if (!existsSync(target) || readFileSync(target, 'utf8') !== sitePages) {
  if (isCheck) {
    console.error(`${sitePagesFile} is not as the texts are: run \`pnpm generate\`.`)
    process.exitCode = 1
  } else {
    writeFileSync(target, sitePages)
    console.log(`  ${sitePagesFile}`)
  }
}
