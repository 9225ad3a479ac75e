import { t } from '@kere/brand/messages'
import { teamEmail } from '@kere/brand/brand'
import { TextLink } from '@kere/ui/controls/link'
import { TextInput } from '@kere/ui/controls/text-input'
import { Around } from '@kere/ui/layout/around'

/** The user's own address, with the reason why it cannot be changed (S-241, S-508). */
export const OwnEmailField = ({ email, className }: { email: string; className?: string | undefined }) => (
  <TextInput
    className={className}
    label={t('Email', 'Label, part of a page')}
    type="email"
    readOnly
    value={email}
    hint={
      <Around
        text={t(
          'Your email cannot be changed, because it proves that this account is yours. If you lose access to it, write to {teamEmail}.',
          { teamEmail },
          'Text, part of a page',
        )}
        part={teamEmail}
      >
        <TextLink href={`mailto:${teamEmail}`}>{teamEmail}</TextLink>
      </Around>
    }
  />
)
