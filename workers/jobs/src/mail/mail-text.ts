import { city, country, description, product } from '@kere/brand/brand'
import { t } from '@kere/brand/messages'
import type { Mail } from '@kere/contracts/console/outbox-rpc'
import type { MailContent } from './mail-content.ts'

const width = 76

export function layOutText(
  content: MailContent,
  addressOf: (path: string) => string,
  turnOff: Mail['turnOff'],
): string {
  const { heading, greeting, paragraphs, facts = [], quote, news = [], article, action, afterAction } = content
  const { notYou, because, subscription } = content
  const sections = [
    product,
    `${heading}\n${'='.repeat(heading.length)}`,
    greeting,
    ...paragraphs.map((paragraph) => wrap(paragraph)),
    quote && wrap(quote, '> '),
    facts.map(([label, value]) => wrap(`${label}: ${value}`)).join('\n'),
    ...news.map(({ title, text, path }) => `${wrap(text ? `${title}: ${text}` : title)}\n${addressOf(path)}`),
    article && wholeAddresses(article.text, addressOf),
    `${action.label}:\n${addressOf(action.path)}`,
    afterAction && wrap(afterAction),
    notYou && wrap(notYou.text),
    notYou?.link && `${notYou.link.label}:\n${addressOf(notYou.link.path)}`,
    `--\n${wrap(because)}\n${turnOff ? `${t('Turn off emails about “{name}”:', { name: turnOff.name }, 'Link at the end of an email')}\n${addressOf(turnOff.path)}\n` : ''}${subscription ? `${subscription.label}:\n${addressOf(subscription.path)}\n` : ''}${wrap(`${product}, ${city}, ${country}. ${description}`)}`,
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

/** Completes paths in brackets, and paths on a line of their own, to addresses of the site. */
const wholeAddresses = (text: string, addressOf: (path: string) => string) =>
  text
    .replaceAll(/\((\/[^\s()]*)\)/g, (_, path: string) => `(${addressOf(path)})`)
    .replaceAll(/^\/\S*$/gm, (path) => addressOf(path))
    .split('\n')
    .map((line) => (/^(?:[>|-]| )|:\/\//.test(line) ? line : wrap(line)))
    .join('\n')

function wrap(text: string, prefix = ''): string {
  const room = width - prefix.length
  const lines = text.split(/\r?\n/).flatMap((paragraph) => {
    const pieces = paragraph.split(/\s+/).flatMap((word) => word.match(new RegExp(`.{1,${room}}`, 'gu')) ?? [])
    const filled = ['']
    for (const piece of pieces) {
      const line = filled.at(-1) ?? ''
      const longer = line ? `${line} ${piece}` : piece
      if (longer.length <= room) filled[filled.length - 1] = longer
      else filled.push(piece)
    }
    return filled
  })
  return lines.map((line) => (prefix + line).trimEnd()).join('\n')
}
