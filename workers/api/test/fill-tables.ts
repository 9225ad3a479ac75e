import { env } from 'cloudflare:workers'
import { forgetSchema, isCounter } from './empty-database.ts'

/** A copy refers to the same rows as its original, or to copies of those. */
const relations = [
  { sameUsers: true, sameOthers: true },
  { sameUsers: true, sameOthers: false },
  { sameUsers: false, sameOthers: true },
  { sameUsers: false, sameOthers: false },
] as const

type Relation = (typeof relations)[number]

interface Column {
  name: string
  type: string
  /** The table to which the column refers, if it is a foreign key. */
  parent: string | null
}

interface Table {
  name: string
  sql: string
  columns: Column[]
  uniques: string[][]
  /** The rowids of the rows that are copied. */
  samples: number[]
  copies: number
}

export interface Bounds {
  rows: Readonly<Record<string, number>>
  /**
   * Names of the form `table.column`. In the product few rows refer to the same one here, so the copies refer to
   * copies.
   */
  related: readonly string[]
}

const copiedRows = 100
const rowsInStatement = 4000

/**
 * Drops the search triggers, because maintaining the full-text tables takes longer than copying the rows, and no search
 * is measured. The caller drops all tables afterwards.
 */
async function dropSearchTriggers() {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'trigger' AND (sql LIKE '%search%' OR sql LIKE '%unfolded_texts%')`,
  ).all<{ name: string }>()
  await env.DB.batch(results.map(({ name }) => env.DB.prepare(`DROP TRIGGER "${name}"`)))
}

/**
 * Copies the latest rows of every table again and again with new keys. Copies that the database refuses are left out,
 * so a table may stay smaller.
 * @param owners by role, who get a part of the copies
 */
export async function tableFiller(owners: Readonly<Record<string, string>>, bounds: Bounds) {
  await dropSearchTriggers()
  const tables = await readTables()
  const byName = new Map(tables.map((table) => [table.name, table]))
  const isOfUsers = ({ parent }: Column) => parent === 'users' || parent === 'profiles'

  function copy(table: Table, relation: Relation, areMixed: boolean, first: number, count: number) {
    const keeps = (column: Column) =>
      !bounds.related.includes(`${table.name}.${column.name}`) &&
      (isOfUsers(column) ? relation.sameUsers : relation.sameOthers)
    const varied = new Set(table.columns.filter((column) => column.parent !== null && !keeps(column)))
    for (const names of table.uniques) {
      const columns = table.columns.filter(({ name }) => names.includes(name))
      if (columns.some((column) => varied.has(column))) continue
      const own = columns.find(({ name, parent }) => parent === null && valuesOf(table, name).length === 0)
      for (const column of own ? [own] : columns) varied.add(column)
    }
    const isUnique = ({ name }: Column) => table.uniques.some((names) => names.length === 1 && names[0] === name)
    const valueOf = (column: Column, place: number): string => {
      const { name, type, parent } = column
      const old = `old."${name}"`
      const parentTable = parent === null ? undefined : byName.get(parent)
      if (parentTable && varied.has(column)) {
        const many = table.samples.length
        if (isUnique(column))
          return `(SELECT id FROM "${parentTable.name}" WHERE rowid >= n * ${many} + old.rowid % ${many} LIMIT 1)`
        // References that are few in the product are spread over all rows of the other table.
        if (bounds.related.includes(`${table.name}.${name}`)) {
          const spread = `1 + (n * 7919 + old.rowid) % (SELECT max(rowid) FROM "${parentTable.name}")`
          return `iif(${old} IS NULL, NULL, (SELECT id FROM "${parentTable.name}" WHERE rowid >= ${spread} LIMIT 1))`
        }
        const copied = `${old} || '-' || (1 + n % ${Math.max(1, parentTable.copies)})`
        return `iif(${old} IS NULL, NULL, coalesce((SELECT id FROM "${parentTable.name}" WHERE id = ${copied}), ${old}))`
      }
      if (parent !== null) {
        if (!isOfUsers(column) || areMixed || !keeps(column)) return old
        const role = `(SELECT role FROM profiles WHERE id = ${old})`
        return `iif(${old} IS NULL, NULL, coalesce(json_extract('${JSON.stringify(owners)}', '$.' || ${role}), ${old}))`
      }
      if (varied.has(column)) {
        if (type === 'INTEGER') return `${old} + n * ${name.endsWith('_at') ? 3_600_000 : 1}`
        if (name.includes('email') || name.includes('address')) return `'c' || n || '.' || ${old}`
        return `CASE WHEN ${old} GLOB '????-??-??' THEN date(${old}, '-' || n || ' days') ELSE ${old} || '-' || n END`
      }
      const values = valuesOf(table, name)
      if (areMixed && values.length > 0)
        return `json_extract('${JSON.stringify(values)}', '$[' || (n * ${2 * place + 7} / 3 % ${values.length}) || ']')`
      if (type === 'INTEGER' && name.endsWith('_at')) return `${old} + iif(${old} > 1000000000000, -n, n)`
      return type === 'TEXT'
        ? `iif(length(${old}) > 1000 AND NOT json_valid(${old}), substr(${old}, 1, 200), ${old})`
        : old
    }
    const names = table.columns.map(({ name }) => `"${name}"`).join(', ')
    return env.DB.prepare(
      `INSERT OR IGNORE INTO "${table.name}" (${names})
        WITH RECURSIVE numbers (n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM numbers LIMIT ${count})
        SELECT ${table.columns.map(valueOf).join(', ')} FROM numbers, "${table.name}" AS old
        WHERE old.rowid IN (${table.samples.join(', ')})`,
    )
  }

  async function fill(table: Table, rows: number) {
    const ways = [true, false].flatMap((areMixed) => relations.map((relation) => ({ areMixed, relation })))
    let size = await sizeOf(table.name)
    let before = -1
    while (size < rows && size > before && table.samples.length > 0) {
      before = size
      const each = Math.max(1, Math.ceil((rows - size) / ways.length / table.samples.length))
      for (const { areMixed, relation } of ways) {
        for (let done = 0; done < each;) {
          const count = Math.min(each - done, Math.max(1, Math.floor(rowsInStatement / table.samples.length)))
          await copy(table, relation, areMixed, table.copies + 1, count).run()
          table.copies += count
          done += count
        }
      }
      size = await sizeOf(table.name)
    }
    return size
  }

  return async (rows: number) => {
    const sizes: Record<string, number> = {}
    for (const table of tables) sizes[table.name] = await fill(table, Math.min(rows, bounds.rows[table.name] ?? rows))
    return sizes
  }
}

/** Reads the allowed values from a check that lists them. */
function valuesOf({ sql }: Table, column: string): string[] {
  const [, list] = new RegExp(`CHECK\\(${column} IN \\(('[^)]*')\\)\\)`).exec(sql) ?? []
  return list ? list.split(', ').map((value) => value.slice(1, -1)) : []
}

const sizeOf = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS size FROM "${table}"`).first<number>('size')) ?? 0

