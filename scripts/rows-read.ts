import { spawnSync } from 'node:child_process'
import { root } from './run-command.ts'

/**
 * Prints how many rows D1 reads for each list of courses and learners, with few rows and with 100,000. Fails if the
 * numbers differ.
 */
const { status } = spawnSync(process.execPath, ['--run', 'rows-read'], { cwd: `${root}workers/api`, stdio: 'inherit' })
process.exitCode = status ?? 1
