import { t } from '@kere/brand/messages'
import type { Passkey } from '@kere/contracts/accounts/passkeys'
import { passkeyLimits } from '@kere/contracts/accounts/passkeys-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { FormDialog } from '@kere/screens/form/form-dialog'
import { useForm } from '@kere/screens/form/use-form'
import { TextInput } from '@kere/ui/controls/text-input'
import { addPasskey, loadContract } from './passkeys.api.ts'

interface PasskeyDialogProps {
  onClose: () => void
  onAdded: (added: { passkey: Passkey; recoveryCodes: readonly string[] | null }) => void
}

/** Asks for a name. Then the browser asks for the rest. */
export function PasskeyDialog({ onClose, onAdded }: PasskeyDialogProps) {
  const { api } = useRemote()
  const form = useForm({
    initial: { name: '' },
    schema: async () => (await loadContract()).passkeyName,
    send: async ({ name }: { name: string }) => onAdded(await addPasskey(api, name)),
  })
  return (
    <FormDialog
      form={form}
      title={t('Add a passkey', 'Heading, two-step verification')}
      submit={{
        label: t('Continue', 'Label, two-step verification'),
        busy: t('Waiting for your device', 'On a button while it works, two-step verification'),
      }}
      onClose={onClose}
      intro={
        <p className="text-dense text-muted">
          {t('Next, your device asks for your finger, your face or a PIN.', 'Text, two-step verification')}
        </p>
      }
      refusal={form.refusal}
    >
      <TextInput
        {...form.field('name')}
        label={t('Name', 'Label, two-step verification')}
        hint={t('So that you know it again, for example “My phone”.', 'Hint, two-step verification')}
        maxLength={passkeyLimits.nameLength}
        autoComplete="off"
      />
    </FormDialog>
  )
}