/** Lists the tables, each after those to which it refers. */
async function readTables(): Promise<Table[]> {
  const { results } = await env.DB.prepare(
    `SELECT name, sql,
      (SELECT json_group_array(json_object('name', info.name, 'type', info.type, 'parent',
        (SELECT "table" FROM pragma_foreign_key_list(sqlite_master.name) WHERE "from" = info.name)))
        FROM pragma_table_xinfo(sqlite_master.name) AS info WHERE info.hidden = 0 AND NOT (info.pk = 1 AND info.type = 'INTEGER')) AS columns,
      (SELECT json_group_array((SELECT json_group_array(name) FROM pragma_index_info(list.name)))
        FROM pragma_index_list(sqlite_master.name) AS list WHERE "unique") AS uniques
      FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
      AND name NOT LIKE '%\\_search%' ESCAPE '\\' AND name <> 'd1_migrations'`,
  ).all<{ name: string; sql: string; columns: string; uniques: string }>()
  const read: Table[] = []
  for (const { name, sql, columns, uniques } of results.filter((each) => !isCounter(each.name))) {
    const samples = await env.DB.prepare(
      `SELECT rowid AS id FROM "${name}" ORDER BY rowid DESC LIMIT ${copiedRows}`,
    ).all<{ id: number }>()
    read.push({
      name,
      sql: sql.replaceAll('"', ''),
      columns: JSON.parse(columns) as Column[],
      uniques: JSON.parse(uniques) as string[][],
      samples: samples.results.map(({ id }) => id),
      copies: 0,
    })
  }
  const inOrder: Table[] = []
  const visit = (table: Table, above: readonly Table[]) => {
    if (inOrder.includes(table) || above.includes(table)) return
    for (const { parent } of table.columns)
      for (const found of read.filter(({ name }) => name === parent)) visit(found, [...above, table])
    inOrder.push(table)
  }
  for (const table of read) visit(table, [])
  return inOrder
}

/** Drops all tables. At this size, creating them again takes less time than emptying them. */
export async function dropTables() {
  const tables = await readTables()
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND (name LIKE '%\\_counts' ESCAPE '\\' OR sql LIKE 'CREATE VIRTUAL %')`,
  ).all<{ name: string }>()
  const names = [...results, ...tables.toReversed()].map(({ name }) => name)
  await env.DB.batch(names.map((name) => env.DB.prepare(`DROP TABLE "${name}"`)))
  forgetSchema()
}
