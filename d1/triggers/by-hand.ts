import { readFileSync } from 'node:fs'
import type { Trigger } from './trigger.ts'

const file = new URL('./by-hand.sql', import.meta.url)

interface HandWritten {
  reason: string
  triggers: Trigger[]
}

/**
 * Reads the hand-written triggers in `by-hand.sql`. Each section is a reason, followed by the triggers that need it.
 */
export function readHandWritten(text = readFileSync(file, 'utf8')): HandWritten[] {
  const sections: HandWritten[] = []
  for (const block of text.trim().split(/\n\n+/)) {
    if (block.startsWith('--')) sections.push({ reason: block.replaceAll(/^-- ?/gm, ''), triggers: [] })
    else sections.at(-1)?.triggers.push(triggerOf(block))
    if (sections.length === 0) throw new Error(`by-hand.sql gives no reason for ${block.slice(0, 60)}`)
  }
  const empty = sections.find(({ triggers }) => triggers.length === 0)
  if (empty) throw new Error(`by-hand.sql has a reason without a trigger: ${empty.reason}`)
  return sections
}

function triggerOf(block: string): Trigger {
  const [, name, table] = /^CREATE TRIGGER (\w+) [^;]*?\bON (\w+)/.exec(block) ?? []
  if (name === undefined || table === undefined)
    throw new Error(`by-hand.sql has what is no trigger: ${block.slice(0, 60)}`)
  return { name, table, sql: block.replace(/;$/, ''), askedBy: 'triggers/by-hand.sql' }
}
