import type { ApiToken } from '@kere/contracts/console/api-tokens'
import type { RowActs } from '@kere/screens/row-acts'
import Ban from 'lucide-react/icons/ban'

export const loadContract = () => import('@kere/contracts/console/api-tokens')

export type ApiTokenAct = 'revoke'

export const apiTokenActs: RowActs<ApiToken, ApiTokenAct> = {
  list: 'api-tokens',
  nameOf: ({ name }) => name,
  acts: {
    revoke: {
      label: 'Revoke',
      icon: <Ban aria-hidden="true" />,
      isDanger: true,
      isOffered: ({ revokedAt, state }) => revokedAt === null && state !== 'ended',
      patch: () => ({ state: 'revoked' }),
      call: async (api, { id, name }) => ({
        row: await api.call((await loadContract()).revokeApiToken, { params: { id } }),
        text: `${name} no longer works`,
      }),
    },
  },
}
