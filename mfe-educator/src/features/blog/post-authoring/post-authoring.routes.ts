import type { PageRoute } from '@kere/platform/page'

const newPost = async () => (await import('./new-post.page.ts')).newPostPage
const editor = async () => (await import('./post-editor.page.ts')).postEditorPage

/** Admins' addresses are the requirement's (S-044); educators have their own (C-31). */
export const routes: readonly PageRoute[] = [
  { path: '/dashboard/blog', roles: ['admin'], page: async () => (await import('./posts.page.ts')).allPostsPage },
  { path: '/dashboard/blog/new', roles: ['admin'], page: newPost },
  { path: '/dashboard/blog/:slug', roles: ['admin'], isFocused: true, page: editor },
  { path: '/dashboard/my-posts', roles: ['educator'], page: async () => (await import('./posts.page.ts')).myPostsPage },
  { path: '/dashboard/my-posts/new', roles: ['educator'], page: newPost },
  { path: '/dashboard/my-posts/:slug', roles: ['educator'], isFocused: true, page: editor },
]
