import { Disclosure } from '@kere/ui/layout/disclosure'
import { OutboxStateBadge } from './outbox-state.tsx'
import { stateMeanings, stateOrder } from './outbox-text.ts'

export function OutboxStates() {
  return (
    <Disclosure
      summary={<span className="text-dense font-semibold">What the states mean</span>}
      className="bg-surface px-4 desk:px-6"
    >
      <dl className="text-dense">
        {stateOrder.map((state) => (
          <div key={state} className="flex flex-col gap-x-4 gap-y-1 py-1.5 desk:flex-row desk:items-center">
            <dt className="desk:w-30">
              <OutboxStateBadge status={state} />
            </dt>
            <dd>{stateMeanings[state]}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
