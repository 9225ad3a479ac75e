const button =
  'inline-grid shrink-0 cursor-pointer place-items-center rounded-control border text-center font-semibold no-underline transition-[background-color,border-color,color] select-none disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress'

export const primary = `${button} border-brand bg-brand text-on-brand enabled:hover:border-brand-hover enabled:hover:bg-brand-hover [a&]:hover:border-brand-hover [a&]:hover:bg-brand-hover`
export const outline = `${button} border-control bg-surface text-ink enabled:hover:bg-hover [a&]:hover:bg-hover`
export const main = 'min-h-13 px-6 py-2.5 text-body leading-dense'
export const normal = 'min-h-11 px-4.5 py-2 text-body leading-dense'
export const words = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2'

export const card =
  'group/card relative row-span-5 mb-gap grid grid-rows-subgrid gap-y-0 overflow-hidden rounded-card border border-hairline bg-surface transition-[border-color] hover:border-control has-[a:focus-visible]:outline-(length:--ds-focus-width) has-[a:focus-visible]:outline-offset-(--ds-focus-gap) has-[a:focus-visible]:outline-(--ds-focus) has-[a:focus-visible]:outline-solid'
export const cardLink =
  'text-ink no-underline decoration-2 underline-offset-3 outline-none group-hover/card:underline after:absolute after:inset-0'
export const searchField =
  'block min-h-11 w-full rounded-control border border-control bg-surface px-3 text-body text-ink transition-[border-color] aria-invalid:border-2 aria-invalid:border-danger aria-invalid:px-[11px] aria-invalid:[--ds-focus:var(--ds-danger)] read-only:border-dashed read-only:bg-sunken min-h-13 ps-11'
export const sheet =
  'inset-x-0 top-auto bottom-0 max-h-[calc(100dvh-4rem)] w-full max-w-none flex-col overflow-hidden rounded-t-card bg-raised text-ink shadow-layer backdrop:bg-scrim open:flex open:animate-rise desk:mx-auto desk:max-w-160 wide:static wide:mx-0 wide:block wide:max-h-none wide:max-w-none wide:overflow-visible wide:rounded-none wide:bg-transparent wide:shadow-none'
export const checkbox =
  'peer size-4.5 cursor-[inherit] appearance-none rounded-badge border border-control bg-surface transition-[background-color,border-color] checked:border-brand checked:bg-brand'
export const checkMark =
  'pointer-events-none absolute inset-0.5 hidden size-3.5 stroke-3 text-on-brand peer-checked:block forced-colors:text-[CanvasText]'
export const choice =
  'flex min-h-11 cursor-pointer items-center gap-2.5 py-1 text-dense has-disabled:cursor-not-allowed has-disabled:opacity-55 desk:min-h-8.5'
export const switchRow =
  'flex min-h-11 cursor-pointer items-center gap-1.5 text-dense font-semibold has-disabled:cursor-not-allowed has-disabled:opacity-55'
export const switchTrack =
  'peer h-6 w-10 cursor-[inherit] appearance-none rounded-full border border-control bg-surface transition-[background-color,border-color] checked:border-brand checked:bg-brand'
export const switchKnob =
  'pointer-events-none absolute inset-s-1 top-1 size-4 rounded-full bg-control transition-[transform,background-color] peer-checked:translate-x-4 peer-checked:bg-on-brand forced-colors:bg-[CanvasText]'
export const disclosureSummary =
  'flex min-h-11 cursor-pointer list-none items-start gap-3 py-2.5 [&::-webkit-details-marker]:hidden'
export const navLink =
  'flex h-11 items-center px-2.5 font-medium text-ink no-underline hover:inset-shadow-hint aria-[current]:font-semibold aria-[current]:inset-shadow-current'
export const phoneLink =
  '-mx-2 flex min-h-11 items-center border-s-3 border-transparent ps-1.25 pe-2 font-medium text-ink no-underline hover:bg-hover aria-[current]:border-marigold aria-[current]:font-semibold'
export const phonePanel =
  'absolute inset-x-0 top-full max-h-[calc(100dvh-3.75rem)] animate-drop overflow-y-auto overscroll-contain border-y border-hairline bg-surface px-gutter pt-2 pb-6 shadow-layer'
export const themeButton =
  'flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-control font-medium hover:bg-hover'
export const iconButton = 'grid size-11 place-items-center rounded-control text-ink hover:bg-hover'
export const footerLink =
  'inline-flex min-h-7.5 items-center text-snug leading-dense text-muted no-underline hover:text-ink hover:underline'
export const sortBox =
  'relative grid size-11 place-items-center rounded-control border border-control bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand desk:h-10 desk:w-44'
export const sortList =
  'size-full appearance-none rounded-control bg-transparent text-dense outline-none max-desk:text-transparent desk:pr-8 desk:pl-3'
