import { product } from '@kere/brand/brand'
import { countOf } from '@kere/brand/count'
import { inlinedFonts } from '@kere/brand/inlined-fonts'
import { logo, logoColors } from '@kere/brand/logo'
import type { ObjectiveReport } from '@kere/contracts/console/status-report'
import { hashForPolicy } from '../http/security-headers.ts'
import { type PartState, statusParts } from './status-parts.ts'
import { dayOf, type DayOfPart, type Incident, shownDays, type StatusReport } from './status-tables.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A report that is older says nothing about now. */
const staleMs = 5 * minuteMs

const stateNames = { up: 'Works', slow: 'Slow', down: 'Down' } as const satisfies Record<PartState, string>

const face = (family: string, weight: string, font: string) =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${font}) format('woff2')}`

const { light, dark } = logoColors

/** The styles and the faces stand in the page, because a page about what is down loads nothing. */
const style = `${face('Anek Latin', '500 800', inlinedFonts.heading)}
${face('Atkinson Hyperlegible Next', '400', inlinedFonts.body)}
:root{color-scheme:light dark;--canvas:light-dark(#f3f6f6,#0b181c);--surface:light-dark(#fff,#12242a);--ink:light-dark(#10242b,#edf4f5);--muted:light-dark(#4f5f64,#a9bcc2);--line:light-dark(#c9d3d5,#2c454e);--brand:light-dark(#0b5563,#6cc7d6);--up:light-dark(#2f6b2a,#8fd07f);--slow:light-dark(#8a5300,#f5be52);--down:light-dark(#b3261e,#ff8a7e);--up-soft:light-dark(#e2f1dc,#18321f);--slow-soft:light-dark(#fff0cc,#352a12);--down-soft:light-dark(#fce4e1,#3b1e1e);--shore:light-dark(${light.shore},${dark.shore});--outline:light-dark(${light.outline},${dark.outline})}
*{box-sizing:border-box;margin:0}
body{background:var(--canvas);color:var(--ink);font:1rem/1.55 'Atkinson Hyperlegible Next',system-ui,sans-serif;display:flex;flex-direction:column;min-height:100vh}
header,footer{background:var(--surface);border-bottom:1px solid var(--line)}
footer{border-bottom:0;border-top:2px solid var(--ink);margin-top:auto}
.page{width:100%;max-width:58rem;margin:0 auto;padding:1rem}
main.page{padding-bottom:3.5rem}
header .page{display:flex;gap:1.5rem;align-items:center;min-height:4rem;padding-block:.5rem}
h1,h2,h3,.state,header a{font-family:'Anek Latin',system-ui,sans-serif;font-weight:680;letter-spacing:-.015em}
header a{font-size:1.53rem;line-height:1;color:inherit;text-decoration:none;display:inline-flex;align-items:center;gap:.75rem;min-height:2.75rem}
header svg{width:1.875rem;height:1.875rem}
a{color:var(--brand)}a:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
.head{display:flex;gap:1.25rem;align-items:start;margin-top:1.75rem}
.sign{flex:none;display:grid;place-items:center;width:3.5rem;height:3.5rem;border-radius:50%}
.sign svg{width:1.75rem;height:1.75rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
h1{font-size:clamp(1.75rem,5vw,2.6rem);line-height:1.1;margin-bottom:.4rem;padding-top:.3rem}
h2{font-size:1.55rem;line-height:1.2}h3{font-size:1.1rem;line-height:1.35}
section{border-top:2px solid var(--ink);margin-top:2.5rem;padding-top:.9rem}
.muted{color:var(--muted);font-size:.85rem}
.row{display:flex;justify-content:space-between;align-items:baseline;gap:.25rem 1rem;flex-wrap:wrap}
ul{list-style:none;padding:0}li{padding:.9rem 0;border-bottom:1px solid var(--line)}
.state,.sign{color:var(--up);background:var(--up-soft)}.slow:is(.state,.sign){color:var(--slow);background:var(--slow-soft)}.down:is(.state,.sign){color:var(--down);background:var(--down-soft)}.none:is(.state,.sign){color:var(--muted);background:var(--line)}
.state{border-radius:4px;padding:.15rem .55rem;font-size:.9rem;letter-spacing:0}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.1rem}.legend li{display:flex;align-items:center;gap:.45rem;padding:0;border:0}
.legend i{width:.75rem;height:.75rem;border-radius:2px;background:var(--line)}
.bars{display:flex;gap:2px;height:1.6rem;margin:.5rem 0 .3rem}
.bars i{flex:1;border-radius:2px;background:var(--line)}i.up{background:var(--up)}.bars .up{opacity:.8}i.slow{background:var(--slow)}i.down{background:var(--down)}
@media(max-width:40rem){.bars{gap:1px;overflow:hidden}.bars i{border-radius:1px}.bars i:nth-child(-n+45),.wide{display:none}.days :nth-child(3){order:-1;flex-basis:100%}.head{gap:.9rem}.sign{width:2.75rem;height:2.75rem}.sign svg{width:1.4rem;height:1.4rem}}
@media(min-width:40.01rem){.narrow{display:none}}
@media(forced-colors:active){.bars i,.legend i{forced-color-adjust:none}}`

const mark = `<svg viewBox="${logo.viewBox}" aria-hidden="true"><path d="${logo.shore}" fill="var(--shore)" stroke="var(--outline)" stroke-width="2"/><path d="${logo.ring}" fill="none" stroke="${light.ring}" stroke-width="2"/><path d="${logo.core}" fill="${light.core}"/></svg>`

const signs = {
  up: '<path d="M4.5 12.5l5 5L19.5 7"/>',
  slow: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/>',
  down: '<path d="M6.5 6.5l11 11M17.5 6.5l-11 11"/>',
  none: '<path d="M9 9.2a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1.1-1.4 2.1M12 17.5v.01"/>',
} as const

/** A phone shows the second half of the days, because a bar of a pixel can hardly be seen. */
const shownOnPhones = shownDays / 2

export interface StatusPage {
  html: string
  policy: string
}

/** Draws the page. Nothing in it comes from anybody: it has the numbers of our own checks and fixed words. */
export async function drawStatus(report: StatusReport, now: number): Promise<StatusPage> {
  const { parts, incidents, objectives, checkedAt } = report
  const isStale = checkedAt === null || now - checkedAt > staleMs
  const open = incidents.filter(({ until }) => until === null)
  const past = incidents.filter(({ until }) => until !== null)
  const sign = isStale ? 'none' : worstOf(parts.map(({ state }) => state))
  const isWhole = parts.every(({ days }) => days.length >= shownDays)
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Status: ${product}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<header><div class="page"><a href="/">${mark}${product}</a><span class="muted">Status</span></div></header>
<main class="page">
<div class="head"><span class="sign ${sign}"><svg viewBox="0 0 24 24" aria-hidden="true">${signs[sign]}</svg></span><div>
<h1>${isStale ? 'We cannot check right now' : headlineOf(report)}</h1>
<p>${isStale ? 'What you see below may be out of date.' : leadOf(report)}</p>
<p class="muted">${checkedAt === null ? 'Not checked yet' : `Checked ${momentOf(checkedAt)}. We check every minute.`}</p>
</div></div>
${open.length > 0 ? `<section><h2>Open incidents</h2><ul>${open.map((each) => drawIncident(each, now)).join('')}</ul></section>` : ''}
<section>
<div class="row"><h2>Last <span class="wide">${shownDays}</span><span class="narrow">${shownOnPhones}</span> days</h2>
<ul class="legend muted"><li><i class="up"></i>Works</li><li><i class="slow"></i>Slow</li><li><i class="down"></i>Down</li>${isWhole ? '' : '<li><i></i>Not measured</li>'}</ul></div>
<ul>${parts.map(({ part, state, days }) => drawPart(statusParts[part].name, state, days, now)).join('')}</ul>
</section>
<section>
<h2>Past incidents</h2>
${past.length > 0 ? `<ul>${past.map((each) => drawIncident(each, now)).join('')}</ul>` : `<p class="muted">No incidents in the last ${shownDays} days.</p>`}
</section>
${objectives.length > 0 ? `<section><h2>What we aim for</h2><ul>${objectives.map(drawObjective).join('')}</ul></section>` : ''}
</main>
<footer><div class="page row"><p class="muted">This page runs apart from the rest of ${product}, so it stays when something is down.</p><a class="muted" href="/status.json">JSON</a></div></footer>
</body>
</html>
`
  const policy = `default-src 'none'; style-src ${await hashForPolicy(style)}; font-src data:; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return { html, policy }
}

const worstOf = (states: readonly PartState[]): PartState =>
  states.includes('down') ? 'down' : states.includes('slow') ? 'slow' : 'up'

function headlineOf({ parts }: StatusReport) {
  const troubled = parts.filter(({ state }) => state !== 'up')
  const [first, second] = troubled
  if (!first) return 'Everything works'
  if (second) return `${troubled.length} of ${parts.length} parts have problems`
  const { name, verb } = statusParts[first.part]
  return `${name} ${verb} ${stateNames[first.state].toLowerCase()}. The rest works.`
}

function leadOf({ parts }: StatusReport) {
  const troubles = parts.flatMap(({ part, state }) => (state === 'up' ? [] : [statusParts[part][state]]))
  return troubles.length > 0 ? troubles.join(' ') : 'Pages open, you can sign in and save, and emails arrive.'
}

function drawPart(name: string, state: PartState, days: readonly DayOfPart[], now: number) {
  const today = dayOf(now)
  const byDay = new Map(days.map((day) => [day.day, day]))
  const shown = Array.from({ length: shownDays }, (_, place) => byDay.get(today - shownDays + 1 + place))
  const worst = (day: DayOfPart | undefined) => (!day ? '' : day.down > 0 ? 'down' : day.slow > 0 ? 'slow' : 'up')
  const sum = (count: (day: DayOfPart) => number) => days.reduce((total, day) => total + count(day), 0)
  const all = sum(({ up, slow, down }) => up + slow + down)
  const share = all === 0 ? 'Not checked yet' : `${percentOf(all - sum(({ down }) => down), all)} available`
  const first = Math.min(...days.map(({ day }) => day))
  const since = all > 0 && first > today - shownDays + 1 ? `, measured since ${dateOf(first)}` : ''
  const troubled = shown.filter((day) => ['slow', 'down'].includes(worst(day))).length
  return `<li><div class="row"><h3>${name}</h3><span class="state ${state}">${stateNames[state]}</span></div>
<div class="bars" aria-hidden="true">${shown.map((day) => `<i class="${worst(day)}"></i>`).join('')}</div>
<div class="row days muted"><span class="wide">${dateOf(today - shownDays + 1)}</span><span class="narrow">${dateOf(today - shownOnPhones + 1)}</span><span>${share}${troubled === 0 ? '' : `, problems on ${countOf(troubled, 'day')}`}${since}</span><span>Today</span></div></li>`
}

/** Rounds down, so that 100% means that nothing failed. */
const percentOf = (good: number, all: number) => `${Math.floor((10_000 * good) / all) / 100}%`

function drawIncident({ part, state, since, until }: Incident, now: number) {
  const { name, verb } = statusParts[part]
  const minutes = Math.max(1, Math.round(((until ?? now) - since) / minuteMs))
  const lasted = minutes < 120 ? countOf(minutes, 'minute') : countOf(Math.round(minutes / 60), 'hour')
  const title =
    until === null
      ? `${name} ${verb} ${stateNames[state].toLowerCase()}`
      : `${name} ${verb === 'is' ? 'was' : 'were'} ${stateNames[state].toLowerCase()}`
  return `<li><h3>${title}</h3>${until === null ? `<p>${statusParts[part][state]}</p>` : ''}<p class="muted">${momentOf(since)}, for ${lasted}${until === null ? ' now' : ''}</p></li>`
}

function drawObjective({ text, target, windowDays, good, bad, burn }: ObjectiveReport) {
  const all = good + bad
  const share = all === 0 ? 'Nothing counted yet' : `${percentOf(good, all)} in the last ${windowDays} days`
  return `<li><div class="row"><h3>${text}</h3>${burn ? `<span class="state slow">Missed too often since ${momentOf(Date.parse(burn.since))}</span>` : ''}</div>
<p class="muted">${share}, aim ${Math.round(target * 1_000) / 10}%</p></li>`
}

const dateInUtc = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short' })

/** @param day since the epoch, as `dayOf` counts */
const dateOf = (day: number) => dateInUtc.format(day * dayMs)

const momentInIndia = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

const momentOf = (at: number) => `${momentInIndia.format(at)} IST`
