import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { FieldError } from '@kere/ui/controls/field'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'

export interface FieldRow {
  id: string
}

/** Makes an id for a new row. The server may keep it. */
export const newRowId = () => crypto.randomUUID().slice(0, 8)

type Rows<Row> = readonly Row[]

interface FieldRowsProps<Row extends FieldRow> {
  id: string
  label: string
  note?: string
  hint?: ReactNode
  error?: string | undefined
  /** The noun for a row: "goal". */
  noun: string
  rows: Rows<Row>
  most: number
  isNumbered?: boolean
  nameOf: (row: Row) => string
  makeRow: (rows: Rows<Row>) => Row
  /** Makes a row from a line. With it, Enter adds a row below, and pasted lines become rows. */
  rowOfLine?: (line: string) => Row
  move?: (rows: Rows<Row>, from: number, to: number) => Row[]
  /** Receives a function of the current rows rather than rows, so that no change is based on outdated ones. */
  onChange: (change: (rows: Rows<Row>) => Row[]) => void
  /** @param line the handlers for the field that `rowOfLine` fills */
  children: (row: Row, index: number, change: (part: Partial<Row>) => void, line: LineHandlers) => ReactNode
}

interface LineHandlers {
  onKeyDown: (event: KeyboardEvent) => void
  onPaste: (event: ClipboardEvent) => void
}

const moveRow = <Row,>(rows: Rows<Row>, from: number, to: number) =>
  rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!)

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

const titleCase = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1)

