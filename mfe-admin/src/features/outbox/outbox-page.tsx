import { ListPage } from '@kere/screens/list-page'
import { lazy, Suspense } from 'react'
import { OutboxStates } from './outbox-states.tsx'
import { outbox } from './outbox.list.tsx'
import { ReplaysContext, useReplays } from './use-replay.ts'

const ReplayQuestion = lazy(async () => ({ default: (await import('./replay-question.tsx')).ReplayQuestion }))

export function OutboxPage() {
  const replays = useReplays()
  return (
    <ReplaysContext value={replays}>
      <ListPage list={outbox}>
        <OutboxStates />
      </ListPage>
      {replays.hasAsked && (
        <Suspense>
          <ReplayQuestion />
        </Suspense>
      )}
    </ReplaysContext>
  )
}
