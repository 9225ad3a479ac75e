import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageRegistryText } from '@kere/tooling/page-registry'
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

const registries = [
  ...registryRules.map((rule) => ({ file: rule.file, textOf: () => registryText(rule, files) })),
  ...findRemoteFolders().map((remote) => ({
    file: `${remote}/src/routes.registry.ts`,
    textOf: () => pageRegistryText(remote, files),
  })),
  { file: sitePagesFile, textOf: () => sitePagesText(listFiles('*.md')) },
]

try {
  for (const { file, textOf } of registries) {
    const target = join(root, file)
    const text = textOf()
    const stale = staleRegistry(file, text, existsSync(target) ? readFileSync(target, 'utf8') : '')
    if (stale.length === 0) continue
    if (isCheck) {
      console.error(stale.join('\n'))
      process.exitCode = 1
    } else {
      writeFileSync(target, text)
      console.log(`  ${file}`)
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
