import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url)

it('judges every document of 5 MB in a heap of 20 MB, however it is made', async () => {
  const run = promisify(execFile)(process.execPath, ['workers/api/test/documents/judge-heavy.ts'], { cwd: root })
  await expect(run).resolves.toMatchObject({ stderr: '' })
}, 240_000)
