export interface KindOfFound {
  name: string
  /** The noun of a heading such as "All 5 courses". */
  noun: readonly [one: string, many: string]
  /** The list that searches only this kind, without the limit of candidates. */
  list?: { path: string; label: string }
  /** If true, the kind is offered only if it has results. */
  isRare?: true
}

/** The kinds in the order of their display. `own` has the results that belong to the caller. */
export const kindsOfFound = {
  own: { name: 'Yours', noun: ['of yours', 'of yours'], isRare: true },
  // Only admins find these, including items that are not published.
  users: {
    name: 'Users',
    noun: ['user', 'users'],
    list: { path: '/dashboard/users', label: 'In all users' },
    isRare: true,
  },
  orders: {
    name: 'Orders',
    noun: ['order', 'orders'],
    list: { path: '/dashboard/orders', label: 'In all orders' },
    isRare: true,
  },
  applications: { name: 'Applications', noun: ['application', 'applications'], isRare: true },
  managed: { name: 'All courses', noun: ['of all courses', 'of all courses'], isRare: true },
  courses: { name: 'Courses', noun: ['course', 'courses'], list: { path: '/courses', label: 'In all courses' } },
  events: { name: 'Events', noun: ['event', 'events'], list: { path: '/events', label: 'In all events' } },
  labs: { name: 'Challenge Labs', noun: ['lab', 'labs'], list: { path: '/challenge-labs', label: 'In all labs' } },
  people: {
    name: 'People',
    noun: ['person', 'people'],
    list: { path: '/services/educators', label: 'In all educators' },
  },
  posts: { name: 'Blog', noun: ['post', 'posts'] },
  news: { name: 'News', noun: ['headline', 'headlines'], isRare: true },
  positions: {
    name: 'Careers',
    noun: ['position', 'positions'],
    list: { path: '/careers', label: 'In all positions' },
    isRare: true,
  },
  pages: { name: 'Pages', noun: ['page', 'pages'] },
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
