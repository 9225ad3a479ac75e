import * as z from 'zod/mini'
import { languages } from '../accounts/languages.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { listFilters, listOf } from '../http/list.ts'
import { countsOf, openEnum } from '../http/open-enum.ts'
import { readVersion } from '../http/read-version.ts'
import { requiredLine, requiredText, textField } from '../text/text.ts'
import { postDetails } from './post-draft.ts'
import { postLimits, postMessages, postStates } from './post-options.ts'

export const problems = {
  post_changed: { status: 409, title: 'This post was changed somewhere else, so your changes were not saved' },
  /** `errors` lists what is missing, by the fields of `details`. */
  post_incomplete: { status: 422, title: 'The post is not complete yet' },
  post_too_complex: {
    status: 422,
    title: 'The post cannot be shown: it is nested too deeply, or has too many lists, tables and links',
  },
  post_is_deleted: { status: 409, title: 'Restore the post before you change it' },
  post_is_published: { status: 409, title: 'This post is published. Ask an admin to unpublish it first' },
  too_many_posts: { status: 409, title: 'You have reached the largest number of posts for one account' },
  category_exists: { status: 409, title: 'There is a category of this name' },
  too_many_categories: { status: 409, title: 'The blog has as many categories as it can hold' },
} as const

/** Admins manage the posts of everybody, educators their own (C-31). */
const authors = { roles: ['educator', 'admin'] } as const
const admins = { roles: ['admin'] } as const

const byId = z.object({ id: z.string().check(z.maxLength(64)) })
const moment = z.iso.datetime()

const postState = {
  id: z.string(),
  slug: z.string(),
  /** A save names the version that it started from. */
  version: z.int(),
  state: openEnum(postStates),
  isPublished: z.boolean(),
  /** True if the draft has changed since the post was published or scheduled. */
  hasUnsavedChanges: z.boolean(),
  savedAt: moment,
  publishedAt: z.nullable(moment),
  scheduledAt: z.nullable(moment),
  submittedAt: z.nullable(moment),
  /** The time at which the post is erased for good. */
  goesAt: z.nullable(moment),
}

export const managedPost = z.object({
  ...postState,
  title: z.string(),
  excerpt: z.string(),
  coverImage: z.nullable(z.string()),
  coverDrawing: z.int(),
  author: z.nullable(z.object({ id: z.string(), name: z.string() })),
  categories: z.array(z.string()),
  updatedAt: moment,
})

export type ManagedPost = z.infer<typeof managedPost>

export const managedPostList = listOf(managedPost, {
  name: 'managed-posts',
  filters: { state: z.optional(z.enum([...postStates, 'deleted'])), search: listFilters.search },
  sorts: ['touched'],
  extra: { counts: z.optional(countsOf([...postStates, 'deleted'])) },
})

export const listManagedPosts = defineEndpoint('listManagedPosts', 'GET /api/managed-posts', {
  summary: 'The posts that the caller may manage: an educator’s own, for an admin everybody’s (C-31).',
  access: authors,
  token: 'posts:read',
  query: managedPostList.query,
  response: managedPostList.response,
  failure: 'Failed to fetch blog posts',
})

export const postDraft = z.object({
  ...postState,
  details: z.object({
    title: z.string(),
    excerpt: z.string(),
    content: z.string(),
    language: z._default(openEnum(languages), 'en'),
    coverImage: z.nullable(z.string()),
    coverDrawing: z.int(),
    categories: z.array(z.string()),
  }),
  /** True if the post was ever published; its address then stays. */
  isSlugFixed: z.boolean(),
  /** The author's note to the admins. */
  submissionNote: z.string(),
  reviewNote: z.nullable(z.string()),
  author: z.nullable(z.object({ id: z.string(), name: z.string() })),
  isOwn: z.boolean(),
})

export type PostDraft = z.infer<typeof postDraft>

const createFailed = 'Failed to create blog post'
const updateFailed = 'Failed to update blog post'

export const createPost = defineEndpoint('createPost', 'POST /api/managed-posts', {
  summary: 'Begins a post as a draft. Its address is made from the title (S-441).',
  access: authors,
  body: z.strictObject({ title: requiredLine(postMessages.titleRequired, postLimits.titleLength) }),
  response: z.object(postState),
  problems: ['too_many_posts'],
  failure: createFailed,
})

export const getPostDraft = defineEndpoint('getPostDraft', 'GET /api/post-drafts/:slug', {
  summary: 'A post as it is being written, by its slug or one that it had (C-50). For its author and for admins.',
  access: authors,
  params: z.object({ slug: z.string().check(z.maxLength(120)) }),
  response: postDraft,
  failure: 'Failed to fetch blog post',
})

export const savePostDraft = defineEndpoint('savePostDraft', 'PUT /api/managed-posts/:id/draft', {
  summary:
    'Keeps what is typed, over the version that it names, else `post_changed`. No reader sees it yet, and what its author changes leaves the review.',
  access: authors,
  body: z.strictObject({ version: z.int(), details: postDetails }),
  /** A character may take several bytes in UTF-8. */
  bodyBytes: 4 * postLimits.contentLength,
  response: z.object(postState),
  problems: ['post_changed', 'post_is_deleted'],
  failure: updateFailed,
})

export const previewPost = defineEndpoint('previewPost', 'GET /api/managed-posts/:id/preview', {
  summary: 'The saved draft as readers would see it, and what is left out.',
  access: authors,
  response: z.object({
    html: z.string(),
    leftOut: z.array(z.object({ kind: z.string(), source: z.string() })),
    readingMinutes: z.int(),
    version: z.int(),
  }),
  problems: ['post_too_complex', 'too_many_attempts'],
  failure: 'Failed to fetch blog post',
})

