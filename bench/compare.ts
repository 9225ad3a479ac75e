import { resolve } from 'node:path'
import { buildPeer, peers } from './build-peers.ts'
import { baseOf, runContest } from './contest.ts'
import { median, middle, pairedRatio } from './measure.ts'
import { atZeroWork, subjects } from './subjects.ts'

interface Comparison {
  ids: readonly string[]
  against: string | undefined
  rounds: number
  warmUp: number
  log(line: string): void
}

export async function compare({ ids, against, rounds, warmUp, log }: Comparison): Promise<void> {
  const known = [...subjects, ...atZeroWork]
  const chosen = ids.map((id) => {
    const subject = known.find((each) => each.id === id)
    if (!subject) throw new Error(`There is no ${id}: choose from ${known.map((each) => each.id).join(', ')}`)
    return subject
  })
  for (const peer of peers) if (chosen.some(({ host }) => host === peer.id)) await buildPeer(peer, log)

  const other = against === undefined ? undefined : resolve(against)
  const there = other
    ? chosen
        .filter(({ host }) => peers.every(({ id }) => id !== host))
        .map((subject) => ({
          ...subject,
          id: `${subject.id}@${other}`,
          name: `${subject.name} (${against})`,
          host: `${subject.host}@${other}`,
        }))
    : []
  const results = await runContest({
    subjects: [...chosen, ...there],
    rounds,
    warmUp,
    isColdMeasured: false,
    log: () => {},
    ...(other && { checkoutOf: (host) => (host.endsWith(`@${other}`) ? other : undefined) }),
  })

  const all = [...results.values()]
  for (const { subject, rounds: taken, reads } of all) {
    const times = taken.map(({ processorMs, rate }) => processorMs ?? 1000 / rate).toSorted((a, b) => a - b)
    const spread = `${times[0]!.toFixed(2)} to ${times.at(-1)!.toFixed(2)}`
    const { bytes } = middle(taken)
    const read = reads === null ? '' : `, ${reads.toFixed(2)} reads of D1`
    log(
      `${median(times).toFixed(2).padStart(6)} ms (${spread}), ${(bytes / 1000).toFixed(1)} kB${read}  ${subject.name}`,
    )
  }
  const [first] = all
  for (const one of all) {
    const base = other ? all.find(({ subject }) => subject.id === baseOf(one.subject.id)) : first
    if (!base || base === one) continue
    const ratios = one.rounds.map((_, round) => pairedRatio([base.rounds[round]!], [one.rounds[round]!]))
    const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
    log(`${median(ratios).toFixed(2).padStart(6)}× (${spread}) what ${base.subject.name} takes  ${one.subject.name}`)
  }
}
