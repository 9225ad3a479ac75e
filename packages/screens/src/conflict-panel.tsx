import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import CloudAlert from 'lucide-react/icons/cloud-alert'
import { useId } from 'react'

export interface Difference {
  name: string
  mine: string
  theirs: string
}

interface ConflictPanelProps {
  noun: string
  differences: readonly Difference[]
  onChoose: (whose: 'mine' | 'theirs') => (() => void) | undefined
}

export function ConflictPanel({ noun, differences, onChoose }: ConflictPanelProps) {
  const { context } = useRemote()
  const title = useId()
  const choose = (whose: 'mine' | 'theirs') => {
    const undo = onChoose(whose)
    context.notify({
      tone: 'success',
      text:
        whose === 'mine'
          ? t('Your version is kept', 'Text, part of a page')
          : t('The other version is kept', 'Text, part of a page'),
      ...(undo && { action: { label: t('Undo', 'Label, part of a page'), run: undo } }),
    })
  }
  return (
    <section
      role="alert"
      aria-labelledby={title}
      className="border-s-4 border-b border-s-warn border-b-hairline bg-surface px-gutter py-5 wide:px-6"
    >
      <div className="flex gap-3">
        <CloudAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-warn" />
        <div className="min-w-0">
          <h2 id={title} className="text-panel">
            {t('This {noun} was changed somewhere else', { noun }, 'Heading, editor')}
          </h2>
          <p className="mt-1 max-w-measure text-dense text-muted">
            {t(
              'Another tab or person saved it while you were writing. Nothing is lost: compare the two versions and choose which one to keep. Until then your version stays in this browser.',
              'Text, part of a page',
            )}
          </p>
        </div>
      </div>
      {differences.map(({ name, mine, theirs }) => (
        <div key={name} className="mt-4 border-t border-hairline pt-3">
          <h3 className="text-dense font-semibold">{name}</h3>
          <div className="mt-2 grid gap-3 desk:grid-cols-2">
            <Version name={t('Your version', 'Text, editor')} text={mine} />
            <Version name={t('The other version', 'Text, editor')} text={theirs} />
          </div>
        </div>
      ))}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => choose('mine')}>{t('Keep my version', 'Button, part of a page')}</Button>
        <Button variant="outline" onClick={() => choose('theirs')}>
          {t('Use the other version', 'Button, part of a page')}
        </Button>
      </div>
    </section>
  )
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <figure>
      <figcaption className="text-meta text-muted">{name}</figcaption>
      <div
        role="group"
        aria-label={name}
        // Makes a long text scrollable with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="mt-1 max-h-60 overflow-y-auto rounded-control bg-sunken px-3 py-2 text-dense wrap-anywhere whitespace-pre-wrap"
      >
        {text || <span className="text-muted">{t('Empty', 'Text, part of a page')}</span>}
      </div>
    </figure>
  )
}
