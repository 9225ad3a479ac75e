import { teamEmail } from '@kere/brand/brand'
import { TextLink } from '@kere/ui/controls/link'
import { TextInput } from '@kere/ui/controls/text-input'

/** The user's own address, with the reason why it cannot be changed (S-241, S-508). */
export const OwnEmailField = ({ email, className }: { email: string; className?: string | undefined }) => (
  <TextInput
    className={className}
    label="Email"
    type="email"
    readOnly
    value={email}
    hint={
      <>
        Your email cannot be changed, because it proves that this account is yours. If you lose access to it, write to{' '}
        <TextLink href={`mailto:${teamEmail}`}>{teamEmail}</TextLink>.
      </>
    }
  />
)
