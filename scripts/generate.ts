import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './run-command.ts'

// The other generators need the registry of tables, so it is written first.
await import('./registries.ts')

const { name, again } = parseArgs({ options: { name: { type: 'string' }, again: { type: 'boolean' } } }).values
if (again) await migrateAgain()
else if (name !== undefined) await migrate(name)

async function migrate(change: string) {
  if (!/^[a-z0-9]+(_[a-z0-9]+)+$/.test(change)) fail('Say what the migration does: pnpm generate --name verb_noun')
  const { generate } = await import('@kere/d1/generate')
  const file = await generate(change)
  console.log(file === undefined ? 'Nothing to migrate.' : `d1/migrations/${file}: read it before you commit it.`)
  return file
}

/**
 * Generates a migration again that nobody else has yet, because the tables have changed since, or main has a migration
 * with the same number. Text that a person added to the old file is printed, because only they know whether the new
 * file needs it.
 */
async function migrateAgain() {
  const migrations = 'd1/migrations'
  const isCommitted = git('status', '--porcelain', '--untracked-files=all', migrations) === ''
  const base = isCommitted ? git('merge-base', 'HEAD', 'main') : 'HEAD'
  const known = new Set(git('ls-tree', '-r', '--name-only', base, migrations).split('\n'))
  const own = git('ls-files', '--cached', '--others', '--exclude-standard', migrations)
    .split('\n')
    .filter((path) => path.endsWith('.sql') && !known.has(path))
    .toSorted()
  if (own.length === 0)
    fail(`Nothing to write again: ${base === 'HEAD' ? 'the last commit' : 'main'} has every migration.`)
  const before = own.flatMap((path) => statementsOf(path))
  git('rm', '-rq', '--force', '--ignore-unmatch', migrations)
  git('clean', '-fdq', migrations)
  git('checkout', base, '--', migrations)
  const file = await migrate(name ?? /\d+_(\w+)\.sql$/.exec(own.at(-1) ?? '')?.[1] ?? '')
  const now = new Set(file === undefined ? [] : statementsOf(`${migrations}/${file}`))
  const lost = before.filter((statement) => !now.has(statement))
  if (lost.length > 0) console.log(`\nThese statements stood in ${own.join(', ')} alone:\n\n${lost.join('\n\n')}`)
}

function statementsOf(path: string) {
  return readFileSync(join(root, path), 'utf8')
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter(Boolean)
}

function git(...args: string[]) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}

function fail(text: string): never {
  console.error(text)
  process.exit(2)
}
