import { auditExports } from './audit/audit.exports.ts'
import type { Route } from './frame/route.ts'

/** Every list that can be had as a CSV file. */
export const exports: readonly Route[] = [...auditExports]
