import type { OwnOrder } from '@kere/contracts/orders/orders'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { Section } from '@kere/ui/layout/section'
import { TextInput } from '@kere/ui/controls/text-input'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { claimMutation } from './orders.api.ts'

/** The buyer reports the bank reference of a payment; an admin checks it. */
export function PaymentClaim({ order }: { order: OwnOrder }) {
  const { api, context } = useRemote()
  const { claim } = order
  const [isCorrecting, setCorrecting] = useState(false)
  const [hasClosed, setClosed] = useState(false)
  const sending = useMutation(claimMutation(api, order.id))
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = claim === null || isCorrecting

  // The form that had the focus is gone.
  useEffect(() => {
    if (hasClosed && !isOpen) button.current?.focus()
  }, [hasClosed, isOpen])

  const close = () => {
    setClosed(true)
    setCorrecting(false)
    sending.reset()
  }
  const send = (reference: string) =>
    sending.mutate(reference, {
      onSuccess: () => {
        close()
        context.notify({ tone: 'success', text: 'Reference sent. We will check your payment and email you.' })
      },
    })
  if (isOpen)
    return (
      <Section
        title={claim ? 'Correct the bank reference' : 'Have you paid?'}
        lead="Send us the reference number that your UPI app or bank shows for the payment, so that we find it sooner."
      >
        <ClaimForm
          before={claim?.bankReference}
          onSend={send}
          isBusy={sending.isPending}
          failure={sending.error}
          onCancel={close}
        />
      </Section>
    )
  return (
    <Section title="The bank reference you sent">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-hairline bg-surface px-5 py-4">
        <strong className="font-semibold wrap-anywhere tabular-nums">{claim.bankReference}</strong>
        <Button ref={button} variant="outline" size="toolbar" onClick={() => setCorrecting(true)}>
          Correct it
        </Button>
      </div>
    </Section>
  )
}

interface ClaimFormProps {
  before: string | undefined
  onSend: (reference: string) => void
  isBusy: boolean
  failure: Error | null
  onCancel: () => void
}

function ClaimForm({ before, onSend, isBusy, failure, onCancel }: ClaimFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [reference, setReference] = useState(before ?? '')
  const refused = failure instanceof ApiError ? failure.errors.at(0)?.detail : undefined
  const isCorrection = before !== undefined

  useEffect(() => {
    if (isCorrection || failure) field.current?.focus()
  }, [isCorrection, failure])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) onSend(reference)
  }
  return (
    <form noValidate onSubmit={submit} className="max-w-md">
      <TextInput
        ref={field}
        name="bankReference"
        label="Bank reference (UTR)"
        hint="12 digits in UPI apps, up to 22 letters and digits for a bank transfer."
        error={refused}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        value={reference}
        onChange={({ currentTarget }) => setReference(currentTarget.value)}
      />
      {failure && refused === undefined && (
        <RefusedAct className="mt-3">The reference was not sent. {failure.message}</RefusedAct>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy} busyLabel="Sending" className="max-desk:w-full">
          Send reference
        </Button>
        {isCorrection && (
          <Button variant="quiet" onClick={onCancel} className="max-desk:w-full">
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
