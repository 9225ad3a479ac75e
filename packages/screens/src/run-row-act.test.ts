import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { listKey } from './list-query.ts'
import type { RowActs } from './row-acts.ts'
import { runRowAct } from './run-row-act.ts'

interface Tank {
  id: string
  state: string
}

const full: Tank = { id: 'tnk_1', state: 'full' }
const list = (row: Tank) => ({ items: [row], nextCursor: null, total: 1, totalIsLowerBound: false })

it.each(['before the act has answered', 'after it'] as const)(
  'keeps what an act has done where the list was asked before it, and is answered %s',
  async (when) => {
    const cache = new QueryClient()
    const queryKey = [...listKey({ name: 'tanks' }), {}]
    cache.setQueryData(queryKey, list(full))
    const lists = Promise.withResolvers<void>()
    const act = Promise.withResolvers<void>()
    const acts: RowActs<Tank, 'drain'> = {
      list: 'tanks',
      nameOf: ({ id }) => id,
      staysWhileRead: true,
      acts: {
        drain: {
          label: 'Drain',
          patch: () => ({ state: 'dry' }),
          async call(_api, row) {
            await act.promise
            return { row: { ...row, state: 'dry' }, text: 'Drained' }
          },
        },
      },
    }
    const asked = cache
      .query({ queryKey, queryFn: async () => lists.promise.then(() => list(full)), staleTime: 0 })
      .catch(() => null)
    const api = { call: () => Promise.reject(new Error('asked by nobody')) }
    const context = { notify: () => {}, navigation: {} as never }
    const done = runRowAct(acts, { name: 'drain', row: full, answer: '' }, { api, context, cache, inHand: null })
    if (when === 'after it') {
      act.resolve()
      await done
      lists.resolve()
    } else {
      lists.resolve()
      await asked
      act.resolve()
      await done
    }
    await asked
    expect(cache.getQueryData(queryKey)).toEqual(list({ id: 'tnk_1', state: 'dry' }))
  },
)
