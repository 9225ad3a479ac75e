/** How long an assertion waits: of a machine whose cores are all busy it says when a page is stuck, not how fast it is. */
export const patienceMs = 20_000
