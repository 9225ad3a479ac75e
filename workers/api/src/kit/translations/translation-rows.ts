import type { Language } from '@kere/contracts/accounts/languages'
import { type Column, getTableName, sql, SQL } from 'drizzle-orm'

export interface TranslatedText {
  language: Language
  title: string
  summary: string
  body: string
  html: string
}

/** A statement over one table names its columns alone, and inside the subquery `id` would be that of a translation. */
const qualified = (column: Column | SQL) =>
  column instanceof SQL ? column : sql`${sql.identifier(getTableName(column.table))}.${sql.identifier(column.name)}`

const texts = (hasBody: boolean) => sql`json_object('language', translation.language, 'title', translation.title,
  'summary', translation.summary, 'body', ${hasBody ? sql`translation.body` : sql`''`},
  'html', ${hasBody ? sql`translation.html` : sql`''`})`

/** A column with the ready translations of a row, at most one for each language, where the reader is not known. */
export const translationsOf = (kind: string, id: Column, { hasBody = false }: { hasBody?: boolean } = {}) =>
  sql`(SELECT json_group_array(${texts(hasBody)}) FROM translations AS translation
    WHERE translation.kind = ${sql.raw(`'${kind}'`)} AND translation.item_id = ${qualified(id)} AND translation.is_ready = 1)`.mapWith(
    (text: string) => JSON.parse(text) as TranslatedText[],
  )

/**
 * A column with the ready translation of a row in the reader's language, or null. Where the reader's language is that
 * of the original, nothing is looked up.
 * @param reader the language, or the placeholder of a prepared query
 */
export const translationOf = (
  kind: string,
  { id, language }: { id: Column | SQL; language: Column | SQL },
  reader: Language | SQL,
  { hasBody = true }: { hasBody?: boolean } = {},
) =>
  sql`iif(${language} = ${reader}, NULL, (SELECT ${texts(hasBody)}
    FROM translations AS translation WHERE translation.kind = ${sql.raw(`'${kind}'`)} AND translation.item_id = ${qualified(id)}
      AND translation.language = ${reader} AND translation.is_ready = 1))`.mapWith(
    (text: string) => JSON.parse(text) as TranslatedText,
  ) as SQL<TranslatedText | null>

interface Titled {
  title: string
  language: Language
  translation: TranslatedText | null
}

/** @returns the title of a row in the reader's language, and the language that it has */
export const titleOf = ({ translation, title, language }: Titled) =>
  translation ? { title: translation.title, language: translation.language } : { title, language }

/** @returns the row with its title in the reader's language, and the language that it has */
export const withTitle = <Row extends Titled>({ translation, ...row }: Row) =>
  translation ? { ...row, title: translation.title, language: translation.language } : row

/** The title of a row in the language of who gets the mail, where it is translated. The statement finds them in `users`. */
export const titleForMail = (kind: string, row: { id: Column; title: Column; language: Column }) =>
  sql`coalesce(${translationOf(kind, row, sql`users.language`, { hasBody: false })} ->> 'title', ${row.title})`

/** For prepared queries, whose values then have `reader`. */
export const readerPlaceholder = sql`${sql.placeholder('reader')}`
