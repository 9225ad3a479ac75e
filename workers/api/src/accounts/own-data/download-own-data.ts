import { product } from '@kere/brand/brand'
import { exportRowsHeader } from '@kere/contracts/http/exports'
import type { Context } from '../../base/context.ts'
import type { HttpExchange } from '../../http/http-exchange.ts'
import { DomainError } from '../../base/domain-error.ts'
import type { FileAnswer } from '../../http/route.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { dayInIndia } from '../../base/days.ts'
import type { ThrottleLimits } from '../../base/throttle/throttle.domain.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { insertDownload, type OwnRows, selectOwnRows, selectPortion } from './own-data.queries.ts'

const downloadLimits = { account: { limit: 5, windowMs: 60 * 60 * 1000 } } as const satisfies ThrottleLimits

const notes = [
  'Times are in UTC. Text is as it was entered.',
  'Left out: passwords, tokens and keys. Most of them are stored only as hashes.',
  'Left out: counters that stop abuse. They are kept under hashes for up to an hour.',
  'Left out: who else a record is about. Where a record is mostly about others, only your part of it is here.',
  'Links to files work while you are signed in.',
]

/** Streams the file. If it fails half-way, the download ends with an error, so that it never looks complete. */
export async function downloadOwnData(
  context: Context,
  { origin, networkAddress }: Pick<HttpExchange, 'origin' | 'networkAddress'>,
  mostPortions: number,
): Promise<FileAnswer> {
  const actor = requireSignedIn(context)
  await throttle(context, { act: 'own_data', account: actor.userId, networkAddress, limits: downloadLimits })
  return writeDataFile(context, actor, { origin, mostPortions, record: () => insertDownload(context, actor) })
}

interface DataFile {
  origin: string
  mostPortions: number
  /** Records the download, once it is known that the file can be written. */
  record: () => Promise<unknown>
}

/** @throws {DomainError} `own_data_too_large` */
export async function writeDataFile(
  context: Context,
  actor: { userId: string },
  { origin, mostPortions, record }: DataFile,
): Promise<FileAnswer> {
  const tables = await selectOwnRows(context.db, actor)
  const portions = tables.flatMap((rows) => rows.portions)
  if (portions.length > mostPortions) throw new DomainError('own_data_too_large')
  await record()
  const about = { product, madeAt: new Date(context.at).toISOString(), account: actor.userId, notes }
  const fileName = `${product.toLowerCase()}-data-${dayInIndia(context.at)}.json`
  return {
    body: streamOf(writeFile(context, about, tables, origin)),
    headers: {
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="${fileName}"`,
      [exportRowsHeader]: String(portions.reduce((sum, { count }) => sum + count, 0)),
    },
  }
}

async function* writeFile(context: Context, about: object, tables: readonly OwnRows[], origin: string) {
  yield `{"about":${JSON.stringify(about)},\n"tables":{`
  for (const [place, rows] of tables.entries()) {
    yield `${place > 0 ? ',' : ''}${JSON.stringify(rows.name)}:[`
    let isFirst = true
    for (const portion of rows.portions) {
      const lines = (await selectPortion(context.db, rows, portion)).map(
        (row) => `${JSON.stringify(readable(row, rows, origin))}\n`,
      )
      yield (isFirst ? '' : ',') + lines.join(',')
      isFirst &&= lines.length === 0
    }
    yield ']'
  }
  yield '}}'
}

function readable(row: Record<string, unknown>, { name: table }: OwnRows, origin: string) {
  const fields = Object.entries(row).map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'number' && name.endsWith('At') ? new Date(value).toISOString() : value,
  ])
  const link =
    table === 'files' && row.state === 'stored' ? { link: `${origin}/api/files/${String(row.id)}/content` } : {}
  return { ...Object.fromEntries(fields), ...link }
}

const streamOf = (texts: AsyncGenerator<string, void>) => {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await texts.next()
        if (next.done) controller.close()
        else controller.enqueue(encoder.encode(next.value))
      },
      cancel: async () => void (await texts.return(undefined)),
    },
    // Nothing is buffered ahead: rows are read only when the reader asks for them.
    { highWaterMark: 0 },
  )
}
