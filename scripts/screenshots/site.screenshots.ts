import type { ViewerScreenshots } from './screenshot.ts'

export const screenshots: ViewerScreenshots = {
  visitor: {
    home: { path: '/' },
    'not-found': { path: '/nowhere' },
    about: { path: '/about' },
    faq: { path: '/faq' },
    'faq-answer': { path: '/faq/how-do-i-get-a-refund' },
    news: { path: '/sustainability-news' },
    terms: { path: '/terms' },
    privacy: { path: '/privacy' },
    search: { path: '/search?q=water' },
    'search-of-one-kind': { path: '/search?q=water&kind=courses' },
    'search-nothing-found': { path: '/search?q=xyzzy' },
  },
  learner: { 'search-own': { path: '/search?q=lake' } },
  admin: { 'news-feeds': { path: '/dashboard/news-feeds' }, leaders: { path: '/dashboard/leaders' } },
}
