import { parseArgs } from 'node:util'
import { compare } from './compare.ts'
import { runBench } from './bench.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    against: { type: 'string' },
    rounds: { type: 'string' },
    'warm-up': { type: 'string' },
  },
})

const log = (line: string) => console.log(line)
const { only, against, rounds, 'warm-up': warmUp } = values

if (only === undefined) await runBench({ rounds: Number(rounds ?? 9), warmUp: Number(warmUp ?? 2000), log })
else
  await compare({
    ids: only.split(','),
    against,
    rounds: Number(rounds ?? 9),
    warmUp: Number(warmUp ?? 1000),
    log,
  })
