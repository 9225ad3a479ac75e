import type * as z from 'zod/mini'
import type { BulkAnswer, BulkResult, BulkRow } from '@kere/contracts/http/bulk'
import type { Endpoint } from '@kere/contracts/http/endpoint'
import { limits } from '@kere/contracts/http/limits'
import { problemOf } from '@kere/contracts/http/problems'
import type { Context } from '../../base/context.ts'
import { authorizeNow } from '../../http/authorize.ts'
import { DomainError } from '../../base/domain-error.ts'
import { logFailure } from '../../http/failure.ts'
import type { Route } from '../../http/route.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import type { ListRequest } from '../lists/keyset.ts'

export interface Done {
  isChanged: boolean
  /** Set where only the earlier state decides which act undoes it. */
  undo?: string | undefined
}

export interface BulkAct {
  /** A caller whom the single endpoint refuses cannot act on many rows. */
  endpoint: Endpoint
  /** The single act's question: answered for each row, or once for all. */
  answer?: z.ZodMiniType<string | undefined>
  /** The act that takes exactly this back. */
  undo?: string
  run(context: Context, row: BulkRow): Promise<Done>
}

interface BulkList<Item> {
  endpoint: Endpoint
  /** The list's own use case, so that its access holds. */
  read(context: Context, request: never): Promise<{ items: readonly Item[]; nextCursor: string | null }>
  /** An order that no act changes, so that no row comes twice and none is skipped. */
  walk: string
  toRow(item: Item): BulkRow & { name: string }
  acts: Readonly<Record<string, BulkAct>>
}

type Body = { act: string; answer?: string | undefined } & (
  | { rows: readonly BulkRow[] }
  | { matching: Readonly<Record<string, unknown>>; cursor?: string | undefined }
)

interface Next {
  rows: readonly (BulkRow & { name: string | null })[]
  nextCursor: string | null
}

/** Row by row, each settled by the single act's own statements. */
export function bulkRoute<Item>({ endpoint, read, walk, toRow, acts }: BulkList<Item>): Route {
  const nextRows = async (context: Context, body: Body): Promise<Next> => {
    if ('rows' in body) return { rows: body.rows.map((row) => ({ ...row, name: null })), nextCursor: null }
    const { matching, cursor } = body
    const request: ListRequest = { ...matching, sort: walk, cursor, limit: limits.bulkRows, countLimit: 0 }
    // Its filters were parsed by the list's own schemas.
    const { items, nextCursor } = await read(context, request as never)
    const rows = items.map(toRow)
    // A row that an earlier try has changed may no longer match the filter.
    const gone = context.doneOnes.filter((id) => !rows.some((row) => row.id === id))
    return { rows: [...gone.map((id) => ({ id, name: null })), ...rows], nextCursor }
  }

  return {
    endpoint,
    async handle(context, request): Promise<BulkAnswer> {
      // `serveRoute` calls `handle` only with what the endpoint's schema parsed.
      const { body } = request as { body: Body }
      const act = acts[body.act]
      if (!act) throw new Error(`${endpoint.name} has no act ${body.act}`)
      const actor = await authorizeNow(context, act.endpoint, requireSignedIn(context))
      const admitted = { ...context, actor }
      const { rows, nextCursor } = await nextRows(admitted, body)
      const results: BulkResult[] = []
      for (const row of rows) {
        const one = { ...admitted, ...(await context.ofOne(row.id)) }
        const { outcome, reason, undo } = await runOne(one, act, { ...row, answer: row.answer ?? body.answer })
        results.push({ id: row.id, name: row.name, version: row.version ?? null, outcome, reason, undo })
      }
      return { results, nextCursor }
    },
  }
}

async function runOne(context: Context, { endpoint, answer, run, ...act }: BulkAct, row: BulkRow) {
  const undo = act.undo ?? null
  const answered = answer?.safeParse(row.answer)
  if (answered?.error)
    return { outcome: 'refused', reason: answered.error.issues[0]?.message ?? null, undo: null } as const
  try {
    const { isChanged, undo: ofRow } = await run(context, { ...row, answer: answered?.data })
    if (!isChanged && !context.isDone) return { outcome: 'unchanged', reason: null, undo: null } as const
    return { outcome: 'done', reason: null, undo: ofRow ?? undo } as const
  } catch (error) {
    if (context.isDone) return { outcome: 'done', reason: null, undo } as const
    if (error instanceof DomainError) {
      const reason = error.detail ?? problemOf(error.code).title
      return { outcome: 'refused', reason, undo: null } as const
    }
    if (error instanceof Error) logFailure(context.log, error)
    return { outcome: 'failed', reason: endpoint.failure, undo: null } as const
  }
}