const keptVersion = { version: z.int(), savedAt: moment, title: z.string() }

export const listPostVersions = defineEndpoint('listPostVersions', 'GET /api/managed-posts/:id/versions', {
  summary: 'What the draft was before, the newest first: the last twenty of three months.',
  access: authors,
  response: z.object({
    items: z.array(
      z.object({
        ...keptVersion,
        characters: z.int(),
        /** True if readers see a version of the post. */
        isPublished: z.boolean(),
      }),
    ),
  }),
  failure: 'Failed to fetch the versions',
})

const ofVersion = z.extend(byId, { number: z.coerce.number().check(z.int(), z.minimum(1)) })

export const getPostVersion = defineEndpoint('getPostVersion', 'GET /api/managed-posts/:id/versions/:number', {
  summary: 'What the draft was, whole.',
  access: authors,
  params: ofVersion,
  response: z.object({ ...keptVersion, details: postDraft.shape.details }),
  failure: 'Failed to fetch the version',
})

const seen = { version: z.int() }

export const restorePostVersion = defineEndpoint(
  'restorePostVersion',
  'POST /api/managed-posts/:id/versions/:number/restoration',
  {
    summary: 'Makes the draft what it was before. What it is now becomes a version, so that this can be taken back.',
    access: authors,
    params: ofVersion,
    body: z.strictObject(seen),
    status: 200,
    response: z.object({ ...postState, details: postDraft.shape.details }),
    problems: ['post_changed', 'post_is_deleted'],
    failure: 'Failed to restore the version',
  },
)

export const submitPost = defineEndpoint('submitPost', 'PUT /api/managed-posts/:id/submission', {
  summary: 'Asks the admins to publish the draft, with a note to them.',
  access: authors,
  body: z.strictObject({ ...seen, note: textField().check(z.maxLength(postLimits.noteLength)) }),
  response: z.object(postState),
  problems: ['post_changed', 'post_incomplete', 'post_is_deleted', 'post_too_complex'],
  failure: updateFailed,
})

export const withdrawPost = defineEndpoint('withdrawPost', 'DELETE /api/managed-posts/:id/submission', {
  summary: 'Takes a post back from the admins’ review.',
  access: authors,
  response: z.object(postState),
  failure: updateFailed,
})

export const sendPostBack = defineEndpoint('sendPostBack', 'POST /api/managed-posts/:id/review', {
  summary: 'Returns a post that waits for review to its author, with what has to change.',
  access: admins,
  query: readVersion,
  body: z.strictObject({ note: requiredText(postMessages.noteRequired, postLimits.noteLength) }),
  status: 200,
  response: z.object(postState),
  problems: ['post_changed', 'post_is_deleted'],
  failure: updateFailed,
})

export const publishPost = defineEndpoint('publishPost', 'PUT /api/managed-posts/:id/publication', {
  summary: 'Shows readers the draft, now or at `at`; of a published post the changes (S-439, S-509).',
  access: admins,
  body: z.strictObject({
    /** The version to read. Without it, the submitted version, or the current draft of the caller's own post. */
    version: z.optional(z.int()),
    at: z.optional(moment),
  }),
  response: z.object(postState),
  problems: ['post_changed', 'post_incomplete', 'post_is_deleted', 'post_is_published', 'post_too_complex'],
  failure: updateFailed,
})

export const unpublishPost = defineEndpoint('unpublishPost', 'DELETE /api/managed-posts/:id/publication', {
  summary: 'Takes a post from readers, or from the schedule; its address is kept for it (S-439).',
  access: admins,
  response: z.object(postState),
  failure: updateFailed,
})

export const deletePost = defineEndpoint('deletePost', 'DELETE /api/managed-posts/:id', {
  summary: 'Deletes a post; for 30 days it can be restored. An educator deletes only what is not published.',
  access: authors,
  response: z.object(postState),
  problems: ['post_is_published'],
  failure: 'Failed to delete blog post',
})

export const restorePost = defineEndpoint('restorePost', 'POST /api/managed-posts/:id/restoration', {
  summary: 'Brings a deleted post back as a draft, at its address.',
  access: authors,
  status: 200,
  response: z.object(postState),
  failure: 'Failed to restore blog post',
})

const categoryName = z.strictObject({ name: requiredLine(postMessages.nameRequired, postLimits.categoryNameLength) })

const category = z.object({ id: z.string(), name: z.string(), slug: z.string() })

export const createPostCategory = defineEndpoint('createPostCategory', 'POST /api/post-categories', {
  summary: 'Adds a category to the blog (S-483).',
  access: admins,
  body: categoryName,
  response: category,
  problems: ['category_exists', 'too_many_categories'],
  failure: 'Failed to create the category',
})

export const updatePostCategory = defineEndpoint('updatePostCategory', 'PATCH /api/post-categories/:id', {
  summary: 'Gives a category of the blog another name; its address stays.',
  access: admins,
  body: categoryName,
  response: category,
  problems: ['category_exists'],
  failure: 'Failed to rename the category',
})

export const deletePostCategory = defineEndpoint('deletePostCategory', 'DELETE /api/post-categories/:id', {
  summary: 'Deletes a category of the blog. Its posts stay, without it.',
  access: admins,
  isAlwaysFound: true,
  failure: 'Failed to delete the category',
})
