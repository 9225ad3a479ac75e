/** RPC over a service binding, not reachable from outside. */
export interface RetentionRpc {
  /**
   * Deletes what has reached the end of its retention.
   * @returns the number of deleted rows by table, of `objects` and `people`, and the counts of the slices' own clean-up
   * by name
   */
  sweep(): Promise<Record<string, number>>
  /**
   * Corrects the next few counters, and once a day all sums (W-52).
   * @returns the number of wrong values, by `table.column` or table
   */
  recount(): Promise<Record<string, number>>
}
