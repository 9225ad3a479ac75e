import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { startApi } from '../../test/call-api.ts'
import {
  actOf,
  countRows,
  differences,
  hashCheaply,
  orphansAfterSweep,
  prepareAct,
  random,
} from '../../test/disturbed-acts.ts'
import { databaseDyingAt } from '../../test/dying-worker.ts'
import { emptyDatabase } from '../../test/empty-database.ts'

const kills = Number(env.KILLS)

beforeEach(emptyDatabase)

it(
  `[part of R1] what was acknowledged is there once, after each of ${kills} kills over the acts of all capabilities`,
  { timeout: 60_000 + kills * 5000 },
  async () => {
    const found: string[] = []
    const figures = {
      kills: 0,
      acts: new Set<string>(),
      'answered before the kill': 0,
      'answered by the retry': 0,
      mails: 0,
    }
    for (let kill = 0; kill < kills; kill += 1) {
      const endpoint = actOf(kill)
      const whole = await prepareAct(endpoint)
      const counting = databaseDyingAt(Infinity, 'before')
      const undisturbed = await startApi({ db: counting.db, argon2id: hashCheaply }).call(whole.path, whole.init)
      const expected = await countRows()

      const { path, init } = await prepareAct(endpoint)
      const dying = databaseDyingAt(1 + random(counting.writes()), random(2) === 0 ? 'before' : 'after')
      const first = await startApi({ db: dying.db, argon2id: hashCheaply })
        .call(path, init)
        .catch(() => ({ status: 0 }))
      await env.DB.prepare('UPDATE idempotency_keys SET leased_at = 0').run()
      const api = startApi({ argon2id: hashCheaply })
      api.clock.now += 1
      const retry = await api.call(path, init)
      const now = await countRows()
      const orphans = await orphansAfterSweep(api.clock.now)

      figures.kills += 1
      figures.acts.add(endpoint.name)
      figures.mails += now.mails.length
      figures[first.status >= 200 && first.status < 300 ? 'answered before the kill' : 'answered by the retry'] += 1
      const name = `kill ${kill}, ${endpoint.name}`
      if (retry.status !== undisturbed.status) found.push(`${name}: ${retry.status} instead of ${undisturbed.status}`)
      if (JSON.stringify(now) !== JSON.stringify(expected)) found.push(`${name}: ${differences(expected, now)}`)
      if (orphans.length > 0) found.push(`${name}: orphans ${orphans.join(', ')}`)
    }
    console.log(JSON.stringify({ ...figures, acts: figures.acts.size }))
    expect(found).toEqual([])
  },
)
