/** Describes one state of a person towards a thing, and its acts, wherever the thing is shown. */
export interface RelationView<Act extends string> {
  /** Null where there is nothing to tell: the thing offers itself as to anybody. */
  badge: RelationLook<string> | null
  main: RelationButton<Act> | null
  second?: RelationButton<Act> | null
  /** A page shows this as a sentence or a heading. */
  fact?: string | null
}

/** Looks differ at a glance, and never by colour alone. */
export interface RelationLook<Icon extends string> {
  label: string
  tone: 'leaf' | 'brand' | 'neutral' | 'warn' | 'danger' | 'info' | 'marigold'
  icon: Icon
}

interface RelationButton<Act extends string> {
  act: Act
  label: string
}
