import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { capabilityFiles } from './capability-files.ts'
import { remoteFiles } from './remote-files.ts'
import { root, runCommand } from './run-command.ts'

const usage = `
  pnpm new remote <name>        writes mfe-<name>, a remote of one page that can be built, tested and released as it is
  pnpm new <domain>/<name>      writes a capability: a list that admins read, with contract, table, migration, slice, page and tests

  A remote's name is of small letters, at most 30: it is part of addresses. A capability's is a plural: forms/pet-loans.
`

const words = process.argv.slice(2)

try {
  const [, domain, capability] = /^([a-z]+)\/([a-z]+(?:-[a-z]+)*s)$/.exec(words[0] ?? '') ?? []
  if (words.length === 2 && words[0] === 'remote' && /^[a-z]{1,30}$/.test(words[1]!)) await writeRemote(words[1]!)
  else if (words.length === 1 && domain && capability) await writeCapability(domain, capability)
  else throw new Error(usage)
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message.trim() : String(error)}\n`)
  process.exitCode = 1
}

async function writeRemote(remote: string) {
  const folder = `mfe-${remote}`
  if (existsSync(join(root, folder))) throw new Error(`${folder} is there already. Nothing was written.`)
  const files = Object.entries(remoteFiles({ name: remote, port: findFreePort() }))
  await writeFiles(files.map(([path, text]) => [`${folder}/${path}`, text]))
  await runCommand('node', ['scripts/registries.ts'])
  console.log(`  ${folder} is written; installing what it depends on`)
  await runCommand('npm', ['run', '-s', 'setup', '--', '--no-frozen-lockfile', '--prefer-offline'])
  console.log(`
  pnpm test ${folder}    its test
  pnpm dev              it, at /${remote}
  pnpm release ${remote}    the same, live; no other remote is released, and the shell is not deployed
`)
}

async function writeCapability(domain: string, name: string) {
  if (!existsSync(join(root, 'workers/api/src', domain)))
    throw new Error(`There is no domain ${domain}: it is a folder of workers/api/src. Nothing was written.`)
  const files = capabilityFiles({ domain, name })
  const there = Object.keys(files).find((path) => existsSync(join(root, path)))
  if (there) throw new Error(`${there} is there already. Nothing was written.`)
  await writeFiles(Object.entries(files))
  const table = name.replaceAll('-', '_')
  await runCommand('node', ['scripts/generate.ts', '--name', `create_${table}`])
  await runCommand('node', ['scripts/openapi.ts'])
  await runCommand('oxfmt', Object.keys(files))
  console.log(`
  ${Object.keys(files).join('\n  ')}
  d1/migrations: create_${table}

  pnpm test workers/api src/${domain}/${name}
  pnpm test mfe-admin src/features/${domain}/${name}
`)
}

async function writeFiles(files: readonly (readonly [path: string, text: string])[]) {
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
}

/** Finds a port that no other development server uses, because pages contain the addresses of all remotes. */
function findFreePort() {
  const taken = globSync(['mfe-*/vite.config.ts', 'packages/*/vite.config.ts', 'shell/vite.config.ts'], {
    cwd: root,
  }).flatMap((file) =>
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(/\bport: (\d+)/g), ([, port]) => Number(port)),
  )
  return Math.max(...taken) + 1
}
