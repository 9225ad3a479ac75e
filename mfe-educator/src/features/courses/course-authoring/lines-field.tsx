import { t } from '@kere/brand/messages'
import { draftLimits } from '@kere/contracts/courses/draft-limits'
import { TextArea } from '@kere/ui/controls/text-area'
import { useState } from 'react'

interface LinesFieldProps {
  id?: string
  label: string
  hint: string
  value: readonly string[]
  onChange: (lines: string[]) => void
}

const write = (lines: readonly string[]) => lines.join('\n')
const read = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const { lines: maxLines, lineLength: maxLength } = draftLimits

/** Empty lines stay while they are typed. */
export function LinesField({ value, onChange, hint, ...field }: LinesFieldProps) {
  const [text, setText] = useState(write(value))
  const shown = write(read(text)) === write(value) ? text : write(value)
  const lines = read(shown)
  const long = lines.findIndex((line) => line.length > maxLength) + 1
  const error =
    lines.length > maxLines
      ? t('Please add at most {count}', { count: maxLines }, 'Field, educator')
      : long > 0
        ? t(
            'Line {line} is too long. Please use at most {count, plural, one {# character} other {# characters}}',
            { line: long, count: maxLength },
            'Field, educator',
          )
        : undefined
  return (
    <TextArea
      {...field}
      note={t('(optional)', 'Text, educator')}
      rows={Math.min(8, Math.max(3, lines.length + 1))}
      hint={hint}
      error={error}
      value={shown}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        onChange(read(currentTarget.value))
      }}
    />
  )
}
