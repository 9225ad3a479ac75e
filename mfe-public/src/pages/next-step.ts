import type { ApiClient } from '@kere/platform/api'
import type { PageModule, PageRequest, PageRoute } from '@kere/platform/page'
import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'

interface NextLink {
  href: string
  label: string
}

export interface NextThing {
  href: string
  title: string
  text: string
  /** True if the text is the site's and not what somebody wrote. */
  isOwnText?: boolean
  /** The English name of the subject, which chooses the colour. */
  subject: string
  label: string
  cover: { drawing: string; image: string | null }
  by: string
  /** Comes before the facts, in the language of the page. */
  kind?: string
  /** These are in the language in which somebody wrote them. */
  facts?: string
  price?: number
  end?: string
}

export interface NextNeighbors {
  label: string
  before: { label: string; link: NextLink | null; none?: string }
  after: { label: string; link: NextLink | null; none?: string }
}

export interface NextStep {
  /** The heading, with a link to all of the things. Without things, neither is shown. */
  title: string
  all: NextLink
  things: readonly NextThing[]
  neighbors?: NextNeighbors
}

/** Finds the next step. It must be the same for every reader, because the edge may cache it. */
export type NextStepOf = (
  request: Pick<PageRequest, 'params' | 'search'>,
  tools: { api: ApiClient; cache: QueryClient },
) => NextStep | Promise<NextStep>

export interface PublicPage extends PageModule {
  /** The page's next step, if there are related records or neighbours. Its code is separate from the page's. */
  next?: () => Promise<NextStepOf>
}

export interface PublicRoute extends PageRoute {
  page: () => Promise<PublicPage>
}

/** Reads a query of the page itself. If it failed, the foot leaves it out, because the page itself retries. */
export async function pagesOwn<Answer, Key extends QueryKey>(
  cache: QueryClient,
  query: QueryExecuteOptions<Answer, Error, Answer, Answer, Key>,
): Promise<Answer | null> {
  if (cache.getQueryState(query.queryKey)?.status === 'error') return null
  return cache.query(query).catch(() => null)
}

export const thingsShown = 3

/** Leaves related things out if they cannot be loaded, because the page itself is complete. */
export async function otherThings<Item>(
  items: Promise<readonly Item[]>,
  toThing: (item: Item) => NextThing,
  isHere: (item: Item) => boolean = () => false,
): Promise<NextThing[]> {
  const found = await items.catch(() => [])
  return found
    .filter((item) => !isHere(item))
    .slice(0, thingsShown)
    .map((item) => toThing(item))
}
