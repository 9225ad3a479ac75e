import { t } from '@kere/brand/messages'
import type { PeopleKind } from '@kere/contracts/people/listed-people-options'
import { ButtonLink } from '@kere/ui/controls/button'
import { peoplePath } from './people-address.ts'

export function PersonNotFound({ kind }: { kind: PeopleKind }) {
  return (
    <div className="px-gutter pt-7 pb-section desk:pt-13">
      <div className="mx-auto max-w-page">
        <h1>
          {kind === 'educator'
            ? t('Educator not found', 'Title of a page that does not exist')
            : t('Learner not found', 'Title of a page that does not exist')}
        </h1>
        <p className="mt-3 text-lead text-muted">{t('Nobody who chose to be listed is at this address.', 'Error')}</p>
        <ButtonLink href={peoplePath(kind)} variant="outline" className="mt-6">
          {kind === 'educator' ? t('All educators', 'Button') : t('All learners', 'Button')}
        </ButtonLink>
      </div>
    </div>
  )
}
