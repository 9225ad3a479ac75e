import { t } from '@kere/brand/messages'

export interface KindOfFound {
  name: string
  /** The noun of a heading such as "All 5 courses". */
  noun: readonly [one: string, many: string]
  /** The list that searches only this kind, without the limit of candidates. */
  list?: { path: string }
  /** If true, the kind is offered only if it has results. */
  isRare?: true
}

/** The kinds in the order of their display. `own` has the results that belong to the caller. */
export const kindsOfFound = {
  own: { name: t('Yours', 'Kind of found things'), noun: ['of yours', 'of yours'], isRare: true },
  // Only admins find these, including items that are not published.
  users: {
    name: t('Users', 'Kind of found things'),
    noun: ['user', 'users'],
    list: { path: '/dashboard/users' },
    isRare: true,
  },
  orders: {
    name: t('Orders', 'Kind of found things'),
    noun: ['order', 'orders'],
    list: { path: '/dashboard/orders' },
    isRare: true,
  },
  applications: {
    name: t('Applications', 'Kind of found things'),
    noun: ['application', 'applications'],
    isRare: true,
  },
  managed: {
    name: t('All courses', 'Kind of found things; link'),
    noun: ['of all courses', 'of all courses'],
    isRare: true,
  },
  courses: { name: t('Courses', 'Menu'), noun: ['course', 'courses'], list: { path: '/courses' } },
  events: { name: t('Events', 'Menu of the site'), noun: ['event', 'events'], list: { path: '/events' } },
  labs: { name: t('Challenge Labs', 'Menu of the site'), noun: ['lab', 'labs'], list: { path: '/challenge-labs' } },
  people: {
    name: t('People', 'Menu of the site'),
    noun: ['person', 'people'],
    list: { path: '/services/educators' },
  },
  posts: { name: t('Blog', 'Menu of the site'), noun: ['post', 'posts'] },
  news: {
    name: t('News', 'Kind of found things; name of a part of the page'),
    noun: ['headline', 'headlines'],
    isRare: true,
  },
  positions: {
    name: t('Careers', 'Menu of the site'),
    noun: ['position', 'positions'],
    list: { path: '/careers' },
    isRare: true,
  },
  pages: { name: t('Pages', 'Kind of found things'), noun: ['page', 'pages'] },
} as const satisfies Record<string, KindOfFound>

export type FoundKind = keyof typeof kindsOfFound

// `Object.keys` loses the type of the keys. They are all kinds, in their order.
export const foundKinds = Object.keys(kindsOfFound) as [FoundKind, ...FoundKind[]]

export const kindOfFound = (kind: FoundKind): KindOfFound => kindsOfFound[kind]

export const siteSearchLimits = {
  perKind: 3,
  ofKind: 24,
  perKindTyped: 2,
  /** The limit of candidates for each kind: the newest with every word. The total then reads "300+". */
  candidates: 300,
  /** The number of the caller's own newest items that are searched. */
  own: 200,
} as const

export const searchHref = (search: string, kind: FoundKind | null = null) =>
  search === '' ? '/search' : `/search?q=${encodeURIComponent(search)}${kind === null ? '' : `&kind=${kind}`}`
