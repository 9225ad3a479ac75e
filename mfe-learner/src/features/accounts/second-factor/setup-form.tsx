import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useForm } from '@kere/screens/form/use-form'
import { QrCode } from '@kere/ui/art/qr-code'
import { Button } from '@kere/ui/controls/button'
import { TextInput } from '@kere/ui/controls/text-input'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { confirmSecondFactor, loadContract } from './second-factor.api.ts'

interface SetupFormProps {
  setup: { key: string; uri: string }
  onConfirmed: (codes: readonly string[]) => void
}

const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(' ')

export function SetupForm({ setup: { key, uri }, onConfirmed }: SetupFormProps) {
  const { api } = useRemote()
  const form = useForm({
    initial: { code: '' },
    schema: async () => (await loadContract()).newCode,
    send: async ({ code }: { code: string }) => onConfirmed(await confirmSecondFactor(api, code)),
  })
  return (
    <form
      {...form.props}
      aria-label={t('Confirm your app', 'For screen readers, two-step verification')}
      className="flex flex-col gap-4"
    >
      <div className="flex flex-wrap items-start gap-6">
        <div className="w-44">
          <QrCode text={uri} label={t('QR code for your authenticator app', 'Label, two-step verification')} />
        </div>
        <div className="min-w-56 flex-1">
          <p>
            {t(
              'Scan the QR code with your app. On this phone? Open the link, or enter the key by hand.',
              'Text, two-step verification',
            )}
          </p>
          <p className="mt-3 font-semibold wrap-anywhere" translate="no">
            {inGroups(key)}
          </p>
          <p className="mt-3">
            <a href={uri} className="font-semibold text-brand underline">
              {t('Open in your app', 'Link, two-step verification')}
            </a>
          </p>
        </div>
      </div>
      <TextInput
        {...form.field('code')}
        label={t('Code', 'Label, two-step verification')}
        note="(6 digits from the app)"
        autoComplete="one-time-code"
        inputMode="numeric"
        className="max-w-60"
      />
      {form.refusal && <RefusedAct>{`Two-step verification is still off. ${form.refusal}`}</RefusedAct>}
      <div>
        <Button
          type="submit"
          isBusy={form.isBusy}
          busyLabel={t('Checking', 'On a button while it works, two-step verification')}
          className="max-desk:w-full"
        >
          {t('Turn on', 'Button, two-step verification')}
        </Button>
      </div>
    </form>
  )
}
