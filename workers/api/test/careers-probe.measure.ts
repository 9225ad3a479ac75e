import { expect, it } from 'vitest'
import { startApi } from './call-api.ts'
import { aJobApplication, aPosition } from './careers.ts'
import { emptyDatabase } from './empty-database.ts'
import { aPdf } from './fellowship.ts'
import { emptyBucket } from './files.ts'

const rounds = 150
const others = 300

type Asked = 'known' | 'told today' | 'unknown' | 'unknown too'

const kinds: readonly Asked[] = ['known', 'told today', 'unknown', 'unknown too']

/**
 * Each address can be probed only once, because a probe makes it one that has applied. The test therefore compares the
 * times of known and unknown addresses and counts how often one is faster: half of the time is no better than guessing.
 * The order of the probes changes, so that other load on the machine affects all alike.
 */
it(
  'answers a probe of an address the same, and as fast, whether or not it has applied',
  { timeout: 600_000 },
  async () => {
    await emptyDatabase()
    await emptyBucket()
    const api = startApi()
    const positionId = await aPosition({ id: 'lake-surveyor' })
    for (let each = 0; each < others; each += 1) await aJobApplication({ positionId, resumeId: null })

    const took: Record<Asked, number[]> = { known: [], 'told today': [], unknown: [], 'unknown too': [] }
    const answers = new Set<string>()
    const probe = async (kind: Asked, round: number) => {
      const email = `${kind.replaceAll(' ', '-')}-${round}@example.in`
      if (kind === 'known' || kind === 'told today')
        await aJobApplication({
          positionId,
          email,
          resumeId: null,
          toldAgainAt: kind === 'told today' ? api.clock.now : null,
        })
      const form = new FormData()
      const typed = { name: 'Sneha Kulkarni', email, link: 'linkedin.com/in/sneha', note: 'I measure rivers already.' }
      form.append('body', JSON.stringify({ position: positionId, ...typed }))
      form.append('resume', new File([aPdf()], 'sneha.pdf', { type: 'application/pdf' }))
      // A network may send twenty applications an hour.
      api.clock.now += 61 * 60 * 1000
      const began = performance.now()
      const { status, text } = await api.call('/api/job-applications', {
        method: 'POST',
        headers: { origin: 'https://kere.test' },
        body: form,
      })
      took[kind].push(performance.now() - began)
      answers.add(`${status} ${text}`)
    }
    for (let round = 0; round < rounds; round += 1)
      for (let turn = 0; turn < kinds.length; turn += 1) await probe(kinds[(turn + round) % kinds.length]!, round)

    const lines = kinds.map((kind) => {
      const { median, error } = centre(took[kind])
      return `${kind.padEnd(12)} median ${median.toFixed(2)} ms ± ${error.toFixed(2)}`
    })
    console.log(lines.join('\n'))
    expect([...answers]).toEqual(['200 {"ok":true}'])
    const base = [...took.unknown, ...took['unknown too']]
    for (const kind of ['known', 'told today'] as const) {
      const [own, other] = [centre(took[kind]), centre(base)]
      const noise = 3 * Math.hypot(own.error, other.error)
      const guessed = shareOfFaster(took[kind], base)
      console.log(
        `${kind}: ${(own.median - other.median).toFixed(2)} ms from unknown, noise ${noise.toFixed(2)} ms; faster in ${(100 * guessed).toFixed(0)}% of pairs`,
      )
      expect(Math.abs(own.median - other.median)).toBeLessThan(noise)
      expect(Math.abs(guessed - 0.5)).toBeLessThan(0.1)
    }
    console.log(
      `unknown beside unknown: faster in ${(100 * shareOfFaster(took.unknown, took['unknown too'])).toFixed(0)}% of pairs`,
    )
  },
)

/** Gives the share of all pairs in which the first list's time is the shorter one. */
function shareOfFaster(one: readonly number[], other: readonly number[]) {
  const points = one.flatMap((own) => other.map((each) => (own < each ? 1 : own === each ? 0.5 : 0)))
  return points.reduce<number>((sum, point) => sum + point, 0) / points.length
}

/** Gives the median and its standard error. The first tenth is left out, because it warms up. */
function centre(times: readonly number[]) {
  const sorted = times.slice(times.length / 10).toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return { median: at(0.5), error: (1.2533 * (at(0.75) - at(0.25))) / 1.349 / Math.sqrt(sorted.length) }
}
