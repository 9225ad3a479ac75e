import type { ViewerScreenshots } from './screenshot.ts'

export const screenshots: ViewerScreenshots = {
  visitor: {
    blog: { path: '/blog' },
    'blog-post': { path: '/blog/why-the-lakes-foam-and-what-a-treatment-plant-can-and-cannot-fix' },
  },
}
