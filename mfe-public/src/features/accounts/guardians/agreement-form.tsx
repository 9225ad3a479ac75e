import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { guardianNotices } from '@kere/contracts/accounts/consents-options'
import type { GuardianPage } from '@kere/contracts/accounts/guardians'
import { lookup } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Badge } from '@kere/ui/status/badge'
import { useQueryClient } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import Lock from 'lucide-react/icons/lock'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { describeFailure, type FormError } from '../../../forms/refusal.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { guardianPageQuery, guardianPath, loadContract } from './guardian.api.ts'

export interface GuardianFormProps {
  page: GuardianPage
  /** The token in the address, by which the page is cached. It may be the answer of the service for ages. */
  queryToken: string
}

export function useAnswered(queryToken: string) {
  const { api } = useRemote()
  const cache = useQueryClient()
  return (answer: GuardianPage) => cache.setQueryData(guardianPageQuery(api, queryToken).queryKey, answer)
}

const notSaved = (refusal: FormError) => describeFailure(refusal, t('Nothing was saved', 'Error'))

/** Each purpose by itself. All begin unticked, but for the one without which there is no account. */
export function AgreementForm({ page, queryToken }: GuardianFormProps) {
  const { token, ageToken, state, proof, purposes } = page
  const api = useAttempts()
  const keep = useAnswered(queryToken)
  const { form, refusal, isBusy } = useCheckedForm({
    name: 'guardian-agreement',
    path: `${guardianPath}/agreement`,
    names: ['token', 'ageToken', 'purposes'],
    loadSchema: async () => (await loadContract()).guardianAgreement,
    send: async (body: { token: string; ageToken?: string | undefined; purposes: string[] }) => {
      const { agreeAsGuardian, guardianAgreement } = await loadContract()
      keep(await api.call(agreeAsGuardian, { body: guardianAgreement.parse(body) }))
    },
  })
  const hasAgreed = state === 'agreed'
  return (
    <form {...form} aria-label={t('What you agree to', 'Heading: of a guardian')} className="grid gap-5">
      <FormRefusal refusal={refusal} describe={notSaved} />
      <input type="hidden" name="token" value={token} />
      {ageToken !== null && <input type="hidden" name="ageToken" value={ageToken} />}
      <fieldset>
        <legend className="float-start mb-2 w-full border-t-2 border-ink pt-3 text-panel font-semibold">
          {t('What you agree to', 'Heading: of a guardian')}
        </legend>
        {englishHere && (
          <p className="clear-both text-dense text-muted">
            {t(
              'Each is explained in your language. The English words below it are the ones that you agree to, and they bind.',
              'Page of a guardian, above what they agree to; not shown in English',
            )}
          </p>
        )}
        <ul className="clear-both list-none">
          {purposes.map(({ purpose, words, givenAt }) => {
            const notice = lookup(guardianNotices, purpose)
            return (
              <li key={purpose} className="border-b border-hairline py-3">
                {notice?.isNeeded === true ? (
                  <p className="flex flex-wrap items-center justify-between gap-2 font-semibold">
                    {notice.name}
                    <Badge icon={<Lock aria-hidden="true" />}>
                      {t('Needed', 'A purpose without which there is no account')}
                    </Badge>
                  </p>
                ) : (
                  <Checkbox name="purposes" value={purpose} defaultChecked={givenAt !== null}>
                    <span className="font-semibold">{notice?.name ?? purpose}</span>
                  </Checkbox>
                )}
                {englishHere && notice && <p className="text-dense">{notice.words}</p>}
                <p lang={englishHere} className="text-meta text-muted">
                  {words}
                </p>
              </li>
            )
          })}
        </ul>
      </fieldset>
      <p className="rounded-card bg-leaf-soft px-4 py-3 text-dense font-semibold text-leaf">
        {t(
          'Never, whatever you choose: ads, tracking, sale of data, a public page, messages from strangers.',
          'Page of a guardian',
        )}
      </p>
      <Proof page={page} />
      {proof === null ? (
        <p className="text-meta text-muted">
          {t('You can agree once you have shown that you are an adult.', 'Page of a guardian')}
        </p>
      ) : (
        <Button
          type="submit"
          size="main"
          isBusy={isBusy}
          busyLabel={t('Saving', 'Button while it works')}
          className="justify-self-start max-[37.5rem]:w-full"
        >
          {hasAgreed ? t('Save what I agree to', 'Button') : t('Agree', 'Button: of a guardian')}
        </Button>
      )}
    </form>
  )
}

function Proof({ page: { proof, proofUrl, email } }: { page: GuardianPage }) {
  return (
    <div>
      <h2 className="text-panel">{t('Show that you are an adult', 'Heading')}</h2>
      {proof === null ? (
        <>
          <p className="mt-1 max-w-measure text-dense text-muted">
            {proofUrl === null
              ? t(
                  'Make an account with {email}, and buy something with it. Then open this page again.',
                  { email },
                  'How a guardian shows that they are an adult',
                )
              : t(
                  'A service that knows your age answers yes or no. We keep that answer, not your document. An adult account with this address and a paid order also counts.',
                  'Page of a guardian',
                )}
          </p>
          {proofUrl !== null && (
            <ButtonLink href={proofUrl} variant="outline" className="mt-3 max-[37.5rem]:w-full">
              {t('Show my age', 'Button')}
            </ButtonLink>
          )}
        </>
      ) : (
        <Badge tone="leaf" icon={<CircleCheck aria-hidden="true" />}>
          {proof === 'order'
            ? t('Known by your own account', 'How a guardian showed their age')
            : t('Shown: over 18', 'How a guardian showed their age')}
        </Badge>
      )}
    </div>
  )
}
