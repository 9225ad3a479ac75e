import type { EducatorApplication } from '@kere/contracts/educator-applications'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { outcomeOf } from './application-text.ts'
import { hrefOf, rowHref } from '@kere/screens/list-address'
import {
  applicationQuery,
  decisionMutation,
  findLongestWaiting,
  type ApplicationsAddress,
  type Decision,
} from './applications.api.ts'
import { applications } from './applications.list.tsx'

/**
 * Decides on an application and goes on to the next one that waits; somebody else's decision is told and shown.
 *
 * @param address the list that it is looked at from.
 * @param nextWaitingId of that list; without one, whoever waits longest comes next.
 */
export function useDecision(
  { id, applicant }: EducatorApplication,
  address: ApplicationsAddress,
  nextWaitingId: string | null,
) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const decision = useMutation(decisionMutation(api))
  // Known before the next click, which the mutation's own state is not.
  const [busyWith, setBusyWith] = useState<Decision['kind'] | null>(null)

  const findNext = async () => {
    if (nextWaitingId !== null) return rowHref(applications, nextWaitingId, address)
    const next = await findLongestWaiting(client, api, id).catch(() => null)
    return next ? rowHref(applications, next.id) : hrefOf(applications)
  }

  const tellEarlierDecision = async () => {
    const fresh = await client.query({ ...applicationQuery(api, id), staleTime: 0 }).catch(() => null)
    const outcome = fresh ? `${outcomeOf(fresh)}.` : 'Load the page again to see how.'
    context.notify({ tone: 'info', text: `This application has been decided already. ${outcome}` })
  }

  const decide = async (wanted: Decision) => {
    // Its answer must not lead away somebody who has gone elsewhere meanwhile.
    const { pathname } = context.navigation.location
    setBusyWith(wanted.kind)
    try {
      await decision.mutateAsync(wanted)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'already_decided') await tellEarlierDecision()
      return
    } finally {
      setBusyWith(null)
    }
    const result = wanted.kind === 'approve' ? 'is approved' : 'is declined'
    context.notify({ tone: 'success', text: `${applicant.name} ${result} and is told by mail.` })
    const next = await findNext()
    if (context.navigation.location.pathname === pathname) context.navigation.push(next)
  }

  return {
    approve: () => void decide({ kind: 'approve', id }),
    decline: (reason: string) => void decide({ kind: 'decline', id, reason }),
    /** What is under way. */
    busyWith,
    /** What did not go through, with the reason; one that was decided already is no failure. */
    failure:
      decision.error && !(decision.error instanceof ApiError && decision.error.code === 'already_decided')
        ? { kind: decision.variables.kind, error: decision.error }
        : null,
  }
}

export type DecisionState = ReturnType<typeof useDecision>
