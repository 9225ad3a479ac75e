import { t } from '@kere/brand/messages'
import { languageNames } from '@kere/brand/brand'
import { type Language, languages } from '@kere/contracts/accounts/languages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Section } from '@kere/ui/layout/section'
import { Select } from '@kere/ui/controls/select'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountQuery, languageMutation } from './account-settings.api.ts'

const options = languages.map((value) => ({ value, label: languageNames[value], lang: value }))

export function LanguageSection({ language }: { language: string }) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const saving = useMutation(languageMutation(api))

  const choose = (chosen: Language) =>
    saving.mutateAsync(chosen).then(
      () => {
        context.announce(t('Saved. Emails come in this language from now on.', 'Text, account'))
        return client.invalidateQueries({ queryKey: accountQuery(api).queryKey })
      },
      (error: Error) => context.notify({ tone: 'error', text: error.message }),
    )

  return (
    <Section title={t('Language', 'Heading, account')}>
      <Select
        label={t('Emails to you are written in', 'Label, account')}
        hint={t(
          'A change is saved at once. You choose the language of pages at the top or the foot of a public page.',
          'Hint, account',
        )}
        options={options}
        value={saving.isPending ? saving.variables : language}
        onChange={({ target }) => void choose(languages[target.selectedIndex]!)}
        className="max-w-100"
      />
    </Section>
  )
}
