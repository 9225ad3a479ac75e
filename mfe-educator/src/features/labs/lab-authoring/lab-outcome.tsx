import { t } from '@kere/brand/messages'
import type { LabDraft } from '@kere/contracts/labs/lab-authoring'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { MarkdownField } from '@kere/screens/editor/markdown-field'
import { labHref } from '@kere/screens/labs/lab-text'
import { Button } from '@kere/ui/controls/button'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { labDraftQuery, loadContract } from './lab-authoring.api.ts'

/** Shows the result of a closed lab, which its educator can make public. */
export function LabOutcome({ draft }: { draft: LabDraft }) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const [text, setText] = useState(draft.outcomeText)
  const [givesCertificates, setGivesCertificates] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = async (wanted: string) => {
    setBusy(true)
    setRefusal(null)
    try {
      const { saveLabOutcome } = await loadContract()
      const saved = await api.call(saveLabOutcome, {
        params: { id: draft.id },
        body: { text: wanted, givesCertificates },
      })
      cache.setQueryData(labDraftQuery(api, draft.id).queryKey, saved)
      setText(saved.outcomeText)
      context.notify({
        tone: 'success',
        text:
          wanted === ''
            ? t('The outcome is no longer public', 'Text, educator')
            : t('The outcome is public', 'Text, educator'),
      })
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : t('Failed to save the outcome', 'Text, educator'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section title={t('Outcome', 'Title, educator')} className="mt-12 max-w-205">
      <p className="mb-4 text-muted">
        {t('Say what came of the lab. Everybody can read it on the lab’s page', 'Text, educator')}{' '}
        {draft.hasOutcome && <TextLink href={labHref(draft.id)}>{t('See it there', 'Link, educator')}</TextLink>}
      </p>
      <p className="mb-4 text-muted">
        {t(
          'In portfolios, it verifies the work that you or a mentor has opened or answered in the workspace. Taken down, it takes its certificates back too.',
          'Text, educator',
        )}
      </p>
      <MarkdownField
        id="lab-outcome"
        label={t('What came of it', 'Label, educator')}
        value={text}
        maxLength={20_000}
        onChange={setText}
      />
      <Checkbox
        checked={givesCertificates}
        onChange={({ currentTarget: { checked } }) => setGivesCertificates(checked)}
        className="mt-4"
      >
        {t('Give a certificate to everybody whose work it verifies', 'Text, educator')}
      </Checkbox>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button isBusy={isBusy} busyLabel={t('Publishing', 'Button, busy, educator')} onClick={() => void save(text)}>
          {t('Publish the outcome', 'Button, educator')}
        </Button>
        {draft.hasOutcome && (
          <Button variant="outline" onClick={() => void save('')}>
            {t('Take it down', 'Button, educator')}
          </Button>
        )}
        {refusal && <RefusedAct className="basis-full">{refusal}</RefusedAct>}
      </div>
    </Section>
  )
}
