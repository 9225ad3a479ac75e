import { countOf } from '@kere/brand/count'
import { tokenLimits, tokenScopeNames, tokenStateNames } from '@kere/contracts/console/api-token-options'
import type { ApiToken } from '@kere/contracts/console/api-tokens'
import { labelOf } from '@kere/contracts/http/open-value'
import { MomentCell, TwoLines } from '@kere/screens/cells'
import { Fact, Facts, Moment, MomentFact } from '@kere/screens/facts'
import { defineList, readsOf } from '@kere/screens/list'
import { byDate } from '@kere/screens/list-filter'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { statusBadge } from '@kere/screens/status-badge'
import { dateOf } from '@kere/screens/time-in-india'
import { apiTokenActs, loadContract } from './api-tokens.acts.tsx'

const State = statusBadge(tokenStateNames, {
  active: ['leaf'],
  ended: ['neutral'],
  revoked: ['neutral'],
  held: ['warn'],
})

const scopesText = ({ scopes }: ApiToken) => scopes.map((scope) => labelOf(tokenScopeNames, scope)).join(', ')

const usedText = ({ lastUsedAt }: ApiToken) => (lastUsedAt ? `Last used ${dateOf(lastUsedAt)}` : 'Never used')

export const apiTokens = defineList({
  name: 'api-tokens',
  path: '/dashboard/api-tokens',
  title: 'API tokens',
  description: 'Keys with which other programs read from Kere.',
  noun: ['token', 'tokens'],
  filters: {
    sort: byDate('created'),
  },
  ...readsOf(async () => (await loadContract()).apiTokens),
  rowName: ({ name }) => name,
  columns: [
    {
      id: 'name',
      header: 'Token',
      isTitle: true,
      cell: ({ name, prefix }) => (
        <TwoLines
          first={<strong className="font-semibold">{name}</strong>}
          second={<span className="font-mono">{prefix}…</span>}
        />
      ),
    },
    { id: 'scopes', header: 'Can read', cell: scopesText },
    {
      id: 'used',
      header: 'Last used (IST)',
      cell: ({ lastUsedAt }) => (lastUsedAt ? <MomentCell instant={lastUsedAt} /> : 'Never'),
    },
    { id: 'ends', header: 'Expires', hideFirst: true, cell: ({ endsAt }) => dateOf(endsAt) },
    { id: 'state', header: 'Status', cell: ({ state }) => <State status={state} /> },
    {
      id: 'created',
      header: 'Created (IST)',
      isSortable: true,
      hideFirst: true,
      cell: ({ createdAt }) => <MomentCell instant={createdAt} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (row) => <RowActButtons isInRow hasWords acts={apiTokenActs} row={row} names={['revoke']} />,
    },
  ],
  card: (row) => ({
    title: row.name,
    badge: <State status={row.state} />,
    lines: [`Reads ${scopesText(row)}`, `${usedText(row)}, expires ${dateOf(row.endsAt)}`],
    actions: <RowActButtons isInRow hasWords acts={apiTokenActs} row={row} names={['revoke']} />,
  }),
  panel: {
    param: 'token',
    component: TokenPanel,
    missing: { text: 'It may be on another page.', link: 'Show all tokens' },
  },
  failed: { title: 'Failed to fetch API tokens', text: 'Programs can still use theirs.' },
  empty: { title: 'No tokens yet', text: 'Create one above for a program that reads orders, enrollments or posts.' },
})

function TokenPanel({ row }: { row: ApiToken }) {
  const { name, prefix, state, maker, createdAt, endsAt, lastUsedAt, revokedAt } = row
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{name}</h3>
      <Facts className="mt-4">
        <Fact name="Status">
          <State status={state} />
        </Fact>
        <Fact name="Begins with">
          <span className="font-mono wrap-anywhere">{prefix}</span>
        </Fact>
        <Fact name="Can read">{scopesText(row)}</Fact>
        <Fact name="Limit">{countOf(tokenLimits.requestsPerMinute, 'request')} a minute</Fact>
        <Fact name="Last used">{lastUsedAt ? <Moment instant={lastUsedAt} /> : 'Never'}</Fact>
        <Fact name="Created">
          <Moment instant={createdAt} />
          {maker && <span className="block text-muted">by {maker.name}</span>}
        </Fact>
        <MomentFact name="Expires" at={endsAt} />
        <MomentFact name="Revoked" at={revokedAt} />
      </Facts>
      {state === 'held' && (
        <p className="mt-4 text-meta text-muted">It stopped because the person who created it is no longer an admin.</p>
      )}
      <div className="mt-4">
        <RowActButtons acts={apiTokenActs} row={row} names={['revoke']} />
      </div>
    </>
  )
}
