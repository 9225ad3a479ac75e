import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '@kere/d1/migrate'
import { restore, restoreFiles, type Restoring } from '@kere/d1/restore'
import { resourcesOf, type Environment } from '../packages/tooling/src/deploy-plan.ts'
import { readValue } from '../packages/tooling/src/wrangler-file.ts'
import { compatibilityDate } from './compatibility-date.ts'
import { type DocumentBuckets, readDocumentBuckets, seededBuckets } from './document-buckets.ts'
import { openDatabase } from './open-database.ts'
import { root } from './run-command.ts'

const usage = `
  pnpm restore --day 2026-11-29                      into the empty database of STATE_DIR, from its bucket of backups
  pnpm restore --day 2026-11-29 --env production     into the empty database of an account, from its bucket
  … --from <folder>                                  from a copy of the bucket that was made with rclone, for example
`

interface Target {
  db: Restoring['db']
  /** The buckets of files, by the names that the backup gives them. */
  files: Parameters<typeof restoreFiles>[2]
  bucket: {
    get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>
    list(options: { prefix: string; cursor?: string }): Promise<{
      objects: { key: string }[]
      truncated: boolean
      cursor?: string
    }>
  }
  close(): Promise<unknown>
}

const { values } = parseArgs({
  options: { day: { type: 'string' }, env: { type: 'string' }, from: { type: 'string' } },
})
if (!/^\d{4}-\d{2}-\d{2}$/.test(values.day ?? '') || !['staging', 'production', undefined].includes(values.env)) {
  console.error(usage)
  process.exit(1)
}

const started = Date.now()
const target = await openTarget()
const { db } = target
try {
  const backups = values.from === undefined ? inBucket(target.bucket) : inFolder(resolve(values.from))
  const { rows, adjusted, erasedAgain, files } = await restore({
    db,
    day: values.day!,
    backups,
    migrate: (last) => migrate(db, last),
  })
  console.log(`${rows} rows are back, with equal hashes, in ${Math.round((Date.now() - started) / 1000)} s.`)
  for (const [table, count] of Object.entries(adjusted))
    console.log(`${table}: ${count} rows belonged to something that was deleted while the backup was made.`)
  if (erasedAgain > 0) console.log(`${erasedAgain} people had been erased since, and are erased again.`)
  const { restored, missing } = await restoreFiles(backups, files, target.files)
  const all = Object.values(files).flat().length
  console.log(`${all} files at that time: ${restored} were lost and are back, ${missing.length} are lost.`)
  for (const key of missing) console.log(`lost: ${key}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await target.close()
}

async function openTarget(): Promise<Target> {
  if (values.env !== undefined) return openAccount(values.env as Environment)
  const { buckets, ...local } = await openDatabase(resolve(process.env.STATE_DIR ?? '.state'))
  return { ...local, files: buckets }
}

/** Wrangler lends the bindings of an account to this process, so that both places are restored by the same statements. */
async function openAccount(environment: Environment): Promise<Target> {
  const { getPlatformProxy } = await import('wrangler')
  const api = await readFile(join(root, 'workers/api/wrangler.toml'), 'utf8')
  const database = { table: `env.${environment}.d1_databases`, key: 'database_id' }
  const { database: name } = resourcesOf(environment)
  const folder = await mkdtemp(join(tmpdir(), 'kere-restore-'))
  const configPath = join(folder, 'wrangler.json')
  const suffix = environment === 'staging' ? '-staging' : ''
  const config = {
    name: 'kere-restore',
    compatibility_date: compatibilityDate,
    d1_databases: [{ binding: 'DB', database_name: name, database_id: readValue(api, database), remote: true }],
    r2_buckets: Object.entries({ ...seededBuckets, BACKUPS: 'backups' }).map(([binding, bucket]) => ({
      binding,
      bucket_name: bucket + suffix,
      remote: true,
    })),
  }
  await writeFile(configPath, JSON.stringify(config))
  const { env, dispose } = await getPlatformProxy({ configPath })
  const close = async () => {
    await dispose()
    await rm(folder, { recursive: true })
  }
  // The casts are safe: the configuration above names these bindings.
  const files = await readDocumentBuckets(async (binding) => env[binding] as DocumentBuckets['media'])
  return { db: env.DB as Target['db'], bucket: env.BACKUPS as Target['bucket'], files, close }
}

function inBucket(from: Target['bucket']): Restoring['backups'] {
  return {
    read: async (key) => {
      const object = await from.get(key)
      return object ? new Uint8Array(await object.arrayBuffer()) : null
    },
    list: async (prefix) => {
      const keys: string[] = []
      for (let cursor: string | undefined, isMore = true; isMore;) {
        const page = await from.list({ prefix, ...(cursor !== undefined && { cursor }) })
        keys.push(...page.objects.map(({ key }) => key))
        isMore = page.truncated
        cursor = page.cursor
      }
      return keys
    },
  }
}

function inFolder(folder: string): Restoring['backups'] {
  return {
    read: (key) =>
      readFile(join(folder, key)).then(
        (bytes) => new Uint8Array(bytes),
        () => null,
      ),
    list: async (prefix) => {
      const found = await readdir(join(folder, prefix), { recursive: true, withFileTypes: true }).catch(() => [])
      return found.filter((each) => each.isFile()).map((each) => relative(folder, join(each.parentPath, each.name)))
    },
  }
}
