import { writeFileSync } from 'node:fs'
import { expect, it, onTestFinished, vi } from 'vitest'
import { goBackTo, uploadVersion, versionOverrides } from '../../../scripts/deploy-versions.ts'

const site = { environment: 'staging', origin: 'https://staging.lake.org' } as const
const to = '--config workers/api/wrangler.toml --env staging'

const deployment = (created_on: string, ...versions: [string, number][]) => ({
  created_on,
  versions: versions.map(([version_id, percentage]) => ({ version_id, percentage })),
})

it('knows the version that it uploaded, and the one that answers most requests', async () => {
  const run = async (command: readonly string[], { WRANGLER_OUTPUT_FILE_PATH: file }: Record<string, string> = {}) => {
    if (command[1] === 'deployments')
      return JSON.stringify(deployment('2026-11-20T09:00:00Z', ['half', 10], ['live', 90]))
    expect(command).toEqual(['wrangler', 'versions', 'upload', '--secrets-file', 'secrets.json'])
    writeFileSync(file!, '{"type":"wrangler-session"}\n{"type":"version-upload","version_id":"uploaded"}\n')
    return ''
  }
  const step = { kind: 'upload', worker: 'api', title: '', missing: null } as const
  const command = ['wrangler', 'versions', 'upload']
  expect(await uploadVersion(run, { ...step, command }, ['--secrets-file', 'secrets.json'], 'staging')).toEqual({
    new: 'uploaded',
    old: 'live',
  })
})

function goBack(lacking: string[]) {
  vi.stubEnv('RELEASE_TOKEN', 'a token')
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    asked.push([address, headers[versionOverrides]])
    return Response.json({ lacking })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  onTestFinished(() => void vi.unstubAllEnvs())
  const done: string[] = []
  const run = async (command: readonly string[]) => {
    if (command[1] !== 'deployments') done.push(command.slice(1).join(' '))
    const older = deployment('2026-11-19T09:00:00Z', ['before', 100])
    const shared = deployment('2026-11-20T09:00:00Z', ['live', 10], ['before', 90])
    return JSON.stringify([older, shared, deployment('2026-11-20T09:10:00Z', ['live', 100])])
  }
  return { went: goBackTo({ run, pause: async () => {} }, site, 'api'), done, asked }
}

it('asks the API before whether it knows what live releases call, and then goes back', async () => {
  const { went, done, asked } = goBack([])
  expect(await went).toBe('before')
  expect(asked[0]).toEqual(['https://staging.lake.org/_releases/lacking-calls', 'kere-api-staging="before"'])
  expect(done).toEqual([`versions deploy --yes live@100 before@0 ${to}`, `versions deploy --yes before@100 ${to}`])
})

it('does not go back behind what a live release calls', async () => {
  const { went, done } = goBack(['admin 0123456789ab: The API does not know GET /api/gauges'])
  await expect(went).rejects.toThrow(
    'Roll these back first, nothing was changed:\n  admin 0123456789ab: The API does not know GET /api/gauges',
  )
  expect(done).toEqual([`versions deploy --yes live@100 before@0 ${to}`])
})
