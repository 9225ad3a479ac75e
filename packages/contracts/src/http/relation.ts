/** Describes one state of a person towards a thing, with the possible acts, for every place that shows the thing. */
export interface RelationView<Act extends string> {
  /** Null if the state needs no mention, because everybody else sees the same. */
  badge: RelationLook<string> | null
  main: RelationButton<Act> | null
  second?: RelationButton<Act> | null
  /** A sentence or heading about the state, shown on the thing's page. */
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
