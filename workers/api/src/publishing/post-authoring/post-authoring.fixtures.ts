import { aPost, aPostCategory, aPostVersion, somePost } from '../../../test/posts.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

/** Other educators do not find the post; admins find all posts (C-31). */
const answers = { otherEducator: 404, pendingEducator: 404 }

const aDraft: Fixture = { params: async ({ educator }) => ({ id: (await aPost(educator.id)).id }), answers }

const ofAdmins: Fixture = { params: async ({ educator }) => ({ id: (await aPost(educator.id)).id }) }

const aSubmission: Fixture = {
  params: async ({ educator }) => ({ id: (await aPost(educator.id, { submittedAt: 1 })).id }),
}

let categories = 0
const aCategory: Fixture = { params: async () => ({ id: (await aPostCategory(`Category ${(categories += 1)}`)).id }) }

const aVersion: Fixture = {
  params: async ({ educator }) => {
    const { id } = await aPost(educator.id)
    await aPostVersion(id, 1)
    return { id, number: '1' }
  },
  answers,
}

export const fixtures: Fixtures = {
  listManagedPosts: {
    variants: [{ query: '?state=review' }, { query: '?search=lake' }, { query: '?search=la&state=draft' }],
  },
  createPost: { body: () => ({ title: 'Why the lakes foam' }) },
  getPostDraft: { params: async ({ educator }) => ({ slug: (await aPost(educator.id)).slug }), answers },
  savePostDraft: { ...aDraft, body: () => ({ version: 1, details: somePost }) },
  previewPost: aDraft,
  listPostVersions: aDraft,
  getPostVersion: aVersion,
  restorePostVersion: { ...aVersion, body: () => ({ version: 1 }) },
  submitPost: { ...aDraft, body: () => ({ version: 1, note: 'Ready.' }) },
  withdrawPost: { ...aSubmission, answers },
  sendPostBack: { ...aSubmission, query: () => '?version=1', body: () => ({ note: 'The numbers need a source.' }) },
  publishPost: { ...ofAdmins, body: () => ({ version: 1 }) },
  unpublishPost: { params: async ({ educator }) => ({ id: (await aPost(educator.id, { isPublished: true })).id }) },
  deletePost: aDraft,
  restorePost: { params: async ({ educator }) => ({ id: (await aPost(educator.id, { deletedAt: 1 })).id }), answers },
  updatePostCategory: { ...aCategory, body: () => ({ name: 'Lakes' }) },
  deletePostCategory: aCategory,
  createPostCategory: { body: () => ({ name: 'Lakes' }) },
}
