import { build } from '../scripts/build.ts'
import { buildPeer, peers } from './build-peers.ts'
import { runContest } from './contest.ts'
import { subjects } from './subjects.ts'

/**
 * On a busy machine, a ratio may be two fifths lower than in `results.md` (0.57× and 1.39× were measured beside three
 * other test runs). The floors are below that, so that they only detect a real loss of speed on the same day.
 */
const floors: Readonly<Record<string, number>> = { astro: 0.4, 'react-router': 1 }

const rounds = 3
const log = () => {}

await build(log)
for (const peer of peers) if (peer.id in floors) await buildPeer(peer, log)
const results = await runContest({
  subjects: subjects.filter(({ id }) => id === 'fresh' || id in floors),
  rounds,
  warmUp: 400,
  isColdMeasured: false,
  log,
})

/** All rounds together, because single rounds may be disturbed. */
const cost = (id: string) =>
  results.get(id)!.rounds.reduce((sum, { processorMs, rate }) => sum + (processorMs ?? 1000 / rate), 0)

for (const [id, floor] of Object.entries(floors)) {
  const ratio = cost(id) / cost('fresh')
  const isMet = ratio >= floor
  console.log(`a fresh page against ${id}: ${ratio.toFixed(2)}×, floor ${floor}×${isMet ? '' : ' — too slow'}`)
  if (!isMet) process.exitCode = 1
}
