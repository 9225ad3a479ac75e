import { useMemo } from 'react'
import { trustHtml } from '../art/trusted-html.ts'
import { keepUnits } from './keep-units.ts'

interface ArticleProps {
  /** HTML that the API sanitized when it was published. */
  html: string
  lang?: string | undefined
  className?: string | undefined
}

/** The typography of articles, which the editor uses too. */
export const articleType = [
  'max-w-measure text-article',
  '[&>*+*]:mt-4 [&>:first-child]:mt-0',
  '[&_:is(h1,h2)]:mt-9 [&_:is(h1,h2)]:text-section [&_h3]:mt-7 [&_h3]:text-card [&_h4]:mt-6',
  '[&_:is(h1,h2,h3,h4)+*]:mt-2.5',
  '[&_a]:text-brand [&_a]:underline [&_a]:underline-offset-3 hover:[&_a]:decoration-2',
  '[&_a[title]]:block [&_a[title]]:rounded-card [&_a[title]]:border [&_a[title]]:border-hairline [&_a[title]]:bg-surface [&_a[title]]:px-5 [&_a[title]]:py-4 [&_a[title]]:font-semibold [&_a[title]]:text-ink [&_a[title]]:no-underline hover:[&_a[title]]:border-control',
  '[&_a[title]]:before:block [&_a[title]]:before:text-meta [&_a[title]]:before:font-normal [&_a[title]]:before:text-muted [&_a[title]]:before:content-[attr(title)]',
  '[&_:is(ul,ol)]:ps-7 [&_ol]:list-decimal [&_ul]:list-disc [&_li]:mt-2 [&_li]:ps-1',
  '[&_ol>li::marker]:font-semibold [&_ol>li::marker]:text-brand [&_ul>li::marker]:text-control',
  '[&_li:has(>input)]:list-none [&_li>input]:me-2',
  '[&_blockquote]:border-s-4 [&_blockquote]:border-marigold [&_blockquote]:bg-canvas [&_blockquote]:px-5 [&_blockquote]:py-4',
  '[&_blockquote>*+*]:mt-2',
  '[&_img]:h-auto [&_img]:max-w-full [&_img]:border [&_img]:border-hairline',
  '[&_figure]:my-8 [&_figcaption]:mb-3 [&_figcaption]:text-body [&_figcaption]:font-semibold [&_figure>svg]:overflow-visible',
  '[&_figure>p]:mt-2 [&_figure>p]:text-meta [&_figure>p]:text-muted [&_details]:mt-3 [&_details]:text-dense [&_summary]:cursor-pointer [&_summary]:text-brand [&_summary]:underline',
  '[&_hr]:my-8 [&_hr]:border-hairline',
  '[&_code]:rounded-badge [&_code]:bg-sunken [&_code]:px-1 [&_code]:text-[0.92em]',
  '[&_pre]:overflow-x-auto [&_pre]:rounded-control [&_pre]:bg-sunken [&_pre]:p-4 [&_pre]:text-dense [&_pre_code]:p-0',
  '[&_.scroll]:scroll-edges [&_table]:text-dense [&_[data-align=right]]:text-end [&_[data-align=center]]:text-center',
  '[&_th]:border-b-2 [&_th]:border-ink [&_th]:px-3 [&_th]:py-2 [&_th]:text-start',
  '[&_td]:border-b [&_td]:border-hairline [&_td]:px-3 [&_td]:py-2 [&_:is(th,td):first-child]:ps-0 [&_:is(th,td)]:min-w-22 [&_:is(th,td)]:wrap-normal',
].join(' ')

export function Article({ html, lang, className = '' }: ArticleProps) {
  const content = useMemo(() => ({ __html: trustHtml(keepUnits(html)) }), [html])
  // The only place that inserts HTML without escaping. The API has sanitized it.
  // oxlint-disable-next-line react/no-danger
  return <div lang={lang} dangerouslySetInnerHTML={content} className={`${articleType} ${className}`} />
}
