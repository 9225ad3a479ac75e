import type { Endpoint } from '@kere/contracts/http/endpoint'
import type * as z from 'zod/mini'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import type { Route } from '../../http/route.ts'
import { type Columns, csvOf } from '../exports/csv-of.ts'
import { countEach } from './counts.ts'
import type { ListContract, RequestOf } from './rows-of.ts'

interface Resource<
  Address extends z.ZodMiniObject,
  Sort extends string,
  Item extends z.core.$ZodType,
> extends ListContract<Address, Sort> {
  item: Item
  personal: ReadonlySet<PropertyKey>
  counts: readonly string[] | undefined
  list: Endpoint
  get: Endpoint | undefined
  csv: Endpoint | undefined
}

interface ListRows<Request, Row> {
  one(context: Context, id: string): PromiseLike<Row[]>
  page(
    context: Context,
    request: Request,
  ): Promise<{
    items: Row[]
    nextCursor: string | null
    counts: { value: string; count: number }[]
    total: number
    totalIsLowerBound: boolean
  }>
}

/**
 * Makes the use cases that read a resource, their routes and its CSV export, all with the same columns, filters and
 * access.
 */
export function readsOf<Address extends z.ZodMiniObject, Sort extends string, Item extends z.core.$ZodType, Row>(
  resource: Resource<Address, Sort, Item>,
  rows: ListRows<RequestOf<Address, Sort>, Row>,
  toItem: (row: Row, context: Context) => z.input<Item>,
) {
  async function list(context: Context, request: RequestOf<Address, Sort>) {
    const { items, counts, ...page } = await rows.page(context, request)
    return {
      items: items.map((row) => toItem(row, context)),
      ...page,
      ...(resource.counts && {
        counts: countEach(resource.counts, (value) => counts.find((each) => each.value === value)?.count ?? 0),
      }),
    }
  }

  /** @throws {DomainError} `not_found` */
  async function get(context: Context, id: string) {
    const [row] = await rows.one(context, id)
    return answer(context, row)
  }

  /**
   * The answer of an act that reads its row back.
   * @throws {DomainError} `not_found`
   */
  function answer(context: Context, row: Row | undefined) {
    if (row === undefined) throw new DomainError('not_found')
    return toItem(row, context)
  }

  // The casts are safe: `serveRoute` calls `handle` only with a request that the endpoint's own schemas have parsed.
  const routes: Route[] = [
    {
      endpoint: resource.list,
      handle: (context, request) => list(context, (request as { query: RequestOf<Address, Sort> }).query),
    },
  ]
  if (resource.get)
    routes.push({
      endpoint: resource.get,
      handle: (context, request) => get(context, (request as { params: { id: string } }).params.id),
    })

  return {
    list,
    get,
    answer,
    routes,
    csv(columns: Columns<z.input<Item>>): readonly Route[] {
      if (!resource.csv) throw new Error(`${resource.name} has no CSV file`)
      return csvOf(resource, resource.csv, list, columns)
    },
  }
}
