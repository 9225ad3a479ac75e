import * as endpoints from '@kere/contracts/publishing/posts'
import { fileRoute, route } from '../../http/route.ts'
import { readPostsJson, readPostsRss } from './post-feeds.ts'
import { getPost, getPostAuthor, listFeaturedPosts, listPostCategories, listPosts } from './posts.ts'

export const routes = [
  route(endpoints.listPosts, (context, { query }) => listPosts(context, query)),
  route(endpoints.listFeaturedPosts, (context) => listFeaturedPosts(context)),
  route(endpoints.listPostCategories, (context) => listPostCategories(context)),
  route(endpoints.getPost, (context, { params }) => getPost(context, params.slug)),
  route(endpoints.getPostAuthor, (context, { params }) => getPostAuthor(context, params.id)),
  fileRoute(endpoints.readPostsRss, (context, { query }, exchange) => readPostsRss(context, query, exchange)),
  fileRoute(endpoints.readPostsJson, (context, { query }, exchange) => readPostsJson(context, query, exchange)),
]
