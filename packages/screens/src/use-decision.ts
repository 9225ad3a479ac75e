import { t } from '@kere/brand/messages'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hrefOf, readAddress, rowHref, type ListAddress } from './list-address.ts'
import type { Filters } from './list-filter.ts'
import { listQuery } from './list-query.ts'
import { endUndo } from './queue.ts'
import { reviewQuery } from './review-query.ts'
import { showRow } from './run-row-act.ts'
import { useKeeping } from './use-queue.ts'
import { useRound } from './use-round.ts'
import { actsOf, type Decision, type Review, type ReviewActs } from './review.ts'

/** @param nextWaitingId the item to open next; by default, the first waiting one */
export function useDecision<Item extends Row, F extends Filters, Row extends { id: string }>(
  review: Review<Item, F, Row>,
  item: Item,
  address: ListAddress<F>,
  nextWaitingId: string | null,
  onDecided: () => void,
) {
  const { list, nameOf, outcomeOf, conflict = 'already_decided' } = review
  const isDecidedAlready = (error: unknown): error is ApiError => error instanceof ApiError && error.code === conflict
  const { api, context } = useRemote()
  const client = useQueryClient()
  const navigate = useNavigate()
  const keep = useKeeping(list)
  const goToNextQueue = useRound(list.path)
  const decision = useMutation({
    mutationFn: (wanted: Decision) => review.decide(api, item.id, wanted, item),
    onSuccess(decided) {
      client.setQueryData(reviewQuery(review, api, item.id).queryKey, decided)
      showRow<Row>(client, { list: list.name }, item.id, decided)
    },
    // A decision changes lists, counts and the audit log, so everything in the cache is outdated.
    onSettled: () => void client.invalidateQueries(),
  })
  // A state of its own, because the mutation's state would change only after another click is possible.
  const [busy, setBusy] = useState<{ kind: Decision['kind']; acts: ReviewActs } | null>(null)
  // A decided item has no actions any more, but its buttons stay until the next item is shown.
  const acts = busy?.acts ?? actsOf(review, item)

  const isUndone = useRef(false)

  const findNext = async () => {
    if (nextWaitingId !== null) return rowHref(list, nextWaitingId, address)
    if (address.isRound) return null
    const first = listQuery(list, api, readAddress(list, new URLSearchParams()))
    const page = await client.query({ ...first, staleTime: 0 }).catch(() => null)
    const next = page?.items.find((row) => review.isWaiting(row) && row.id !== item.id)
    return next ? rowHref(list, next.id) : hrefOf(list)
  }

  const tellEarlierDecision = async ({ message }: ApiError) => {
    const fresh = await client.query({ ...reviewQuery(review, api, item.id), staleTime: 0 }).catch(() => null)
    const outcome = fresh ? `${outcomeOf(fresh)}.` : t('Reload the page to see the decision.', 'Text, part of a page')
    context.notify({ tone: 'info', text: `${message.replace(/\.$/, '')}. ${outcome}` })
  }

  const undo = async () => {
    try {
      await review.undo(api, item.id)
      isUndone.current = true
      endUndo(client, list, address, item.id, true)
      setBusy(null)
      await client.invalidateQueries()
      // The item may not be on screen any more. Its cached page would show the decision until it is fetched again.
      await client.query({ ...reviewQuery(review, api, item.id), staleTime: 0 }).catch(() => null)
      context.notify({
        tone: 'success',
        text: t('The decision on {name} is undone. No email was sent.', { name: nameOf(item) }, 'Message, review'),
      })
      void navigate(rowHref(list, item.id, address))
    } catch (error) {
      endUndo(client, list, address, item.id)
      const reason = error instanceof Error ? error.message : ''
      context.notify({ tone: 'error', text: t('The decision was not undone. {reason}', { reason }, 'Message, review') })
    }
  }

  const decide = async (wanted: Decision) => {
    // If the user has left the page meanwhile, there is no navigation.
    const { pathname } = context.navigation.location
    isUndone.current = false
    setBusy({ kind: wanted.kind, acts })
    try {
      await decision.mutateAsync(wanted)
    } catch (error) {
      if (isDecidedAlready(error)) await tellEarlierDecision(error)
      setBusy(null)
      return
    }
    onDecided()
    keep(address, item.id, acts.isSilent ? null : () => void undo())
    const done = acts[wanted.kind]?.done ?? ''
    context.notify({
      tone: 'success',
      ...(acts.isSilent
        ? { text: `${done}.` }
        : {
            text: t('{done}. The email will be sent in a few seconds.', { done }, 'Message, review'),
            action: { label: t('Undo', 'Label, part of a page'), run: () => void undo() },
          }),
    })
    // The buttons stay busy until the next item is shown. Anything that took their place could receive a second click.
    const next = await findNext()
    if (isUndone.current || context.navigation.location.pathname !== pathname) return
    if (next === null) await goToNextQueue()
    else void navigate(next)
  }

  return {
    acts,
    approve: (answer?: string, more?: string) =>
      void decide({ kind: 'approve', ...(answer !== undefined && { answer }), ...(more !== undefined && { more }) }),
    decline: (reason: string, more?: string) =>
      void decide({ kind: 'decline', reason, ...(more !== undefined && { more }) }),
    busyWith: busy?.kind ?? null,
    /** An item that somebody else has already decided is no failure. */
    failure:
      decision.error && !isDecidedAlready(decision.error)
        ? { kind: decision.variables.kind, error: decision.error }
        : null,
  }
}

export type DecisionState = ReturnType<typeof useDecision>
