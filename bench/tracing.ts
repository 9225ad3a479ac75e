import { startTemporaryPlatform } from '../scripts/temporary-platform.ts'
import { median } from './measure.ts'
import { readFront } from './modules.ts'

/**
 * Compares the first byte of a page whose lines are written with that of one whose lines are not, in turn on one
 * platform. PAIRS makes a shorter run.
 */
const pairs = Number(process.env.PAIRS ?? 1000)
const warmUp = 100

const ways = {
  traced: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  silent: `00-${'0'.repeat(24)}0e0e4736-00f067aa0ba902b7-01`,
}
type Way = keyof typeof ways

const times: Record<Way, number[]> = { traced: [], silent: [] }
const lines = { count: 0 }

const front = await readFront('without-tracing')
const platform = await startTemporaryPlatform({
  fronts: { shell: front, api: front },
  onWorkerLog: () => (lines.count += 1),
})
try {
  for (let pair = 0; pair < warmUp + pairs; pair += 1) {
    // The order changes, so that neither way is always second.
    const order: readonly Way[] = pair % 2 === 0 ? ['traced', 'silent'] : ['silent', 'traced']
    for (const way of order) {
      const ms = await firstByteMs(way, pair)
      if (pair >= warmUp) times[way].push(ms)
    }
  }
} finally {
  await platform.stop()
}
const [traced, silent] = [median(times.traced), median(times.silent)]
const ofPairs = median(times.traced.map((ms, pair) => ms / times.silent[pair]!))
console.log(`${pairs} pairs of pages, each drawn anew; ${(lines.count / (warmUp + pairs)).toFixed(1)} lines for each pair
first byte, median: ${traced.toFixed(2)} ms with lines, ${silent.toFixed(2)} ms without
median of the ratios: ${ofPairs.toFixed(3)}×`)

/** Each page is another search, so that no copy is used. */
async function firstByteMs(way: Way, pair: number) {
  const address = `${platform.origin}/courses?search=${way}${pair}`
  const asked = performance.now()
  const answer = await fetch(address, { headers: { traceparent: ways[way] } })
  const reader = answer.body!.getReader()
  await reader.read()
  const took = performance.now() - asked
  while (!(await reader.read()).done);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return took
}
