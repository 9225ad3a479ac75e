import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { applicationMessages } from '@kere/contracts/careers/career-options'
import type { CareerPosition } from '@kere/contracts/careers/positions'
import { ButtonLink } from '@kere/ui/controls/button'
import { careersPath } from './careers.api.ts'
import { Steps } from './steps.tsx'

const first = t('A receipt is on its way to your email', 'Careers: a step')

/** Replaces the form after sending, for readers without a script. All others get a dialog. */
export const SentPanel = ({ position }: { position: CareerPosition }) => (
  <div role="status" className="border-t border-hairline pt-5 pb-6">
    <h4 className="text-panel">{applicationMessages.submitted}</h4>
    <SentText title={position.title} />
    <ButtonLink href={careersPath} className="mt-5">
      {t('Done', 'A stage of a lab')}
    </ButtonLink>
  </div>
)

export const SentText = ({ title }: { title: string }) => (
  <>
    <p className="mt-1 mb-5 border-b-2 border-ink pb-5">
      <span lang={englishHere}>{title}</span>. {t('We write to the email address that you gave.', 'Careers')}
    </p>
    <Steps done={1} first={first} />
    <p className="mt-5 text-dense text-muted">
      {t('With the link in the email you can see the stage of your application and withdraw it.', 'Careers')}
    </p>
  </>
)
