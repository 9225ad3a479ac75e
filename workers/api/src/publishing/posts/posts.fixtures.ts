import { aPost } from '../../../test/posts.ts'
import type { Fixtures } from '../../../test/fixtures.ts'

export const fixtures: Fixtures = {
  listPosts: {
    variants: [{ query: '?category=water' }, { query: '?author=usr_x' }, { query: '?category=water&author=usr_x' }],
  },
  listFeaturedPosts: {},
  listPostCategories: {},
  getPost: { params: async ({ educator }) => ({ slug: (await aPost(educator.id, { isPublished: true })).slug }) },
  getPostAuthor: {
    params: async ({ educator }) => {
      await aPost(educator.id, { isPublished: true })
      return { id: educator.id }
    },
  },
  readPostsRss: {},
  readPostsJson: {},
}
