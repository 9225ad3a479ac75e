import { spawnSync } from 'node:child_process'
import { root } from './run-command.ts'

/** Prints how many rows D1 reads for each shape of the catalogue at 1,000 and at 100,000 courses; fails where they differ. */
const { status } = spawnSync(process.execPath, ['--run', 'rows-read'], { cwd: `${root}workers/api`, stdio: 'inherit' })
process.exitCode = status ?? 1
