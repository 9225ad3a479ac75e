import type { PeopleKind } from '@kere/contracts/people/listed-people-options'
import { ButtonLink } from '@kere/ui/controls/button'
import { peoplePath } from './people-address.ts'

export function PersonNotFound({ kind }: { kind: PeopleKind }) {
  const [one, many] = kind === 'educator' ? ['Educator', 'educators'] : ['Learner', 'learners']
  return (
    <div className="px-gutter pt-7 pb-section desk:pt-13">
      <div className="mx-auto max-w-page">
        <h1>{one} not found</h1>
        <p className="mt-3 text-lead text-muted">Nobody who chose to be listed is at this address.</p>
        <ButtonLink href={peoplePath(kind)} variant="outline" className="mt-6">
          All {many}
        </ButtonLink>
      </div>
    </div>
  )
}
