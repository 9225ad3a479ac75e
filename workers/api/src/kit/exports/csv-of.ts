import { defineEndpoint, type Endpoint } from '@kere/contracts/http/endpoint'
import {
  type ExportCell,
  type ExportKind,
  exportKinds,
  exportOpened,
  type ExportPage,
  exportPage,
  exportQuery,
} from '@kere/contracts/http/exports'
import { limits } from '@kere/contracts/http/limits'
import * as z from 'zod/mini'
import type { Context } from '../../base/context.ts'
import { timeInIndia } from '../../base/days.ts'
import type { Route } from '../../http/route.ts'
import type { ListRequest } from '../lists/keyset.ts'
import { openExport } from './open-export.ts'

interface ListContract<Address extends z.ZodMiniObject> {
  name: string
  address: Address
  personal: ReadonlySet<PropertyKey>
}

interface ListAnswer<Item> {
  items: readonly Item[]
  nextCursor: string | null
  total: number
}

type CellOf<Item> = (item: Item) => ExportCell

type Column<Item> =
  | { name: CellOf<Item> }
  | { text: CellOf<Item> }
  /** An instant is written as the time in India; a day or a month stays as it is. */
  | { moment: (item: Item) => string | null | undefined }
  | { number: (item: Item) => number | null }

/** The keys are the column headings. */
export type Columns<Item> = Readonly<Record<string, Column<Item>>>

/** Exports a list as CSV through its use case, so that the same access, filters and orders apply (U-11, U-22). */
export function csvOf<Address extends z.ZodMiniObject, Item, Sort extends string = string>(
  list: ListContract<Address>,
  file: Endpoint,
  read: (context: Context, request: z.infer<Address> & ListRequest<Sort>) => Promise<ListAnswer<Item>>,
  columns: Columns<Item>,
): readonly Route[] {
  const { name, path, access, proof, failure } = file
  const query = exportQuery(list)
  const open = defineEndpoint(`${name}Opening`, `POST ${path}`, {
    summary: 'Begins a CSV file: counts its rows and writes down who asked for it.',
    access,
    ...(proof && { proof }),
    query,
    status: 200,
    response: exportOpened,
    problems: ['too_many_attempts'],
    failure,
    isNeverStored: true,
  })
  const page = defineEndpoint(`${name}Page`, `GET ${path}`, {
    summary: 'The next rows of a CSV file.',
    access,
    query: z.extend(query, { cursor: z.optional(z.string().check(z.maxLength(limits.cursorLength))) }),
    response: exportPage,
    failure,
  })
  const kinds = Object.values(columns).map(kindOf)
  const cells = Object.values(columns).flatMap(cellsOf)
  // The cast is safe: `serveRoute` calls `handle` only with a query that this schema has parsed. TypeScript cannot
  // follow that through a generic schema.
  const queryOf = (request: unknown) => (request as { query: z.infer<Address> & ListRequest<Sort> }).query

  return [
    {
      endpoint: open,
      handle: (context, request, { networkAddress }) =>
        openExport(context, {
          list: list.name,
          filters: queryOf(request),
          personal: list.personal,
          header: Object.keys(columns),
          kinds,
          networkAddress,
          count: async () => {
            const all = { ...queryOf(request), limit: 1, countLimit: Number.MAX_SAFE_INTEGER }
            return (await read(context, all)).total
          },
        }),
    },
    {
      endpoint: page,
      async handle(context, request): Promise<ExportPage> {
        const { items, nextCursor } = await read(context, {
          ...queryOf(request),
          limit: limits.exportPageSize,
          countLimit: 0,
        })
        return { rows: items.map((item) => cells.map((cellOf) => cellOf(item))), nextCursor }
      },
    },
  ]
}

const cellsOf = <Item>(column: Column<Item>): CellOf<Item>[] =>
  'moment' in column ? [(item) => timeOf(column.moment(item))] : Object.values(column)

const timeOf = (at: string | null | undefined) => (at?.includes('T') ? timeInIndia(at) : (at ?? null))

const kindOf = (column: object): ExportKind => exportKinds.find((kind) => kind in column) ?? 'text'
