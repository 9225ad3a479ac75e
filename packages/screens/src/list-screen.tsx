import type { PageModule } from '@kere/platform/page'
import type { ComponentType } from 'react'
import { describeInDashboard } from './dashboard-page.ts'
import { readAddress } from './list-address.ts'
import type { Filters } from './list-filter.ts'
import { ListPage } from './list-page.tsx'
import { listQuery, optionsQuery } from './list-query.ts'
import type { List } from './list.ts'

export function listScreen<F extends Filters, Row extends object>(
  list: List<F, Row>,
  component?: ComponentType,
): PageModule {
  const { path, title, description, filters, above } = list
  return {
    component: component ?? (() => <ListPage list={list} />),
    queries: ({ search }, api) => [
      listQuery(list, api, readAddress(list, search)),
      ...Object.entries(filters).flatMap(([name, filter]) =>
        filter.kind === 'loaded choice' ? [optionsQuery(api, list.name, name, filter)] : [],
      ),
    ],
    describe: () => describeInDashboard({ title, description, path, above: above && [above] }),
  }
}
