interface KindOfFound {
  name: string
  /** "All 5 courses" */
  noun: readonly [one: string, many: string]
  /** The list that searches this kind alone, and further back. */
  list?: { path: string; label: string }
  /** Offered only where there is something of it. */
  isRare?: true
}

/** The kinds are in the order in which they are shown. `own` has the results that belong to the caller. */
export const kindsOfFound = {
  own: { name: 'Yours', noun: ['of yours', 'of yours'], isRare: true },
  // Admins alone find these, with what is not published.
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

// It has all of them, in their order, and nothing else.
export const foundKinds = Object.keys(kindsOfFound) as [FoundKind, ...FoundKind[]]

export const kindOfFound = (kind: FoundKind): KindOfFound => kindsOfFound[kind]

export const siteSearchLimits = {
  perKind: 3,
  ofKind: 24,
  perKindTyped: 2,
  /** Each kind examines this many: the newest that have every word. The total then says "300+". */
  candidates: 300,
  /** The newest of one's own that are looked at. */
  own: 200,
} as const

export const searchHref = (search: string, kind: FoundKind | null = null) =>
  search === '' ? '/search' : `/search?q=${encodeURIComponent(search)}${kind === null ? '' : `&kind=${kind}`}`
