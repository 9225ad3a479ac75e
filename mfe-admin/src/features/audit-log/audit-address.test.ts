import { describe, expect, it } from 'vitest'
import { auditFiltersOf, auditHref, readAuditAddress, wholeLog } from './audit-address.ts'

const read = (search: string) => readAuditAddress(new URLSearchParams(search))

describe('the address of the audit log', () => {
  it('comes back as it was written', () => {
    const search =
      '?action=access.denied&outcome=refused&actor=usr_1&from=2026-11-01&to=2026-11-20&sort=oldest&cursor=c&entry=aud_1'
    expect(auditHref(read(search))).toBe(`/dashboard/audit-log${search}`)
  })

  it('leaves out what is default', () => {
    expect(auditHref(wholeLog)).toBe('/dashboard/audit-log')
  })

  it.each([
    '?action=everything&outcome=maybe&sort=random',
    '?from=2026-02-30&to=yesterday',
    '?from=0202-11-20&to=20261120',
    '?actor=%20%20&cursor=&entry=',
  ])('drops what it does not understand: %s', (search) => {
    expect(read(search)).toEqual(wholeLog)
  })

  it('cuts an id that is longer than any', () => {
    expect(read(`?actor=${'x'.repeat(200)}`).actor).toHaveLength(64)
  })

  it('names to the API only the filters in force', () => {
    expect(auditFiltersOf(wholeLog)).toEqual({ sort: 'newest' })
    expect(auditFiltersOf(read('?outcome=refused&to=2026-11-20&entry=aud_1&cursor=c'))).toEqual({
      outcome: 'refused',
      to: '2026-11-20',
      sort: 'newest',
    })
  })
})
