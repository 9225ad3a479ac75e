import type { Share } from '@kere/platform/registry-edits'
import { findDoubt } from '@kere/platform/trial-agreement'
import type { ReleaseStatus } from '@kere/platform/release-problems'

export interface Stage {
  share: Share
  /** True if a person must start the next stage. */
  isApproved: boolean
}

/** @throws {Error} if the stages do not rise, or do not end with everybody */
export function readStages(given: string): Stage[] {
  const stages = given.split(',').map((word) => {
    const [, digits, mark] = /^(team|\d{1,3})(\?)?$/.exec(word.trim()) ?? []
    if (digits === undefined)
      throw new Error(
        `${word} is no stage: say 5,25,100, or team,5,25?,100 to begin with signed-in admins and to approve what follows 25.`,
      )
    const share: Share = digits === 'team' ? 'team' : Number(digits)
    return { share, isApproved: mark !== undefined }
  })
  const isRising = stages.every(({ share }, place) =>
    share === 'team' ? place === 0 : share > percentOf(stages[place - 1]?.share ?? 0),
  )
  if (!isRising || stages.length < 2 || stages.at(-1)!.share !== 100 || stages.at(-1)!.isApproved)
    throw new Error('Stages rise, and end with 100: 5,25,100.')
  return stages
}

const percentOf = (share: Share) => (share === 'team' ? 0 : share)

/** @returns the time span in milliseconds */
export function readSpan(given: string): number {
  const [, count, unit] = /^(\d{1,4})(m|h)$/.exec(given) ?? []
  if (count === undefined || Number(count) === 0) throw new Error(`${given} is no span of time: say 30m or 2h.`)
  return Number(count) * (unit === 'h' ? 60 : 1) * 60_000
}

/** @returns null if the stage may end, otherwise the reason to wait */
function findDoubtOf({ trials = [] }: ReleaseStatus, { remote, name }: Pick<Run, 'remote' | 'name'>, share: Share) {
  const trial = trials.find((each) => each.remote === remote && each.canary.release === name && !each.isForEverybody)
  return trial ? findDoubt(trial, share === 'team') : 'nobody has got it yet'
}

interface Run {
  remote: string
  /** The name of the release, which is already on trial for the first stage. */
  name: string
  stages: readonly Stage[]
  everyMs: number
}

interface Tools {
  client: {
    status(): Promise<ReleaseStatus>
    canary(remote: string, share: Share, seen: ReleaseStatus): Promise<unknown>
    promote(remote: string, name: string, seen: ReleaseStatus): Promise<unknown>
  }
  now: () => number
  pause: (ms: number) => Promise<unknown>
  log: (line: string) => void
}

const lookEveryMs = 60_000

/**
 * Takes a trial through its stages. Each stage lasts for its time, and then until the trial is no worse than the
 * release beside it. If the release clearly fails, the platform itself rolls it back or pauses it, and this run ends.
 * @throws {Error} if the release is not on trial any more, or somebody has paused it
 */
export async function runStages({ remote, name, stages, everyMs }: Run, { client, now, pause, log }: Tools) {
  for (const [place, { share, isApproved }] of stages.entries()) {
    const next = stages[place + 1]
    if (!next) return
    const endsAt = now() + everyMs
    let told: string | null = null
    for (;;) {
      await pause(lookEveryMs)
      const status = await client.status()
      const live = status.remotes.find((each) => each.name === remote)
      if (next.share === 100 && live?.stable.release === name) return log(`${name} is for everybody.`)
      if (live?.canary?.release !== name)
        throw new Error(`${name} of ${remote} is on trial no more: pnpm release status.`)
      if (live.canary.percent === next.share) break
      const isPaused = live.canary.percent === 0 && !live.canary.isForTeam
      if (isPaused || live.canary.percent !== percentOf(share))
        throw new Error(`${name} of ${remote} is for ${live.canary.percent} of 100 visitors, by somebody else's act.`)
      if (now() < endsAt) continue
      const waits = isApproved
        ? `an approval: ${describeAct(remote, name, next)}`
        : findDoubtOf(status, { remote, name }, share)
      if (waits === null) {
        if (next.share === 100) await client.promote(remote, name, status)
        else await client.canary(remote, next.share, status)
        log(`${name} is for ${next.share === 100 ? 'everybody' : `${next.share} of 100 visitors`}.`)
        if (next.share === 100) return
        break
      }
      if (waits !== told) log(`It stays ${share === 'team' ? 'with the team' : `at ${share} %`}, and waits: ${waits}`)
      told = waits
    }
  }
}

const describeAct = (remote: string, name: string, { share }: Stage) =>
  share === 100 ? `pnpm release promote ${remote} ${name}` : `pnpm release canary ${remote} ${share}`