/** A list of fields to which the user can add. A handle moves a row, by pointer or arrow keys. */
export function FieldRows<Row extends FieldRow>(props: FieldRowsProps<Row>) {
  const { id, label, note, hint, error, noun, rows, most, isNumbered = false, onChange, children } = props
  const { nameOf, makeRow, rowOfLine, move = moveRow } = props
  const { context } = useRemote()
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const below = useId()
  const [wanted, setWanted] = useState<{ id: string | undefined } | null>(null)
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null)

  useEffect(() => {
    if (!wanted) return
    const row = wanted.id === undefined ? null : list.current?.querySelector(`[data-row="${CSS.escape(wanted.id)}"]`)
    const target = row?.querySelector<HTMLElement>('input, textarea') ?? addButton.current
    target?.focus()
  }, [wanted])

  const insert = (at: number, added: readonly Row[]) => {
    if (added.length === 0) return
    onChange((now) => now.toSpliced(at, 0, ...added).slice(0, most))
    setWanted({ id: added.at(-1)?.id })
  }
  const remove = (row: Row, index: number) => {
    onChange((now) => now.filter((each) => each.id !== row.id))
    setWanted({ id: (rows[index + 1] ?? rows[index - 1])?.id })
    context.notify({
      tone: 'success',
      text: t(
        '{name} removed',
        { name: nameOf(row).trim() || `${titleCase(noun)} ${index + 1}` },
        'Message, rows of a form',
      ),
      action: {
        label: t('Undo', 'Label, part of a page'),
        run: () =>
          onChange((now) => (now.some((each) => each.id === row.id) ? [...now] : now.toSpliced(index, 0, row))),
      },
    })
  }
  const moveTo = (from: number, to: number) => {
    const row = rows[from]
    if (!row || from === to || to < 0 || to >= rows.length) return
    onChange((now) => move(now, from, to))
    context.announce(
      t(
        '{name} is now {place} of {total}',
        { name: nameOf(row).trim() || titleCase(noun), place: to + 1, total: rows.length },
        'For screen readers, rows of a form',
      ),
    )
  }
  const placeAt = (y: number, from: number) => {
    const middles = [...(list.current?.children ?? [])].map((item) => {
      const { top, height } = item.getBoundingClientRect()
      return top + height / 2
    })
    return middles.filter((middle, index) => index !== from && middle < y).length
  }
  const onLineKey = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !rowOfLine) return
    event.preventDefault()
    if (rows.length < most) insert(index + 1, [rowOfLine('')])
  }
  const onPaste = (event: ClipboardEvent, row: Row, index: number) => {
    if (!rowOfLine) return
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])?\s+/, '').trim())
      .filter(Boolean)
    if (lines.length < 2) return
    event.preventDefault()
    const isBlank = nameOf(row).trim() === ''
    const added = lines.slice(0, most - rows.length + (isBlank ? 1 : 0)).map((line) => rowOfLine(line))
    if (isBlank) onChange((now) => now.filter((each) => each.id !== row.id))
    insert(index + (isBlank ? 0 : 1), added)
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={error || hint ? below : undefined}>
      <p id={`${id}-label`} className="mb-1.5 text-snug leading-dense font-semibold">
        {label}
        {note && <span className="font-normal text-muted"> {note}</span>}
      </p>
      <ol ref={list} className="grid list-none gap-2.5">
        {rows.map((row, index) => (
          <li
            key={row.id}
            data-row={row.id}
            className={`relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-1 ${drag?.from === index ? 'opacity-60' : ''} ${dropLine(drag, index)}`}
          >
            <button
              type="button"
              aria-label={t('Move {noun} {place}', { noun, place: index + 1 }, 'Button, rows of a form')}
              aria-keyshortcuts="ArrowUp ArrowDown"
              onKeyDown={(event) => {
                const step = steps[event.key]
                if (!step) return
                event.preventDefault()
                moveTo(index, index + step)
              }}
              onPointerDown={({ currentTarget, pointerId, button }) => {
                if (button !== 0) return
                currentTarget.setPointerCapture(pointerId)
                setDrag({ from: index, to: index })
              }}
              onPointerMove={({ clientY }) => {
                if (drag) setDrag({ ...drag, to: placeAt(clientY, drag.from) })
              }}
              onPointerUp={({ clientY }) => {
                if (drag) moveTo(drag.from, placeAt(clientY, drag.from))
                setDrag(null)
              }}
              onPointerCancel={() => setDrag(null)}
              className="flex min-h-11 min-w-6 cursor-grab touch-none items-center gap-1.5 rounded-control pe-1 text-muted hover:bg-hover active:cursor-grabbing"
            >
              {isNumbered && (
                <span aria-hidden="true" className="min-w-4 font-heading text-card font-semibold text-brand">
                  {index + 1}
                </span>
              )}
              <GripVertical aria-hidden="true" className="size-4.5" />
            </button>
            {children(
              row,
              index,
              (part) => onChange((now) => now.map((each) => (each.id === row.id ? { ...each, ...part } : each))),
              {
                onKeyDown: (event) => onLineKey(event, index),
                onPaste: (event) => onPaste(event, row, index),
              },
            )}
            <Button
              variant="quiet"
              icon={<X aria-hidden="true" />}
              aria-label={t('Remove {noun} {place}', { noun, place: index + 1 }, 'Button, rows of a form')}
              onClick={() => remove(row, index)}
              className="px-2.5"
            />
          </li>
        ))}
      </ol>
      <div id={below}>
        {error ? (
          <FieldError id={undefined}>{error}</FieldError>
        ) : (
          hint && <p className="mt-1.5 text-meta text-muted">{hint}</p>
        )}
      </div>
      <Button
        ref={addButton}
        id={id}
        variant="quiet"
        icon={<Plus aria-hidden="true" />}
        aria-disabled={rows.length >= most}
        onClick={() => {
          if (rows.length < most) insert(rows.length, [makeRow(rows)])
        }}
        className="mt-1"
      >
        {rows.length < most
          ? t('Add a {noun}', { noun }, 'Button, rows of a form')
          : t('{most} is the most', { most }, 'Button, rows of a form')}
      </Button>
    </div>
  )
}

function dropLine(drag: { from: number; to: number } | null, index: number) {
  if (!drag || drag.to !== index || drag.from === index) return ''
  const side = drag.to < drag.from ? 'before:-top-1.5' : 'before:-bottom-1.5'
  return `before:absolute before:inset-x-0 before:h-0.5 before:bg-brand before:content-[''] ${side}`
}
