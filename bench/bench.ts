import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, runCommand } from '../scripts/run-command.ts'
import { build } from '../scripts/build.ts'
import { observeBehaviour } from './behaviour.ts'
import { measureBudgets } from './budget.ts'
import { buildPeer, peers } from './build-peers.ts'
import { runContest } from './contest.ts'
import { behaviourGoals, lighthouseGoals, loadGoals, rowGoals, sizeGoals, speedGoals } from './goals.ts'
import { describeRun, writeReport } from './report.ts'
import { measureGrowth } from './sizes.ts'
import { measureStartUps } from './start-up.ts'
import { atZeroWork, pagePath, subjects } from './subjects.ts'

interface BenchOptions {
  rounds: number
  warmUp: number
  log(line: string): void
}

export async function runBench({ rounds, warmUp, log }: BenchOptions): Promise<void> {
  const step = async <Result>(name: string, work: () => Promise<Result>) => {
    const begun = performance.now()
    log(`— ${name}`)
    const result = await work()
    log(`— ${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    return result
  }

  await step('builds', async () => {
    await build(log)
    for (const peer of peers) await buildPeer(peer, log)
  })
  const run = await describeRun({ rounds, warmUp })
  const results = await step('contest', () =>
    runContest({ subjects: [...subjects, ...atZeroWork], rounds, warmUp, isColdMeasured: true, log }),
  )
  const pages = subjects.filter(({ path, id }) => path.startsWith(pagePath) && id !== 'user-fresh')
  const budgets = await step('budgets', () => measureBudgets(pages, results, log))
  const startUps = await step('starts', measureStartUps)
  const behaviour = await step('burst and planted pages', observeBehaviour)
  const growth = await step('growth', measureGrowth)
  const goals = [
    ...speedGoals(results),
    ...behaviourGoals(behaviour),
    ...(await step('Lighthouse', lighthouseGoals)),
    ...(await step('first visits', loadGoals)),
    ...(await sizeGoals(startUps)),
    ...(await step('rows read', rowGoals)),
  ]

  const report = join(root, 'bench/results.md')
  await writeFile(report, await writeReport({ run, results, budgets, growth, goals }))
  await runCommand('oxfmt', [report])
  for (const { id, what, measured, goal, isMet } of goals) {
    const mark = isMet === null ? '·' : isMet ? '✓' : '✗'
    log(`${mark} ${id.padEnd(4)} ${what}: ${measured} (${goal})`)
  }
}
