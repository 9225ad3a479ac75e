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
  /**
   * Names the act that undoes this one, if that depends on the row's earlier state. It replaces `undo` of the
   * `BulkAct`.
   */
  undo?: string | undefined
}

export interface BulkAct {
  /** The endpoint of the single act. A caller whom it refuses cannot act on many rows either. */
  endpoint: Endpoint
  /** The schema of an answer that the single act asks for. It is given for each row, or once for all. */
  answer?: z.ZodMiniType<string | undefined>
  /** The name of the act that exactly undoes this one. */
  undo?: string
  run(context: Context, row: BulkRow): Promise<Done>
}

interface BulkList<Item> {
  endpoint: Endpoint
  /** The list's own use case, so that its access rules apply. */
  read(context: Context, request: never): Promise<{ items: readonly Item[]; nextCursor: string | null }>
  /** A sort order that no act changes, so that no row is processed twice or skipped. */
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

/** Acts on one row after another, each with the statements of the single act. */
export function bulkRoute<Item>({ endpoint, read, walk, toRow, acts }: BulkList<Item>): Route {
  const nextRows = async (context: Context, body: Body): Promise<Next> => {
    if ('rows' in body) return { rows: body.rows.map((row) => ({ ...row, name: null })), nextCursor: null }
    const { matching, cursor } = body
    const request: ListRequest = { ...matching, sort: walk, cursor, limit: limits.bulkRows, countLimit: 0 }
    // The cast is safe: the list's own schemas have parsed the filters.
    const { items, nextCursor } = await read(context, request as never)
    const rows = items.map(toRow)
    // Rows that an earlier try has changed may no longer match the filter, but their results belong into the answer.
    const gone = context.doneOnes.filter((id) => !rows.some((row) => row.id === id))
    return { rows: [...gone.map((id) => ({ id, name: null })), ...rows], nextCursor }
  }

  return {
    endpoint,
    async handle(context, request): Promise<BulkAnswer> {
      // The cast is safe: `serveRoute` calls `handle` only with a request that the endpoint's schema has parsed.
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
