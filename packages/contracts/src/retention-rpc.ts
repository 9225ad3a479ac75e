/** RPC over a service binding; nobody else can call it. */
export interface RetentionRpc {
  /**
   * Deletes a bounded number of rows that are over, the objects of files that are gone, and people who have asked for it; and does what
   * slices do by the minute.
   * @returns how many went, by table, `objects` and `people`, and of what slices did, how many by its name, such as `expired`
   */
  sweep(): Promise<Record<string, number>>
  /**
   * Looks at the next few rows that have a counter, and once a day at all sums, and sets those right that are wrong (W-52).
   * @returns how many were wrong, by `table.column` or table
   */
  recount(): Promise<Record<string, number>>
}
