import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Prints how many rows D1 reads for each shape of the catalogue at 1,000 and at 100,000 courses; fails where they differ. */
const { status } = spawnSync('vitest', ['run', '--config', 'vitest.measure.config.ts'], {
  cwd: fileURLToPath(new URL('../workers/api/', import.meta.url)),
  stdio: 'inherit',
})
process.exitCode = status ?? 1
