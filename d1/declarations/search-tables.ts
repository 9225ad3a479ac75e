/** A full-text table, and what it holds of a row, as its triggers write it (decision 0057). */
export interface SearchTable {
  /** `trigram` finds any three letters in a row; `words` only beginnings of words, but already by one letter. */
  tokenizer: 'trigram' | 'words'
  /** The rows to search, where they are not all; in columns of the table. */
  where?: string
  /** Tables whose texts it holds too, and the column that has the id of their row. */
  joins?: Readonly<Record<string, string>>
  /** An expression for each column; a joined table's begin with its name. */
  columns: Readonly<Record<string, string>>
}
