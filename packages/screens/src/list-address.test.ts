import { describe, expect, it } from 'vitest'
import { hrefOf, readAddress, rowHref } from './list-address.ts'
import { choice, day, order, tabs, text } from './list-filter.ts'
import { apiQueryOf, countFilters, countWithinView, viewOf } from './list-query.ts'

const list = {
  path: '/dashboard/messages',
  filters: {
    status: tabs({
      label: 'Messages by status',
      options: [
        { value: 'open', label: 'Open' },
        { value: 'closed', label: 'Closed' },
        { value: 'all', label: 'All' },
      ],
    }),
    topic: choice({ label: 'Topic', anyLabel: 'Any topic', options: [{ value: 'courses', label: 'Courses' }] }),
    search: text({ label: 'Search messages', placeholder: 'Search' }),
    from: day('From'),
    to: day('To'),
    sort: order([
      { value: 'newest', label: 'Newest first', column: 'at', isDescending: true },
      { value: 'oldest', label: 'Oldest first', column: 'at', isDescending: false },
    ]),
  },
  panel: { param: 'message' },
}

const read = (search: string) => readAddress(list, new URLSearchParams(search))

describe('the address of a list', () => {
  it('comes back as it was written', () => {
    const search =
      '?status=all&topic=courses&search=water&from=2026-11-01&to=2026-11-20&sort=oldest&cursor=c&message=msg_1'
    expect(hrefOf(list, read(search))).toBe(`/dashboard/messages${search}`)
  })

  it('leaves out what is default', () => {
    expect(hrefOf(list, read('?status=open&sort=newest'))).toBe('/dashboard/messages')
    expect(hrefOf(list)).toBe('/dashboard/messages')
  })

  it.each([
    '?status=lost&topic=everything&sort=random',
    '?from=2026-02-30&to=yesterday',
    '?from=0202-11-20&to=20261120',
    '?search=%20%20&cursor=&message=',
  ])('drops what it does not understand: %s', (search) => {
    expect(read(search)).toEqual(read(''))
  })

  it('cuts words that are longer than any', () => {
    expect(read(`?search=${'x'.repeat(200)}`).values.search).toHaveLength(100)
  })

  it('leads to a row’s own page with the list, and without what is open in it', () => {
    expect(rowHref(list, 'msg/1', read('?status=closed&cursor=c&message=msg_2'))).toBe(
      '/dashboard/messages/msg%2F1?status=closed&cursor=c',
    )
  })

  it('names to the API only the filters in force, and the order', () => {
    expect(apiQueryOf(list.filters, read('?status=all').values)).toEqual({ sort: 'newest' })
    expect(apiQueryOf(list.filters, read('?topic=courses&to=2026-11-20&message=msg_1').values)).toEqual({
      status: 'open',
      topic: 'courses',
      to: '2026-11-20',
      sort: 'newest',
    })
  })

  it('counts the filters that leave something out: neither the order nor the first view', () => {
    expect(countFilters(list.filters, read('?sort=oldest').values)).toBe(0)
    expect(countFilters(list.filters, read('?status=closed&topic=courses&sort=oldest').values)).toBe(2)
  })

  it('tells a view from what is chosen in it', () => {
    const { values } = read('?status=closed&topic=courses&search=water')
    expect(countWithinView(list.filters, values)).toBe(2)
    expect(countWithinView(list.filters, read('?status=closed').values)).toBe(0)
    expect(hrefOf(list, { values: viewOf(list.filters, values) })).toBe('/dashboard/messages?status=closed')
  })
})
