import { siteSearchLimits } from '@kere/contracts/search/site-search-options'
import { type SQL, sql } from 'drizzle-orm'
import { matchExpression, beginsWithSpelled, hasSpelled } from '../lists/search.ts'
import type { FoundShape } from './search-source.ts'

interface Searched {
  /** The table whose rows are searched; it has a `seq`. */
  table: string
  /** Its full-text table of trigrams. */
  index: string
  /** Its full-text table of words. Without one, short words are looked for in the newest rows only. */
  wordIndex?: string
  joins?: SQL
  title: SQL
  /** The title's column of the full-text table, unless it is `title`. */
  titleColumn?: string
  /** All searched texts, for words that are too short for trigrams. */
  texts: SQL
  /** The condition under which anybody may see the row, checked on its current state. */
  isShown: SQL
}

const value = (name: string) => sql`${sql.placeholder(name)}`

const most = sql.raw(String(siteSearchLimits.candidates))

/**
 * A subquery `found` with `seq`, `relevance` and `total`, the best rows first. It examines `candidates` rows at most,
 * first those with the words as typed. What only sounds so stands below them, titles first.
 */
export function foundRows(searched: Searched, shape: FoundShape): SQL {
  const table = sql.raw(searched.table)
  return sql`(SELECT seq, relevance, count(*) OVER () AS total FROM (
    SELECT ${table}.seq AS seq, coalesce(candidate.heard, ${relevanceOf(searched)}) AS relevance
    FROM (${candidates(searched, shape)}) AS candidate
    CROSS JOIN ${table} ON ${table}.seq = candidate.seq ${searched.joins ?? sql``}
    WHERE ${searched.isShown} AND ${shortWords(searched, shape)} AND ${wholeBeginnings(searched)}
  ) ORDER BY relevance DESC, seq DESC LIMIT ${value('limit')}) AS found`
}

function candidates({ table, index, wordIndex, titleColumn = 'title' }: Searched, { kind }: FoundShape): SQL {
  const fullText = kind === 'contains' ? index : wordIndex
  if (fullText === undefined)
    return sql`SELECT recent.seq AS seq, NULL AS heard FROM ${sql.raw(table)} AS recent
      WHERE recent.seq > (SELECT max(last.seq) FROM ${sql.raw(table)} AS last) - ${most}`
  const name = sql.raw(fullText)
  const match = value('match')
  const matching = (expression: SQL, heard: SQL) => sql`SELECT rowid AS seq, ${heard} AS heard
    FROM ${name} WHERE ${name} MATCH ${expression} ORDER BY rowid DESC LIMIT ${most}`
  const spelled = matching(match, sql`NULL`)
  if (kind === 'prefix') return spelled
  const sounds = matchExpression(name, { match, alike: value('alike'), byEar: value('byEar') })
  const inTitle = sql`'({${sql.raw(titleColumn)}} : (' || ${sounds} || '))'`
  return sql`SELECT * FROM (${spelled})
    UNION ALL SELECT * FROM (${matching(sql`${inTitle} || ' NOT (' || ${match} || ')'`, sql`0.5`)})
    UNION ALL SELECT * FROM (${matching(sql`'((' || ${sounds} || ') NOT (' || ${match} || ')) NOT ' || ${inTitle}`, sql`0.0`)})
    LIMIT ${most}`
}

/**
 * If all words are short, they match the beginnings of words in the title. Beside longer words, they match anywhere.
 */
function shortWords({ title, texts, wordIndex }: Searched, { kind, hasShortWords }: FoundShape): SQL {
  if (kind === 'contains') return hasShortWords ? hasSpelled(texts, value('shortWords')) : sql`TRUE`
  return wordIndex === undefined ? beginsWithSpelled(title, value('shortWords')) : sql`TRUE`
}

/** A word of three Latin letters begins a word, because inside one it is chance, such as "art" in "part". */
const wholeBeginnings = ({ texts }: Searched) =>
  sql`(candidate.heard IS NOT NULL OR ${beginsWithSpelled(texts, value('beginnings'))})`

/** A word counts most at the beginning of a title word, then inside one, then at the beginning of another word. */
const relevanceOf = ({ title, texts }: Searched) => sql`(SELECT sum(CASE
    WHEN instr(' ' || lower(${title}), ' ' || value) > 0 THEN 5
    WHEN instr(lower(${title}), value) > 0 THEN 3
    WHEN instr(' ' || lower(${texts}), ' ' || value) > 0 THEN 2 ELSE 1 END)
  FROM json_each(${value('words')}))`

export const foundColumns = {
  relevance: sql<number>`found.relevance`.as('relevance'),
  total: sql<number>`found.total`.as('total'),
}

export const bestFirst = sql`found.relevance DESC, found.seq DESC`
