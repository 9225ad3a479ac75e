import type { ReleaseStatus } from '@kere/platform/release-problems'

export interface Stage {
  percent: number
  /** The stage after it is begun by a person. */
  isApproved: boolean
}

/** @throws where the stages do not rise, or do not end with everybody */
export function readStages(given: string): Stage[] {
  const stages = given.split(',').map((word) => {
    const [, digits, mark] = /^(\d{1,3})(\?)?$/.exec(word.trim()) ?? []
    if (digits === undefined)
      throw new Error(`${word} is no stage: say 5,25,100, or 5,25?,100 to approve what follows 25.`)
    return { percent: Number(digits), isApproved: mark !== undefined }
  })
  const isRising = stages.every(({ percent }, place) => percent > (stages[place - 1]?.percent ?? 0))
  if (!isRising || stages.length < 2 || stages.at(-1)!.percent !== 100 || stages.at(-1)!.isApproved)
    throw new Error('Stages rise, and end with 100: 5,25,100.')
  return stages
}

/** @returns milliseconds */
export function readSpan(given: string): number {
  const [, count, unit] = /^(\d{1,4})(m|h)$/.exec(given) ?? []
  if (count === undefined || Number(count) === 0) throw new Error(`${given} is no span of time: say 30m or 2h.`)
  return Number(count) * (unit === 'h' ? 60 : 1) * 60_000
}

/** Below that nothing is said of a release, and a bound keeps a single bad visit from holding a good one back. */
const agreement = { least: 20, difference: 0.02 }

interface Vitals {
  count: number
  failing: number
}

const shareOf = ({ count, failing }: Vitals) => (count === 0 ? 0 : failing / count)

const isAgreed = (trial: Vitals, stable: Vitals) => shareOf(trial) - shareOf(stable) <= agreement.difference

const describeVitals = (who: string, { visits, renderings }: Watched) =>
  `${who} ${visits.failing} of ${visits.count} pages and ${renderings.failing} of ${renderings.count} renderings failed`

type Watched = NonNullable<ReleaseStatus['trials']>[number]['canary']

/** @returns null where the stage may end, otherwise what it waits for */
export function findDoubt({ trials = [] }: ReleaseStatus, remote: string, name: string): string | null {
  const trial = trials.find((each) => each.remote === remote && each.canary.release === name && !each.isForEverybody)
  if (!trial) return 'nobody has got it yet'
  const { canary, stable } = trial
  const said = `${describeVitals('on trial', canary)}, ${describeVitals('beside it', stable)}`
  if (canary.visits.count < agreement.least) return `fewer than ${agreement.least} pages: ${said}`
  const agrees = isAgreed(canary.visits, stable.visits) && isAgreed(canary.renderings, stable.renderings)
  return agrees ? null : `it fails more often: ${said}`
}

interface Run {
  remote: string
  /** The release, which is on trial for the first stage already. */
  name: string
  stages: readonly Stage[]
  everyMs: number
}

interface Tools {
  client: {
    status(): Promise<ReleaseStatus>
    canary(remote: string, percent: number, seen: ReleaseStatus): Promise<unknown>
    promote(remote: string, name: string, seen: ReleaseStatus): Promise<unknown>
  }
  now: () => number
  pause: (ms: number) => Promise<unknown>
  log: (line: string) => void
}

const lookEveryMs = 60_000

/**
 * Each stage lasts its time, and then until the trial fails no more often than the release beside it. The platform itself rolls
 * back or pauses what fails clearly; then nothing is advanced any more.
 *
 * @throws where it is not on trial any more, or somebody has paused it
 */
export async function runStages({ remote, name, stages, everyMs }: Run, { client, now, pause, log }: Tools) {
  for (const [place, { percent, isApproved }] of stages.entries()) {
    const next = stages[place + 1]
    if (!next) return
    const endsAt = now() + everyMs
    let told: string | null = null
    for (;;) {
      await pause(lookEveryMs)
      const status = await client.status()
      const live = status.remotes.find((each) => each.name === remote)
      if (next.percent === 100 && live?.stable.release === name) return log(`${name} is for everybody.`)
      if (live?.canary?.release !== name)
        throw new Error(`${name} of ${remote} is on trial no more: pnpm release status.`)
      if (live.canary.percent === next.percent) break
      if (live.canary.percent !== percent)
        throw new Error(`${name} of ${remote} is for ${live.canary.percent} of 100 visitors, by somebody else's act.`)
      if (now() < endsAt) continue
      const waits = isApproved ? `an approval: ${describeAct(remote, name, next)}` : findDoubt(status, remote, name)
      if (waits === null) {
        if (next.percent === 100) await client.promote(remote, name, status)
        else await client.canary(remote, next.percent, status)
        log(`${name} is for ${next.percent === 100 ? 'everybody' : `${next.percent} of 100 visitors`}.`)
        if (next.percent === 100) return
        break
      }
      if (waits !== told) log(`It stays at ${percent} %, and waits: ${waits}`)
      told = waits
    }
  }
}

const describeAct = (remote: string, name: string, { percent }: Stage) =>
  percent === 100 ? `pnpm release promote ${remote} ${name}` : `pnpm release canary ${remote} ${percent}`
