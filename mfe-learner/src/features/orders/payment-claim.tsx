import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { OwnOrder } from '@kere/contracts/orders/orders'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useForm } from '@kere/screens/form/use-form'
import { Button } from '@kere/ui/controls/button'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { Section } from '@kere/ui/layout/section'
import { TextInput } from '@kere/ui/controls/text-input'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { loadContract, showOrder } from './orders.api.ts'

/** The buyer reports the bank reference of a payment, which an admin then checks. */
export function PaymentClaim({ order }: { order: OwnOrder }) {
  const { claim } = order
  const [isCorrecting, setCorrecting] = useState(false)
  const [hasClosed, setClosed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = claim === null || isCorrecting

  // The form has disappeared with the focus, so the focus moves to the button.
  useEffect(() => {
    if (hasClosed && !isOpen) button.current?.focus()
  }, [hasClosed, isOpen])

  const close = () => {
    setClosed(true)
    setCorrecting(false)
  }
  if (isOpen)
    return (
      <Section
        title={
          claim ? t('Correct the bank reference', 'Heading, my orders') : t('Have you paid?', 'Heading, my orders')
        }
        lead={t(
          'Send us the reference number that your UPI app or bank shows for the payment, so that we find it sooner.',
          'Below a heading, my orders',
        )}
      >
        <ClaimForm order={order} onClose={close} />
      </Section>
    )
  return (
    <Section title={t('The bank reference you sent', 'Heading, my orders')}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-hairline bg-surface px-5 py-4">
        <strong lang={englishHere} className="font-semibold wrap-anywhere tabular-nums">
          {claim.bankReference}
        </strong>
        <Button ref={button} variant="outline" size="toolbar" onClick={() => setCorrecting(true)}>
          {t('Correct it', 'Button, my orders')}
        </Button>
      </div>
    </Section>
  )
}

function ClaimForm({ order: { id, claim }, onClose }: { order: OwnOrder; onClose: () => void }) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const isCorrection = claim !== null
  const form = useForm({
    initial: { bankReference: claim?.bankReference ?? '' },
    schema: async () => (await import('@kere/contracts/orders/bank-transfer')).paymentClaim,
    send: async (body, { idempotencyKey }) =>
      showOrder(
        client,
        id,
        api.call((await loadContract()).claimMyPayment, { params: { id }, body }, { idempotencyKey }),
      ),
    onSaved() {
      onClose()
      context.notify({
        tone: 'success',
        text: t('Reference sent. We will check your payment and email you.', 'Message, my orders'),
      })
    },
  })

  useEffect(() => {
    if (isCorrection) field.current?.focus()
  }, [isCorrection])

  return (
    <form {...form.props} className="max-w-md">
      <TextInput
        {...form.field('bankReference')}
        ref={field}
        label={t('Bank reference (UTR)', 'Label, my orders')}
        hint={t(
          '12 digits in UPI apps, up to 22 letters and digits for a bank transfer.',
          'Hint below a field, my orders',
        )}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      {form.refusal && (
        <RefusedAct className="mt-3">
          {t('The reference was not sent. {reason}', { reason: form.refusal }, 'Error, my orders')}
        </RefusedAct>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          type="submit"
          isBusy={form.isBusy}
          busyLabel={t('Sending', 'Button while it works, my orders')}
          className="max-desk:w-full"
        >
          {t('Send reference', 'Button, my orders')}
        </Button>
        {isCorrection && (
          <Button variant="quiet" onClick={onClose} className="max-desk:w-full">
            {t('Cancel', 'Button, my orders')}
          </Button>
        )}
      </div>
    </form>
  )
}
