export interface Breadcrumb {
  label: string
  path: string
}

/** Metadata of a page. Paths belong to this site's origin; the shell makes them absolute. */
export interface PageMeta {
  /** The shell appends the product's name. The home page leaves this empty. */
  title: string
  description: string
  /** The path with the part of its search that changes the content, without cursors. */
  canonical: string
  breadcrumbs: readonly Breadcrumb[]
  noindex?: boolean
  image?: string
  /** Feeds of the items that the page lists. */
  feeds?: readonly { title: string; path: string }[]
  jsonLd?: readonly object[]
}
