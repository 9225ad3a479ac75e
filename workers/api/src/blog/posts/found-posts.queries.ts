import { blogPosts } from '@kere/d1/schema/blog/posts'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { eq, sql } from 'drizzle-orm'
import { prepareQuery } from '../../base/prepare-query.ts'
import { bestFirst, foundColumns, foundRows } from '../../kit/site-search/found-rows.ts'
import type { FoundShape } from '../../kit/site-search/search-source.ts'
import { isPublished, summaryColumns } from './post-rows.ts'

export const foundPosts = prepareQuery((db, shape: FoundShape) =>
  db
    .select({ ...summaryColumns, headings: blogPosts.headings, ...foundColumns })
    .from(
      foundRows(
        {
          table: 'blog_posts',
          index: 'post_search',
          title: sql`${blogPosts.title}`,
          texts: sql`${blogPosts.title} || ' ' || ${blogPosts.excerpt} || ' ' || ${blogPosts.headings}`,
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
