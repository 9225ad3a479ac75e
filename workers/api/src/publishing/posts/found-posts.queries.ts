import { blogPosts } from '@kere/d1/schema/publishing/posts'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { eq, sql } from 'drizzle-orm'
import { prepareQuery } from '../../base/prepare-query.ts'
import { bestFirst, foundColumns, foundRows } from '../../kit/site-search/found-rows.ts'
import type { FoundShape } from '../../kit/site-search/search-source.ts'
import { readerPlaceholder } from '../../kit/translations/translation-rows.ts'
import { isPublished, summaryColumns } from './post-rows.ts'

const before = 200

/** Reads only the part of a long body that may be shown, around the first occurrence of the first word. */
const placeOfWord = sql`max(1, instr(lower(${blogPosts.bodyText}), ${sql.placeholder('words')} ->> 0) - ${sql.raw(String(before))})`

const partOfBody = {
  part: sql<string>`substr(${blogPosts.bodyText}, ${placeOfWord}, 800)`.as('part'),
  partStart: sql<number>`${placeOfWord}`.as('part_start'),
}

export const foundPosts = prepareQuery((db, shape: FoundShape) =>
  db
    .select({ ...summaryColumns(readerPlaceholder), ...partOfBody, ...foundColumns })
    .from(
      foundRows(
        {
          table: 'blog_posts',
          index: 'post_search',
          title: sql`${blogPosts.title}`,
          texts: sql`${blogPosts.title} || ' ' || ${blogPosts.excerpt} || ' ' || ${blogPosts.bodyText}`,
          isShown: isPublished,
        },
        shape,
      ),
    )
    .crossJoin(blogPosts)
    .leftJoin(profiles, eq(profiles.id, blogPosts.authorId))
    .where(sql`${blogPosts.searchRowId} = found.seq`)
    .orderBy(bestFirst),
)
