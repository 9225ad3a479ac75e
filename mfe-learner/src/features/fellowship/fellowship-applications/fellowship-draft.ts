import { emptyDetails, type FellowshipDetails } from '@kere/contracts/fellowship/fellowship-draft'
import type { OwnFellowship } from '@kere/contracts/fellowship/fellowship-applications'
import type { ApiClient } from '@kere/platform/api'
import { createLocalCopy } from '@kere/platform/local-copies'
import { createDocument } from '@kere/screens/editor/saved-document'
import type { QueryClient } from '@tanstack/react-query'
import { detailsOf, loadContract, ownFellowshipQuery } from './fellowship.api.ts'

interface DraftOptions {
  api: ApiClient
  cache: QueryClient
  userId: string
  draft: OwnFellowship['draft']
  track: FellowshipDetails['track']
}

/** Stores the draft in this browser at once, and on the server within ten seconds. It outlives signing out. */
export function createFellowshipDraft({ api, cache, userId, draft, track }: DraftOptions) {
  const read = (stored: OwnFellowship['draft']) =>
    stored
      ? { version: stored.version, value: detailsOf(stored.details) }
      : { version: 0, value: { ...emptyDetails, track } }
  const saved = createDocument<FellowshipDetails>({
    first: read(draft),
    copy: createLocalCopy({ userId, name: 'fellowship', isValue: isDetails }),
    conflictCode: 'fellowship_draft_changed',
    async save(value, version, idempotencyKey) {
      const { saveFellowshipDraft } = await loadContract()
      const answer = await api.call(saveFellowshipDraft, { body: { version, details: value } }, { idempotencyKey })
      return { value, version: answer.version }
    },
    load: async () => read((await cache.query({ ...ownFellowshipQuery(api), staleTime: 0 })).draft),
  })
  return {
    saved,
    open() {
      const retry = () => void saved.flush()
      globalThis.addEventListener('online', retry)
      return () => {
        globalThis.removeEventListener('online', retry)
        saved.rest()
      }
    },
  }
}

const isDetails = (value: unknown): value is FellowshipDetails =>
  typeof value === 'object' && value !== null && Object.keys(emptyDetails).every((name) => Object.hasOwn(value, name))
