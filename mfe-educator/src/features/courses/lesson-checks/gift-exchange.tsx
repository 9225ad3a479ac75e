import { t } from '@kere/brand/messages'
import type { DraftCheck } from '@kere/contracts/courses/lesson-checks'
import { checkLimits } from '@kere/contracts/courses/lesson-checks-options'
import { Button } from '@kere/ui/controls/button'
import { TextArea } from '@kere/ui/controls/text-area'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { useState } from 'react'
import { readGift, writeGift } from './gift.ts'

interface GiftExchangeProps {
  checks: readonly DraftCheck[]
  onImport: (found: DraftCheck[]) => void
  newKey: () => string
}

/** The longest text that is read at once. */
const maxLength = 200_000

export function GiftExchange({ checks, onImport, newKey }: GiftExchangeProps) {
  const [text, setText] = useState('')
  const [written, setWritten] = useState('')
  const [told, setTold] = useState('')
  const take = () => {
    const { checks: found, leftOut } = readGift(text)
    const taken = found.slice(0, checkLimits.checks - checks.length)
    const left = leftOut.length + found.length - taken.length
    if (taken.length > 0) onImport(taken.map((check) => ({ key: newKey(), ...check })))
    if (left === 0) setText('')
    const first = leftOut[0]
    setTold(
      [
        t('{count, plural, one {# check} other {# checks}} added.', { count: taken.length }, 'Text, educator'),
        left > 0 &&
          (first
            ? t('{count} left out, the first: “{text}”.', { count: left, text: first }, 'Text, educator')
            : t('{count} left out, because the lesson is full.', { count: left }, 'Text, educator')),
      ]
        .filter(Boolean)
        .join(' '),
    )
  }
  /** A text that the author has pasted or changed is kept. */
  const show = () => {
    if (text.trim() !== '' && text !== written)
      return setTold(t('The field above holds your own text. Add its checks or clear it first.', 'Text, educator'))
    const gift = writeGift(checks)
    setText(gift)
    setWritten(gift)
    setTold(t('The checks are in the field above. Copy them from there.', 'Text, educator'))
  }
  return (
    <Disclosure summary={<span>{t('Import or export as GIFT', 'Text, educator')}</span>} className="mt-2">
      <TextArea
        label={t('GIFT text', 'Label, educator')}
        hint={t(
          'The question format of Moodle. One or several answers, numbers, short texts, and matching by 1, 2, 3 for an order are taken.',
          'Hint, educator',
        )}
        rows={5}
        maxLength={maxLength}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="toolbar"
          aria-disabled={text.trim() === ''}
          onClick={() => text.trim() !== '' && take()}
        >
          {t('Add these checks', 'Button, educator')}
        </Button>
        {checks.length > 0 && (
          <Button variant="outline" size="toolbar" onClick={show}>
            {t('Show as GIFT', 'Button, educator')}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-meta wrap-anywhere text-muted">
        {told}
      </p>
    </Disclosure>
  )
}
