import type { IssueDetails as SentDetails, IssueDraft } from '@kere/contracts/publishing/newsletter-issues'
import { type ApiClient, orNull } from '@kere/platform/api'
import { createLocalCopy, type Versioned } from '@kere/platform/local-copies'
import { createDocument } from '@kere/screens/editor/saved-document'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/publishing/newsletter-issues')

export const issuesName = 'newsletter-issues'

export const issuesPath = '/dashboard/newsletter'

export const nameOfIssue = (title: string) => title.trim() || 'Untitled issue'

export const issueQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['newsletter-issue', id],
    staleTime: 10_000,
    queryFn: async ({ signal }): Promise<IssueDraft | null> =>
      orNull(api.call((await loadContract()).getIssueDraft, { params: { id } }, { signal })),
  })

export const previewQuery = (api: ApiClient, id: string, version: number) =>
  queryOptions({
    queryKey: ['newsletter-issue-preview', id, version],
    queryFn: async ({ signal }) => api.call((await loadContract()).previewIssue, { params: { id } }, { signal }),
  })

export const blocksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['newsletter-issue-blocks'],
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await api.call((await loadContract()).listIssueBlocks, {}, { signal })).items,
  })

export const audiencesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['newsletter-audiences'],
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await api.call((await loadContract()).countIssueAudiences, {}, { signal })).items,
  })

export type IssueDetails = IssueDraft['details']

export const valueOf = ({ version, details }: IssueDraft): Versioned<IssueDetails> => ({ version, value: details })

const fields = ['title', 'preview', 'content', 'audience', 'frequency'] as const

const isDetails = (value: unknown): value is IssueDetails =>
  typeof value === 'object' && value !== null && fields.every((name) => Object.hasOwn(value, name))

interface EditorOptions {
  api: ApiClient
  cache: QueryClient
  userId: string
  first: IssueDraft
}

export const createIssueEditor = ({ api, cache, userId, first }: EditorOptions) =>
  createDocument<IssueDetails>({
    first: valueOf(first),
    copy: createLocalCopy({ userId, name: `issue.${first.id}`, isValue: isDetails }),
    conflictCode: 'issue_changed',
    async save(value, version, idempotencyKey) {
      const { saveIssueDraft } = await loadContract()
      // The draft is sent as it was received, so that values that only a newer API knows are kept.
      const details = value as SentDetails
      const input = { params: { id: first.id }, body: { version, details } }
      const answer = await api.call(saveIssueDraft, input, { idempotencyKey })
      cache.setQueryData(issueQuery(api, first.id).queryKey, answer)
      return { value, version: answer.version }
    },
    async load() {
      const stored = await cache.query({ ...issueQuery(api, first.id), staleTime: 0 })
      if (stored) return valueOf(stored)
      return valueOf(await api.call((await loadContract()).getIssueDraft, { params: { id: first.id } }))
    },
    isSame: (left, right) => fields.every((name) => left[name] === right[name]),
  })

export type IssueEditor = ReturnType<typeof createIssueEditor>
