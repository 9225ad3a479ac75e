export interface Breadcrumb {
  label: string
  path: string
}

/** Paths are of the site's own origin; the shell makes them absolute. */
export interface PageMeta {
  /** The shell adds the product's name; empty for the home page. */
  title: string
  description: string
  /** Path and the search that matters, without cursors. */
  canonical: string
  breadcrumbs: readonly Breadcrumb[]
  noindex?: boolean
  image?: string
  /** Feeds that follow what the page lists. */
  feeds?: readonly { title: string; path: string }[]
  jsonLd?: readonly object[]
}
