import { city, country, description, product } from '@kere/brand/brand'
import type { Mail } from '@kere/contracts/console/outbox-rpc'
import { englishHere, langHere, language } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { mix } from '@kere/brand/color'
import { logoColors } from '@kere/brand/logo'
import { bodyFont, headingFont, text, writeArticle } from '@kere/brand/mail-article'
import { mailColors } from '@kere/brand/mail-colors'
// The import is renamed, because the formatter would format a template named `html` as a page and move its white space.
import { html as markup, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { MailContent, MailLink, MailSection } from './mail-content.ts'

const { light, dark } = mailColors

const small = `margin:0 0 8px;font:400 14px/21px ${bodyFont};color:${light.muted}`

/** The letters of the other scripts are taller and their words longer, and their joins must not be pulled together. */
const [titleSize, titleSpacing] =
  language === 'en' ? ['28px/32px', 'letter-spacing:-0.015em'] : ['24px/36px', 'overflow-wrap:anywhere']

const bank = [100, 86, 69, 55, 34]

const depth = ({ brand, surface }: { brand: string; surface: string }, step: number) =>
  mix(brand, surface, step / bank.length)

/** Mail programs without dark themes use the inline colors instead. */
const style = raw(`
:root { color-scheme: light dark; supported-color-schemes: light dark }
a { text-underline-offset: 2px }
@media (max-width: 480px) {
  .outer { padding: 16px 8px 32px !important }
  .inner { padding: 24px 20px !important }
  .button-table { width: 100% !important }
  .button a { display: block !important }
}
@media (prefers-color-scheme: dark) {
  .canvas { background-color: ${dark.canvas} !important }
  .card { background-color: ${dark.surface} !important; border-color: ${dark.hairline} !important }
  .ink { color: ${dark.ink} !important }
  .muted { color: ${dark.muted} !important }
  .link { color: ${dark.brand} !important }
  .soft { background-color: ${dark['brand-soft']} !important }
  .quote { border-color: ${dark.brand} !important }
  .line { border-color: ${dark.hairline} !important }
  .button { background-color: ${dark.brand} !important }
  .button a { color: ${dark['on-brand']} !important }
  .shore { background-color: ${logoColors.dark.shore} !important; border-color: ${logoColors.dark.outline} !important }
  ${bank.map((_, step) => `.depth-${step} { background-color: ${depth(dark, step)} !important }`).join('\n  ')}
}
`)

/**
 * Lays out a mail with tables and inline styles, which every mail program supports. It loads no images or other files.
 */
export function layOutHtml(
  content: MailContent,
  addressOf: (path: string) => string,
  turnOff: Mail['turnOff'],
): string {
  const {
    subject,
    preview,
    heading,
    greeting,
    paragraphs,
    facts = [],
    quote,
    news = [],
    article,
    action,
    afterAction,
    notYou,
    because,
    subscription,
  } = content
  const page = markup`<!doctype html>
<html lang="${language}" dir="ltr" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${style}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background-color:${light.canvas};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}${raw('&#847;&zwnj;&nbsp;'.repeat(60))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="canvas" style="background-color:${light.canvas}">
<tr><td class="outer" align="center" style="padding:32px 16px 48px">
${raw('<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->')}
<main style="display:block;max-width:600px;text-align:left">
${brandLine()}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" style="border-collapse:separate;overflow:hidden;background-color:${light.surface};border:1px solid ${light.hairline};border-radius:10px">
<tr><td style="padding:0;font-size:0;line-height:0">${bank.map((reach, step) => bankStep(reach, step))}</td></tr>
<tr><td class="inner" style="padding:32px 40px 28px">
<h1 class="ink" style="margin:0 0 16px;font:700 ${titleSize} ${headingFont};${titleSpacing};color:${light.ink}">${heading}</h1>
${greeting && writeParagraph(greeting)}
${paragraphs.map(writeParagraph)}
${quote && writeQuote(quote)}
${facts.length > 0 && writeFacts(facts)}
${news.length > 0 && writeNews(news, addressOf)}
${article?.sections.map((section) => writeSection(section, addressOf))}
${writeButton(action, addressOf(action.path))}
${afterAction && writeParagraph(afterAction)}
${writeAddress(addressOf(action.path))}
${notYou && writeNotYou(notYou, addressOf)}
</td></tr>
</table>
<div style="padding:20px 8px 0">
<p class="muted" style="${small}">${because}</p>
${turnOff && writeTurnOff(turnOff, addressOf)}
${subscription && markup`<p class="muted" style="${small}"><a class="link" href="${addressOf(subscription.path)}" style="color:${light.brand}">${subscription.label}</a></p>`}
<p class="muted" style="${small}">${product}, ${city}, ${country}. ${description}</p>
</div>
</main>
${raw('<!--[if mso]></td></tr></table><![endif]-->')}
</td></tr>
</table>
</body>
</html>`
  // The result would be a promise only if a part of the template were one.
  return (page as HtmlEscapedString).toString()
}

const brandLine = () => {
  const { shore, outline, ring, core } = logoColors.light
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px 8px"><tr>
<td class="shore" width="28" height="28" align="center" valign="middle" style="width:28px;height:28px;background-color:${shore};border:1px solid ${outline};border-radius:50%">
<div style="width:16px;height:16px;margin:0 auto;border:2px solid ${ring};border-radius:50%;font-size:0;line-height:0"><div style="width:8px;height:8px;margin:4px;background-color:${core};border-radius:50%"></div></div>
</td>
<td class="ink" style="padding:0 0 0 10px;font:700 22px/28px ${headingFont};letter-spacing:-0.015em;color:${light.ink}">${product}</td>
</tr></table>`
}

const bankStep = (reach: number, step: number) =>
  markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="depth-${step}" width="${reach}%" height="6" style="width:${reach}%;height:6px;font-size:0;line-height:6px;background-color:${depth(light, step)}">&nbsp;</td><td style="font-size:0;line-height:6px">&nbsp;</td></tr></table>`

const writeParagraph = (words: string) => markup`<p class="ink" style="${text}">${words}</p>`

/** People write in English in a mail. */
const lang = englishHere ? raw(` lang="${englishHere}"`) : ''

const writeQuote = (words: string) =>
  markup`<blockquote${lang} class="soft quote ink" style="margin:0 0 20px;padding:12px 16px;background-color:${light['brand-soft']};border-left:4px solid ${light.brand};font:400 16px/25px ${bodyFont};color:${light.ink}">${words.split(/\r?\n/).map((line, index) => [index > 0 ? raw('<br>') : '', line])}</blockquote>`

const writeFacts = (facts: NonNullable<MailContent['facts']>) =>
  markup`<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${facts.map(
    ([label, value]) =>
      markup`<tr><th class="muted" scope="row" align="left" valign="top" style="padding:2px 20px 2px 0;font:400 16px/25px ${bodyFont};color:${light.muted}">${label}</th><td class="ink" style="padding:2px 0;font:600 16px/25px ${bodyFont};color:${light.ink}">${value}</td></tr>`,
  )}</table>`

const writeNews = (news: NonNullable<MailContent['news']>, addressOf: (path: string) => string) =>
  markup`<ul style="margin:0 0 20px;padding:0 0 0 20px">${news.map(
    ({ title, text: about, path }) =>
      markup`<li class="ink" style="margin:0 0 8px;font:400 16px/25px ${bodyFont};color:${light.ink}"><a class="link" href="${addressOf(path)}" style="color:${light.brand};font-weight:600">${title}</a>${about && markup`<br>${about}`}</li>`,
  )}</ul>`

function writeSection(section: MailSection, addressOf: (path: string) => string) {
  if ('html' in section) {
    const of = langHere(section.language ?? 'en')
    return markup`${of && raw(`<div lang="${of}">`)}${raw(writeArticle(section.html, addressOf))}${of && raw('</div>')}`
  }
  const { label, title, text: about, note, path } = section
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="line" style="margin:0 0 16px;border-collapse:separate;border:1px solid ${light.hairline};border-radius:10px"><tr><td style="padding:16px 20px">
<p class="muted" style="${small};margin:0 0 4px">${label}${note && ` · ${note}`}</p>
<p${lang} class="ink" style="margin:0;font:700 19px/25px ${headingFont};color:${light.ink}"><a class="link" href="${addressOf(path)}" style="color:${light.brand}">${title}</a></p>
${about && markup`<p${lang} class="ink" style="margin:6px 0 0;font:400 15px/23px ${bodyFont};color:${light.ink}">${about}</p>`}
</td></tr></table>`
}

const writeTurnOff = ({ name, path }: NonNullable<Mail['turnOff']>, addressOf: (path: string) => string) =>
  markup`<p class="muted" style="${small}">${t('About: {name}.', { name }, 'At the end of an email, with a kind of notification')} <a class="link" href="${addressOf(path)}" style="color:${light.brand}">${t('Turn off these emails', 'Link at the end of an email')}</a></p>`

const writeButton = ({ label }: MailLink, address: string) =>
  markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="button-table" style="margin:24px 0 20px"><tr><td class="button" align="center" style="background-color:${light.brand};border-radius:6px"><a href="${address}" style="display:inline-block;padding:14px 28px;font:600 17px/24px ${bodyFont};color:${light['on-brand']};text-decoration:none;border-radius:6px">${label}</a></td></tr></table>`

const writeAddress = (address: string) =>
  markup`<p class="muted" style="${small}">${t('Or copy this link into your browser:', 'Email, below the button')}<br><span class="ink" style="color:${light.ink};word-break:break-all">${address}</span></p>`

function writeNotYou({ text: words, link }: NonNullable<MailContent['notYou']>, addressOf: (path: string) => string) {
  const anchor =
    link &&
    markup` <a class="link" href="${addressOf(link.path)}" style="color:${light.brand};font-weight:600">${link.label}</a>`
  return markup`<p class="muted line" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${light.hairline};font:400 15px/23px ${bodyFont};color:${light.muted}">${words}${anchor}</p>`
}
