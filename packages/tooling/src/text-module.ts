export interface TextPart {
  id: string
  title: string
  /** HTML that is safe in any page. */
  html: string
}

/**
 * A text of the site as an editor writes it: its facts, an introduction before the first `##`, and a part for each
 * `##`.
 */
export interface TextModule {
  facts: Readonly<Record<string, string>>
  lead: string
  parts: readonly TextPart[]
}
