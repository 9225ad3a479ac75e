import { t } from '@kere/brand/messages'
import { ButtonLink } from '@kere/ui/controls/button'

export function UnderAge() {
  return (
    <>
      <p className="mt-3 text-lead text-muted">
        {t(
          'Thank you for telling us. You need to be 13 to have an account, so we have deleted yours, along with your name, your email and everything you entered here.',
          'Text, onboarding',
        )}
      </p>
      <p className="mt-4">
        {t(
          'You do not need an account to look around: you can read every course page, on your own or with a parent or teacher. You are welcome to come back when you are 13.',
          'Text, onboarding',
        )}
      </p>
      {/* Loads a document, because the account is gone and the surrounding page does not know that yet. */}
      <ButtonLink href="/courses" target="_top" size="main" wide className="mt-6">
        {t('Browse courses', 'Button, onboarding')}
      </ButtonLink>
    </>
  )
}
