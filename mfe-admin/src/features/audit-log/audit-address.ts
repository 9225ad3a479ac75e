import { auditOutcomes, auditSorts, type AuditOutcome, type AuditSort } from '@kere/contracts/audit-options'
import type { listAuditLog } from '@kere/contracts/audit'
import type { EndpointInput } from '@kere/contracts/endpoint'

/** Everything the audit log shows, as its URL says it. */
export interface AuditAddress {
  action: string | null
  outcome: AuditOutcome | null
  /** Id of the user who acted. */
  actor: string
  /** Days in India, both included; empty for no bound. */
  from: string
  to: string
  sort: AuditSort
  cursor: string | null
  /** Id of the entry whose panel is open. */
  entry: string | null
}

export const auditLogPath = '/dashboard/audit-log'

/** The whole log, newest first. */
export const wholeLog: AuditAddress = {
  action: null,
  outcome: null,
  actor: '',
  from: '',
  to: '',
  sort: auditSorts[0],
  cursor: null,
  entry: null,
}

/** Reads what can be understood and drops the rest: an address is typed, shared and edited by anybody. */
export function readAuditAddress(params: URLSearchParams): AuditAddress {
  return {
    action: /^[a-z_]+\.[a-z_]+$/.exec(params.get('action') ?? '')?.[0] ?? null,
    outcome: known(auditOutcomes, params.get('outcome')),
    actor: params.get('actor')?.trim().slice(0, 64) ?? '',
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
    sort: known(auditSorts, params.get('sort')) ?? wholeLog.sort,
    cursor: params.get('cursor') || null,
    entry: params.get('entry') || null,
  }
}

const known = <Value extends string>(values: readonly Value[], given: string | null) =>
  values.find((value) => value === given) ?? null

/** A day that exists, of this century: half of a year that is being typed is a day of the first one. */
function readDay(text: string | null) {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return ''
  const day = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(day.valueOf()) || day.toISOString().slice(0, 10) !== text ? '' : text
}

/** The address as a link; what is default is left out. */
export function auditHref(address: Partial<AuditAddress>): string {
  const entries = Object.entries(address).filter(
    ([name, value]) => value && !(name === 'sort' && value === wholeLog.sort),
  )
  const params = new URLSearchParams(entries as [string, string][]).toString()
  return params ? `${auditLogPath}?${params}` : auditLogPath
}

/** The same filters on the first page with nothing open, as every change of a filter wants it. */
export const fromTheTop = (address: AuditAddress): AuditAddress => ({ ...address, cursor: null, entry: null })

/** How many filters are in force, the person among them. */
export const countFilters = ({ action, outcome, actor, from, to }: AuditAddress) =>
  [action, outcome, actor, from || to].filter(Boolean).length

/** The filters as the API takes them. */
export function auditFiltersOf({
  action,
  outcome,
  actor,
  from,
  to,
  sort,
}: AuditAddress): EndpointInput<typeof listAuditLog>['query'] {
  return {
    ...(action && { action }),
    ...(outcome && { outcome }),
    ...(actor && { actor }),
    ...(from && { from }),
    ...(to && { to }),
    sort,
  }
}
