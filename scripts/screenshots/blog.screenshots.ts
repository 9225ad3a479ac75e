import type { ViewerScreenshots } from './screenshot.ts'

export const screenshots: ViewerScreenshots = {
  visitor: {
    blog: { path: '/blog' },
    'blog-post': { path: '/blog/why-the-lakes-foam-and-what-a-treatment-plant-can-and-cannot-fix' },
  },
  educator: { 'my-posts': { path: '/dashboard/my-posts' } },
  admin: {
    'blog-posts': { path: '/dashboard/blog' },
    'blog-editor': { path: '/dashboard/blog/what-a-tanker-costs-in-may' },
    'blog-new': { path: '/dashboard/blog/new' },
  },
}
