import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import { messages } from '@kere/contracts/http/messages'
import { ApiError, type ApiClient } from '@kere/platform/api'
import type { MountContext } from '@kere/platform/border'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { listKey, rowKey } from './list-query.ts'
import type { ListAnswer } from './list.ts'
import { sittingsKey, withChanged, type Sitting } from './queue.ts'
import type { ListInHand, RowActs } from './row-acts.ts'

interface Tools {
  api: ApiClient
  context: Pick<MountContext, 'notify' | 'navigation'>
  cache: QueryClient
  inHand: ListInHand | null
}

interface Asked<Row, Name> {
  name: Name
  row: Row
  answer: string
  isUndo?: boolean
}

/**
 * Runs an action. This module is loaded with the first press.
 * @returns the failure, which is shown here; if the action has a question, its dialog shows it
 */
export async function runRowAct<Row extends { id: string }, Name extends string>(
  acts: RowActs<Row, Name>,
  { name, row, answer, isUndo = false }: Asked<Row, Name>,
  tools: Tools,
): Promise<Error | null> {
  const { api, context, cache, inHand } = tools
  const act = acts.acts[name]
  const wasAsked = !isUndo && act.question?.(row) !== undefined
  const mutationKey = ['row-act', acts.list, row.id]
  /** Cancels the running requests first, because an answer to an earlier request would restore the old row. */
  const place = async (change: Partial<Row> | null) => {
    const predicate = ({ state }: { state: { data: unknown } }) => state.data !== undefined
    await Promise.all(keysOf(acts, row.id).map((queryKey) => cache.cancelQueries({ queryKey, predicate })))
    return showRow(cache, acts, row.id, change)
  }
  const show = (change: Partial<Row> | undefined) => {
    if (act.removes) inHand?.close(row.id)
    return change || act.removes ? place(act.removes ? null : (change ?? {})) : undefined
  }
  const mutation = cache.getMutationCache().build(cache, {
    mutationKey,
    // The actions on a row run one after the other, so that the last choice wins.
    scope: { id: mutationKey.join(' ') },
    // Without a connection, the action fails and is reverted at once. Otherwise it would be sent some time later.
    networkMode: 'always',
    mutationFn: () => act.call(api, row, answer),
    onMutate: () => (wasAsked ? undefined : show(act.patch?.(row, answer))),
    onError: (_error: Error, _given: void, takeBack) => takeBack?.(),
    onSuccess: async (done) => {
      if (wasAsked) await show(done.row ?? act.patch?.(row, answer))
      // If another action on this row is running, the pages already show its expected result.
      else if (done.row && !act.removes && cache.isMutating({ mutationKey }) === 1) await place(done.row)
    },
    onSettled: (_done, error) => {
      const isLeft = acts.staysWhileRead && !act.removes && !act.decides && !isUndo && !error
      void cache.invalidateQueries({ refetchType: isLeft ? 'none' : 'active' })
    },
  })
  try {
    const { text, undo, undoAnswer = '', href } = await mutation.execute()
    const back = () => void runRowAct(acts, { name: undo ?? name, row, answer: undoAnswer, isUndo: true }, tools)
    context.notify({
      tone: 'success',
      text,
      ...(undo !== undefined && !isUndo && { action: { label: t('Undo', 'Label, part of a page'), run: back } }),
    })
    if (isUndo) inHand?.endUndo(row.id, true)
    else if (act.decides) inHand?.goOn(row.id, undo === undefined ? null : back)
    if (href) context.navigation.push(localPath(href))
    return null
  } catch (error) {
    // Without an answer of the API, a file has failed to load.
    const failure = error instanceof ApiError ? error : new ApiError('no_connection', messages.connection)
    if (isUndo) inHand?.endUndo(row.id, false)
    const open = (href: string) => context.navigation.push(localPath(href))
    if (!wasAsked) context.notify(acts.tellRefusal?.(failure, row, open) ?? { tone: 'error', text: failure.message })
    return failure
  }
}

type Pages = ListAnswer<{ id: string }> | null

type Shown = Pick<RowActs<{ id: string }, never>, 'list' | 'pageKey'>

const keysOf = ({ list, pageKey }: Shown, id: string): QueryKey[] => [
  listKey({ name: list }),
  rowKey(list, id),
  ...(pageKey ? [pageKey(id)] : []),
]

/**
 * Updates a row, or removes it, on every cached page of its list, together with the tabs' counts.
 * @returns a function that restores the former state
 */
export function showRow<Row extends { id: string }>(
  cache: QueryClient,
  { list, pageKey, countedBy }: Pick<RowActs<Row, never>, 'list' | 'pageKey' | 'countedBy'>,
  id: string,
  change: Partial<Row> | null,
): () => void {
  const before: (readonly [QueryKey, unknown])[] = []
  const write = (key: QueryKey, was: unknown, is: unknown) => {
    before.push([key, was])
    cache.setQueryData(key, is)
  }
  for (const [key, page] of cache.getQueriesData<Pages>({ queryKey: listKey({ name: list }) })) {
    const row = page?.items.find((one) => one.id === id)
    if (!page || !row) continue
    const after = change && { ...row, ...change }
    write(key, page, {
      ...page,
      items: page.items.flatMap((one) => (one !== row ? [one] : after ? [after] : [])),
      total: page.total - (after ? 0 : 1),
      counts:
        page.counts && countedBy ? moved(page.counts, fieldOf(row, countedBy), fieldOf(after, countedBy)) : page.counts,
    })
  }
  for (const [key, sitting] of cache.getQueriesData<Sitting<{ id: string }>>({
    queryKey: sittingsKey({ name: list }),
  })) {
    if (sitting) write(key, sitting, withChanged(sitting, id, change))
  }
  for (const key of [rowKey(list, id), ...(pageKey && change ? [pageKey(id)] : [])]) {
    const alone = cache.getQueryData<Row | null>(key)
    if (alone) write(key, alone, change && { ...alone, ...change })
  }
  return () => {
    for (const [changed, was] of before) cache.setQueryData(changed, was)
  }
}

const fieldOf = (row: object | null, field: string): unknown =>
  row ? Object.entries(row).find(([name]) => name === field)?.[1] : null

export function moved<Counts extends Readonly<Record<string, number>>>(
  counts: Counts,
  from: unknown,
  to: unknown,
): Counts {
  if (from === to) return counts
  return {
    ...counts,
    ...(typeof from === 'string' && { [from]: (counts[from] ?? 1) - 1 }),
    ...(typeof to === 'string' && { [to]: (counts[to] ?? 0) + 1 }),
  }
}
