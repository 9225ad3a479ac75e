import type { Post, PostAuthor, PostSummary } from '@kere/contracts/publishing/posts'

const author = { id: 'usr_7', name: 'Asha Raghunath', avatarUrl: null }

export const makePostSummary = (number: number): PostSummary => ({
  id: `pst_${number}`,
  slug: `post-${number}`,
  title: `What post ${number} is about`,
  excerpt: 'Foam is the part you can photograph.',
  coverImage: null,
  coverDrawing: 0,
  author,
  categories: [{ id: 'cat_1', name: 'Water Resources', slug: 'water-resources' }],
  readingMinutes: 4,
  publishedAt: '2026-11-13T03:30:00.000Z',
})

export const makePostList = (count: number, nextCursor: string | null = null) => ({
  items: Array.from({ length: count }, (_, index) => makePostSummary(index + 1)),
  nextCursor,
  total: nextCursor ? 30 : count,
  totalIsLowerBound: false,
})

export const makePost = (change: Partial<Post> = {}): Post => ({
  ...makePostSummary(1),
  author: { ...author, designation: 'Limnologist', organization: null },
  html: '<p>Foam is the part you can photograph.</p><h2 id="text-air">Air<a class="anchor" href="#text-air" aria-label="Link to “Air”">#</a></h2><p>At the weir.</p>',
  headings: [{ id: 'text-air', text: 'Air' }],
  updatedAt: '2026-11-13T03:30:00.000Z',
  older: { slug: 'post-2', title: 'What post 2 is about' },
  newer: null,
  related: [makePostSummary(3)],
  ...change,
})

export const makePostAuthor = (): PostAuthor => ({ ...author, designation: 'Limnologist', organization: null })

export const postCategories = {
  items: [
    { id: 'cat_1', name: 'Water Resources', slug: 'water-resources', posts: 7 },
    { id: 'cat_2', name: 'Biodiversity', slug: 'biodiversity', posts: 0 },
  ],
}
