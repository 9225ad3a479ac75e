import { ListPage } from '@kere/screens/list-page'
import { lazy, Suspense } from 'react'
import { OutboxStates } from './outbox-states.tsx'
import { outbox } from './outbox.list.tsx'
import { ReplaysContext, useReplays } from './use-replay.ts'

/** Loaded for those who are asked. */
const ReplayQuestion = lazy(async () => ({ default: (await import('./replay-question.tsx')).ReplayQuestion }))

/** The emails, and what an admin sends again. */
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
