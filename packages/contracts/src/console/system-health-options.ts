/** A fact of the system page tells of work that waits for a machine, of what was given up, or of what happens regularly. */
export const systemGroups = ['queue', 'failure', 'record'] as const

/** Longer queues are not counted to their end, because D1 bills rows that are read. */
export const countedTo = 1_000
