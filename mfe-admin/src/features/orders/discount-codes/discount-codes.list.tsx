import { countOf } from '@kere/brand/count'
import { indianDigits } from '@kere/brand/indian-digits'
import { codeStateNames } from '@kere/contracts/orders/discount-code-options'
import type { DiscountCode } from '@kere/contracts/orders/discount-codes'
import { MomentCell, TwoLines } from '@kere/screens/cells'
import { courseHref } from '@kere/screens/course-href'
import { Fact, Facts, MomentFact } from '@kere/screens/facts'
import { defineList, readsOf } from '@kere/screens/list'
import { byDate, choice, named, text } from '@kere/screens/list-filter'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { statusBadge } from '@kere/screens/status-badge'
import { dateOf } from '@kere/screens/time-in-india'
import { TextLink } from '@kere/ui/controls/link'
import { formatPrice } from '@kere/ui/money/price-format'
import { discountCodeActs, loadContract } from './discount-codes.acts.tsx'

const State = statusBadge(codeStateNames, {
  active: ['leaf'],
  not_yet: ['neutral'],
  used_up: ['warn'],
  over: ['neutral'],
  ended: ['neutral'],
})

const offText = ({ kind, value }: DiscountCode) => (kind === 'percent' ? `${value}% off` : `${formatPrice(value)} off`)

const coursesText = ({ courses }: DiscountCode) => (courses ? countOf(courses.length, 'course') : 'any course')

const dayText = (day: string) => dateOf(`${day}T00:00:00+05:30`)

const daysText = ({ firstDay, lastDay }: DiscountCode) => `${dayText(firstDay)} to ${dayText(lastDay)}`

const usesText = ({ orderCount, placeCount, maxUses }: DiscountCode) =>
  `${indianDigits(orderCount + placeCount)} of ${indianDigits(maxUses)}`

export const discountCodes = defineList({
  name: 'discount-codes',
  path: '/dashboard/orders/discount-codes',
  title: 'Discount codes',
  above: { label: 'Orders', path: '/dashboard/orders' },
  description: 'Codes that lower the price of courses, and how often they were used.',
  noun: ['code', 'codes'],
  filters: {
    search: text({ label: 'Search codes', placeholder: 'Search codes and notes' }),
    state: choice({ label: 'Status', anyLabel: 'Any status', options: named(codeStateNames) }),
    sort: byDate('created'),
  },
  ...readsOf(async () => (await loadContract()).discountCodes),
  rowName: ({ code }) => code,
  columns: [
    {
      id: 'code',
      header: 'Code',
      isTitle: true,
      cell: ({ code, note }) => <TwoLines first={<strong className="font-semibold">{code}</strong>} second={note} />,
    },
    { id: 'off', header: 'Discount', cell: (row) => <TwoLines first={offText(row)} second={coursesText(row)} /> },
    { id: 'days', header: 'Valid (IST)', hideFirst: true, cell: daysText },
    { id: 'uses', header: 'Used', isNumber: true, cell: usesText },
    { id: 'state', header: 'Status', cell: ({ state }) => <State status={state} /> },
    {
      id: 'created',
      header: 'Created',
      isSortable: true,
      hideFirst: true,
      cell: ({ createdAt }) => <MomentCell instant={createdAt} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (row) => <RowActButtons isInRow acts={discountCodeActs} row={row} names={['end', 'resume']} />,
    },
  ],
  card: (row) => ({
    title: row.code,
    badge: <State status={row.state} />,
    lines: [
      `${offText(row)} ${coursesText(row)}, used ${usesText(row)}`,
      daysText(row),
      ...(row.note ? [row.note] : []),
    ],
  }),
  panel: {
    param: 'code',
    component: CodePanel,
    missing: { text: 'It may be on another page, or hidden by your filters.', link: 'Show all codes' },
  },
  exportName: 'discount-codes',
  failed: { title: 'Failed to fetch discount codes', text: 'Codes can still be used, and your changes are saved.' },
  empty: { title: 'No codes yet', text: 'Create one above. Learners enter it on a course page.' },
})

function CodePanel({ row }: { row: DiscountCode }) {
  const { code, note, state, orderCount, placeCount, usesPerPerson, courses, createdAt, endedAt } = row
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{code}</h3>
      <Facts className="mt-4">
        <Fact name="Status">
          <State status={state} />
        </Fact>
        {note && <Fact name="Note">{note}</Fact>}
        <Fact name="Discount">{offText(row)}</Fact>
        <Fact name="Valid (IST)">{daysText(row)}</Fact>
        <Fact name="Used">
          {usesText(row)}
          <span className="block text-muted">
            {countOf(orderCount, 'order')}, {countOf(placeCount, 'free place')}
          </span>
        </Fact>
        <Fact name="Per person">Up to {countOf(usesPerPerson, 'use')}</Fact>
        <Fact name="Courses">
          {courses
            ? courses.map(({ id, title }) => (
                <TextLink key={id} href={courseHref(id)} className="block">
                  {title}
                </TextLink>
              ))
            : 'All'}
        </Fact>
        <MomentFact name="Created" at={createdAt} />
        <MomentFact name="Ended" at={endedAt} />
      </Facts>
      <p className="mt-4 text-meta text-muted">
        Learners enter it on a course page, or open the page with{' '}
        <span className="whitespace-nowrap">?code={code}</span> at the end of its address. When an order is cancelled or
        expires, its use becomes available again.
      </p>
      <div className="mt-4">
        <RowActButtons acts={discountCodeActs} row={row} names={['end', 'resume']} />
      </div>
    </>
  )
}
