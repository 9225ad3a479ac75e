import { formerMember } from '@kere/contracts/accounts/former-member'
import { postLimits } from '@kere/contracts/publishing/post-options'
import { instantOf, instantOrNull } from '../../base/instants.ts'
import { stateOf } from './post.domain.ts'

const dayMs = 24 * 60 * 60 * 1000

interface Answered {
  id: string
  slug: string
  version: number
  copiedVersion: number
  published: boolean
  publishedAt: number | null
  scheduledAt: number | null
  submittedAt: number | null
  deletedAt: number | null
  savedAt: number
}

export const postStateOf = (post: Answered) => ({
  id: post.id,
  slug: post.slug,
  version: post.version,
  state: stateOf(post),
  isPublished: post.published,
  hasUnsavedChanges: (post.published || post.scheduledAt !== null) && post.version !== post.copiedVersion,
  savedAt: instantOf(post.savedAt),
  publishedAt: instantOrNull(post.publishedAt),
  scheduledAt: instantOrNull(post.scheduledAt),
  submittedAt: instantOrNull(post.submittedAt),
  goesAt: post.deletedAt === null ? null : instantOf(post.deletedAt + postLimits.restorableDays * dayMs),
})

export const authorOf = ({ authorId, authorName }: { authorId: string | null; authorName: string | null }) =>
  authorId === null ? null : { id: authorId, name: authorName ?? formerMember.name }
