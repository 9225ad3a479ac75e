/** RPC over a service binding; nobody else can call it. */
export interface RetentionRpc {
  /**
   * Deletes a bounded number of rows that are over.
   * @returns how many went, by table
   */
  sweep(): Promise<Record<string, number>>
}
