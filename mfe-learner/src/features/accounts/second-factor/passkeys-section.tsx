import { t } from '@kere/brand/messages'
import type { Passkey } from '@kere/contracts/accounts/passkeys'
import { passkeyLimits } from '@kere/contracts/accounts/passkeys-options'
import { hasPasskeys } from '@kere/platform/passkeys'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { QuestionDialog } from '@kere/screens/question-dialog'
import { dateOf } from '@kere/screens/time-in-india'
import { Button } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { TimeAgo } from '@kere/ui/time/time-ago'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, useSyncExternalStore } from 'react'
import { secondFactorQuery } from './second-factor.api.ts'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { passkeysQuery, removePasskey } from './passkeys.api.ts'

const never = () => () => {}

interface PasskeysSectionProps {
  onCodes: (codes: readonly string[]) => void
  onRemoved: () => void
}

export function PasskeysSection({ onCodes, onRemoved }: PasskeysSectionProps) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const passkeys = useQuery(passkeysQuery(api))
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<Passkey | null>(null)

  const settle = (text: string) => {
    context.notify({ tone: 'success', text })
    void client.invalidateQueries({ queryKey: secondFactorQuery(api).queryKey })
    return client.invalidateQueries({ queryKey: passkeysQuery(api).queryKey })
  }
  const removal = useMutation({
    mutationFn: ({ id }: Passkey) => removePasskey(api, id),
    onSuccess: async (_, { name }) => {
      setAsked(null)
      onRemoved()
      await settle(t('{name} is removed.', { name }, 'Text, two-step verification'))
      place.current?.focus({ preventScroll: true })
    },
  })

  const canAdd = useSyncExternalStore(never, hasPasskeys, () => true)
  const isFull = (passkeys.data?.length ?? 0) >= passkeyLimits.count
  return (
    <div ref={place} tabIndex={-1}>
      <Section
        title={t('Passkeys', 'Heading, two-step verification')}
        lead={t(
          'Sign in with your finger, your face or the PIN of your device, without your password.',
          'Text, two-step verification',
        )}
      >
        {passkeys.data ? (
          <>
            {passkeys.data.length === 0 ? (
              <p className="text-muted">{t('You have no passkey yet.', 'Text, two-step verification')}</p>
            ) : (
              <ul className="list-none border-t border-hairline">
                {passkeys.data.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setAsked(passkey)} />
                ))}
              </ul>
            )}
            {isFull ? (
              <p className="mt-4 text-muted">
                {t(
                  'You have {count} passkeys, the most there can be. Remove one to add another.',
                  { count: passkeyLimits.count },
                  'Text, two-step verification',
                )}
              </p>
            ) : canAdd ? (
              <Button variant="outline" onClick={() => setAdding(true)} className="mt-4 max-desk:w-full">
                {t('Add a passkey', 'Button, two-step verification')}
              </Button>
            ) : (
              <p className="mt-4 text-muted">
                {t('This browser has no passkeys. Add one in another browser.', 'Text, two-step verification')}
              </p>
            )}
          </>
        ) : passkeys.isPending ? (
          <SkeletonGroup label={t('Loading your passkeys', 'Label, two-step verification')}>
            <Skeleton className="h-16" />
          </SkeletonGroup>
        ) : (
          <LoadFailure title={t('Your passkeys did not load', 'Heading, two-step verification')} query={passkeys}>
            {t('They work all the same.', 'Text, two-step verification')}
          </LoadFailure>
        )}
      </Section>
      {isAdding && (
        <PasskeyDialog
          onClose={() => setAdding(false)}
          onAdded={({ passkey, recoveryCodes }) => {
            setAdding(false)
            if (recoveryCodes) onCodes(recoveryCodes)
            void settle(t('{name} is added.', { name: passkey.name }, 'Text, two-step verification'))
          }}
        />
      )}
      <QuestionDialog
        act={{
          busy: t('Removing', 'On a button while it works, two-step verification'),
          failed: t('The passkey is still there', 'Text, two-step verification'),
        }}
        question={{
          title: asked
            ? t('Remove {name}?', { name: asked.name }, 'Question, passkeys')
            : t('Remove the passkey?', 'Question, passkeys'),
          text: t(
            'It no longer signs you in. Your device may go on offering it until you delete it there too.',
            'Text, two-step verification',
          ),
          submit: t('Remove', 'Button, two-step verification'),
        }}
        isOpen={asked !== null}
        onClose={() => {
          setAsked(null)
          removal.reset()
        }}
        onAnswer={() => asked && removal.mutate(asked)}
        isBusy={removal.isPending}
        failure={removal.error}
        isDanger
      />
    </div>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex items-center justify-between gap-4 border-b border-hairline py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-meta text-muted">
          <span>{t('Added on {when}', { when: dateOf(createdAt) }, 'Text, two-step verification')}</span>
          <span>
            {lastUsedAt ? (
              <>
                {t('Last used:', 'Before a time, passkeys')} <TimeAgo instant={lastUsedAt} />
              </>
            ) : (
              t('Not used yet', 'Text, two-step verification')
            )}
          </span>
        </p>
      </div>
      <Button
        variant="outline"
        size="toolbar"
        onClick={onRemove}
        aria-label={t('Remove {name}', { name }, 'For screen readers, two-step verification')}
      >
        {t('Remove', 'Button, two-step verification')}
      </Button>
    </li>
  )
}
