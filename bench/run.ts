import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, runCommand } from '../scripts/run-command.ts'
import { buildPeer, peers } from './build-peers.ts'
import { runContest } from './contest.ts'
import { loadGoals, rowGoals, sizeGoals, speedGoals } from './goals.ts'
import { describeRun, writeReport } from './report.ts'

/** PASSES and REQUESTS make a shorter run. */
const passes = Number(process.env.PASSES ?? 3)
const requests = Number(process.env.REQUESTS ?? 2000)
const log = (line: string) => console.log(line)

for (const peer of peers) await buildPeer(peer, log)

const run = await describeRun({ passes, requests })
const stateDir = await mkdtemp(join(tmpdir(), 'kere-bench-'))
try {
  const results = await runContest({ stateDir, passes, requests, log })
  log('sizes and rows')
  const loaded = await loadGoals()
  const rows = await rowGoals()
  const goals = [...loaded, ...speedGoals(results), ...rows, ...(await sizeGoals())]
  const report = join(root, 'bench/results.md')
  await writeFile(report, await writeReport(run, results, goals))
  await runCommand('oxfmt', [report])
  for (const { id, what, measured, goal, isMet } of goals) {
    const mark = isMet === null ? '·' : isMet ? '✓' : '✗'
    log(`${mark} ${id.padEnd(4)} ${what}: ${measured} (${goal})`)
  }
} finally {
  await rm(stateDir, { recursive: true, force: true })
}
