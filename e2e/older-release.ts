import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { describeRelease, type BuiltRelease } from '../scripts/describe-release.ts'
import { root, runCommand } from '../scripts/run-command.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

export async function buildOlderRelease(
  remote: string,
  without: Readonly<Record<string, readonly string[]>>,
): Promise<BuiltRelease> {
  const name = createHash('sha256').update(JSON.stringify(without)).digest('hex').slice(0, 12)
  const checkout = await makeTemporaryFolder('older')
  const folder = `mfe-${remote}`
  for (const sources of [folder, 'packages', 'tsconfig.json'])
    await cp(join(root, sources), join(checkout, sources), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !['dist', '.vite-temp'].includes(basename(path)),
    })
  await symlink(join(root, 'node_modules'), join(checkout, 'node_modules'))

  for (const [path, texts] of Object.entries(without)) {
    let source = await readFile(join(checkout, path), 'utf8')
    for (const text of texts) {
      if (!source.includes(text)) throw new Error(`${path} does not say ${text}`)
      source = source.replace(text, '')
    }
    await writeFile(join(checkout, path), source)
  }
  // Its contracts differ from the API's, so their hash must differ too.
  const hashPath = join(checkout, 'packages/contracts/src/contracts-hash.ts')
  const hashFile = await readFile(hashPath, 'utf8')
  await writeFile(hashPath, hashFile.replace(/'[0-9a-f]{16}'/, `'${name.padEnd(16, '0')}'`))

  const cwd = relative(root, join(checkout, folder))
  await runCommand('vite', ['build'], { cwd, env: { RELEASE: name } })
  if (existsSync(join(checkout, folder, 'src/server.tsx')))
    await runCommand('vite', ['build', '--mode', 'server'], { cwd })
  return describeRelease(remote, name, join(checkout, folder))
}
