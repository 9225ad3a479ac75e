import * as z from 'zod/mini'
import { defineEndpoint, type Endpoint } from './endpoint.ts'

/** The path of an export. The list's filters and order are its query (U-11). */
export const exportPath = (list: string) => `/api/exports/${list}.csv` as const

export const exportRowsHeader = 'x-export-rows'

/**
 * The kinds of cells. `name`: an identifier, which may consist of digits. `text`: free text. Spreadsheets calculate
 * with the others.
 */
export const exportKinds = ['name', 'text', 'moment', 'number'] as const

export type ExportKind = (typeof exportKinds)[number]

export const exportOpened = z.object({
  fileName: z.string(),
  header: z.array(z.string()),
  kinds: z.array(z.enum(exportKinds)),
  rows: z.int(),
})

export type ExportOpened = z.infer<typeof exportOpened>

/**
 * A cell of an export. Text is written so that no spreadsheet reads it as a formula, nor a name as a number or a date.
 */
export const exportCell = z.union([z.string(), z.number(), z.null()])

export type ExportCell = z.infer<typeof exportCell>

export const exportPage = z.object({ rows: z.array(z.array(exportCell)), nextCursor: z.nullable(z.string()) })

export type ExportPage = z.infer<typeof exportPage>

interface ExportedList {
  name: string
  list: { name: string; address: z.ZodMiniObject }
  endpoint: Pick<Endpoint, 'access' | 'failure'>
  proof?: 'fresh'
}

/** The query is strict, because ignoring a misspelled filter would export rows that the caller meant to exclude. */
/* @__NO_SIDE_EFFECTS__ */
export const exportQuery = ({ address }: ExportedList['list']) => z.catchall(address, z.never())

/** Declares the export of a list, for the same callers as the list (U-11). */
/* @__NO_SIDE_EFFECTS__ */
export const exportOf = ({ name, list, endpoint: { access, failure }, proof }: ExportedList): Endpoint =>
  defineEndpoint(name, `GET ${exportPath(list.name)}`, {
    summary: 'All rows that the filters find, as a CSV file.',
    access,
    ...(proof && { proof }),
    query: exportQuery(list),
    response: z.string(),
    mediaType: 'text/csv',
    problems: ['too_many_attempts'],
    failure,
    answeredBy: 'jobs',
  })
