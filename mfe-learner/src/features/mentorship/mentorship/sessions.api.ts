import type { MentorSettings, MentorshipSessions } from '@kere/contracts/mentorship/mentorship-sessions'
import type { ApiClient } from '@kere/platform/api'
import { listKey } from '@kere/screens/list-query'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { requestDetailKey } from './mentorship.api.ts'

export const loadSessions = () => import('@kere/contracts/mentorship/mentorship-sessions')

const sessionsKey = (requestId: string) => ['mentorship-sessions', requestId] as const

export const sessionsQuery = (api: ApiClient, requestId: string) =>
  queryOptions({
    queryKey: sessionsKey(requestId),
    refetchOnWindowFocus: true,
    staleTime: 5_000,
    queryFn: async ({ signal }) =>
      api.call((await loadSessions()).listMentorshipSessions, { params: { id: requestId } }, { signal }),
  })

export type SessionAct =
  | { kind: 'book'; startsAt: string }
  | { kind: 'move'; id: string; startsAt: string }
  | { kind: 'confirm'; id: string; version: number | undefined }
  | { kind: 'cancel'; id: string }
  | { kind: 'outcome'; id: string; hasHappened: boolean }
  | { kind: 'note'; id: string; text: string; isShared: boolean }
  | { kind: 'add goal'; title: string }
  | { kind: 'tick goal'; id: string; isDone: boolean }
  | { kind: 'remove goal'; id: string }

async function run(api: ApiClient, requestId: string, act: SessionAct): Promise<MentorshipSessions> {
  const contract = await loadSessions()
  const request = { params: { id: requestId } }
  switch (act.kind) {
    case 'book':
      return api.call(contract.bookMentorshipSession, { ...request, body: { startsAt: act.startsAt } })
    case 'move':
      return api.call(contract.moveMentorshipSession, { params: { id: act.id }, body: { startsAt: act.startsAt } })
    case 'confirm':
      return api.call(contract.confirmMentorshipSession, {
        params: { id: act.id },
        query: { version: act.version },
      })
    case 'cancel':
      return api.call(contract.cancelMentorshipSession, { params: { id: act.id } })
    case 'outcome':
      return api.call(contract.setMentorshipSessionOutcome, {
        params: { id: act.id },
        body: { hasHappened: act.hasHappened },
      })
    case 'note':
      return api.call(contract.setMentorshipSessionNote, {
        params: { id: act.id },
        body: { text: act.text, isShared: act.isShared },
      })
    case 'add goal':
      return api.call(contract.addMentorshipGoal, { ...request, body: { title: act.title } })
    case 'tick goal':
      return api.call(contract.setMentorshipGoal, { params: { id: act.id }, body: { isDone: act.isDone } })
    case 'remove goal':
      return api.call(contract.deleteMentorshipGoal, { params: { id: act.id } })
  }
}

export const sessionMutation = (api: ApiClient, requestId: string) =>
  mutationOptions({
    mutationFn: (act: SessionAct) => run(api, requestId, act),
    onSuccess: (sessions, _act, _before, { client }) => void client.setQueryData(sessionsKey(requestId), sessions),
    onSettled: (_data, _error, _act, _before, { client }) => {
      void client.invalidateQueries({ queryKey: sessionsKey(requestId) })
      void client.invalidateQueries({ queryKey: requestDetailKey(requestId) })
      void client.invalidateQueries({ queryKey: listKey({ name: 'my-mentorship' }) })
    },
  })

export const settingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mentor-settings'],
    queryFn: async ({ signal }) => api.call((await loadSessions()).getMentorSettings, {}, { signal }),
  })

export type SettingsInput = Omit<MentorSettings, 'load' | 'sessions'>
