/** RPC over a service binding: not reachable from outside. */
export interface RetentionRpc {
  /** @returns how many rows (by table), `objects` and `people` went, and what slices did, by name */
  sweep(): Promise<Record<string, number>>
  /** Corrects the next few counters, and once a day all sums (W-52). @returns how many were wrong, by `table.column` or table */
  recount(): Promise<Record<string, number>>
}
