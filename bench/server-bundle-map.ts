import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, runCommand } from '../scripts/run-command.ts'
import { readSourceMap, type SourceMap } from './source-map.ts'

export async function mapServerBundle(): Promise<SourceMap> {
  const folder = await mkdtemp(join(tmpdir(), 'kere-map-'))
  try {
    const args = ['build', '--mode', 'server', '--sourcemap', 'hidden', '--outDir', folder, '--emptyOutDir']
    await runCommand('vite', args, { cwd: 'mfe-public' })
    const [released, mapped] = await Promise.all(
      [join(root, 'mfe-public/dist/server'), folder].map((each) => readFile(join(each, 'server.js'), 'utf8')),
    )
    if (released !== mapped) throw new Error('The map is not of the bundle that was released')
    return await readSourceMap(join(folder, 'server.js.map'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
