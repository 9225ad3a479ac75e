import type { IssueDraft } from '@kere/contracts/publishing/newsletter-issues'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { listKey } from '@kere/screens/list-query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { issueQuery, issuesName, loadContract, type IssueEditor } from './issue.api.ts'

type Contract = Awaited<ReturnType<typeof loadContract>>

type Call = (api: ApiClient, contract: Contract, version: number) => Promise<{ text: string; issue?: IssueDraft }>

/** Sends, schedules or cancels an issue. Unsaved text is saved first, so that it is part of what is sent. */
export function useSendIssue({ id, state }: IssueDraft, editor: IssueEditor) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const [busyWith, setBusyWith] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const params = { id }

  async function run(name: string, call: Call) {
    setBusyWith(name)
    setFailure(null)
    try {
      if (state === 'draft' && !(await editor.flush())) throw editor.state.failure ?? new Error('Not saved')
      const { text, issue } = await call(api, await loadContract(), editor.version)
      const { queryKey } = issueQuery(api, id)
      if (issue) cache.setQueryData(queryKey, issue)
      void cache.invalidateQueries({ queryKey })
      void cache.invalidateQueries({ queryKey: listKey({ name: issuesName }) })
      setRefusals(0)
      context.notify({ tone: 'success', text })
    } catch (error) {
      if (!(error instanceof ApiError))
        return context.notify({ tone: 'error', text: 'Your last changes are not saved yet.' })
      if (error.code === 'issue_incomplete') return setRefusals((count) => count + 1)
      setFailure(error)
    } finally {
      setBusyWith(null)
    }
  }

  return {
    busyWith,
    refusals,
    failure,
    /** The error in a time that is still being typed. */
    timeError: failure?.errors?.find(({ pointer }) => pointer === '/body/at')?.detail,
    test: () =>
      void run('test', async (client, { testIssue }, version) => {
        const { to } = await client.call(testIssue, { params, body: { version } })
        return { text: `A test is on its way to ${to}` }
      }),
    send: () =>
      void run('send', async (client, { sendIssue }, version) => ({
        issue: await client.call(sendIssue, { params, body: { version } }),
        text: 'The issue is being sent',
      })),
    schedule: (at: string) =>
      void run('schedule', async (client, { sendIssue }, version) => ({
        issue: await client.call(sendIssue, { params, body: { version, at } }),
        text: 'The issue is scheduled',
      })),
    unschedule: () =>
      void run('unschedule', async (client, { unscheduleIssue }) => ({
        issue: await client.call(unscheduleIssue, { params }),
        text: 'The issue is a draft again',
      })),
    settle: (isSent: boolean) =>
      void run(isSent ? 'confirm' : 'repeat', async (client, { settleIssueMails }) => ({
        issue: await client.call(settleIssueMails, { params, body: { isSent } }),
        text: isSent ? 'They count as sent' : 'They are sent again',
      })),
    pause: (isPaused: boolean) =>
      void run('pause', async (client, { pauseIssue }) => ({
        issue: await client.call(pauseIssue, { params, body: { isPaused } }),
        text: isPaused ? 'Sending is paused' : 'Sending goes on',
      })),
  }
}

export type Sending = ReturnType<typeof useSendIssue>
