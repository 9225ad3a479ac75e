import * as endpoints from '@kere/contracts/publishing/post-authoring'
import { route } from '../../http/route.ts'
import {
  createPost,
  deletePost,
  getPostDraft,
  listManagedPosts,
  previewPost,
  restorePost,
  savePostDraft,
  sendPostBack,
  submitPost,
  unpublishPost,
  withdrawPost,
} from './post-authoring.ts'
import { createPostCategory, deletePostCategory, updatePostCategory } from './post-categories.ts'
import { getPostVersion, listPostVersions, restorePostVersion } from './post-versions.ts'
import { publishPost, publishScheduled } from './publish-post.ts'

export const routes = [
  route(endpoints.listManagedPosts, (context, { query }) => listManagedPosts(context, query)),
  route(endpoints.createPost, (context, { body }) => createPost(context, body)),
  route(endpoints.getPostDraft, (context, { params }) => getPostDraft(context, params.slug)),
  route(endpoints.savePostDraft, (context, { params, body }) => savePostDraft(context, params.id, body)),
  route(endpoints.previewPost, (context, { params }) => previewPost(context, params.id)),
  route(endpoints.listPostVersions, (context, { params }) => listPostVersions(context, params.id)),
  route(endpoints.getPostVersion, (context, { params }) => getPostVersion(context, params.id, params.number)),
  route(endpoints.restorePostVersion, (context, { params, body }) =>
    restorePostVersion(context, params.id, params.number, body.version),
  ),
  route(endpoints.submitPost, (context, { params, body }) => submitPost(context, params.id, body)),
  route(endpoints.withdrawPost, (context, { params }) => withdrawPost(context, params.id)),
  route(endpoints.sendPostBack, (context, { params, query, body }) =>
    sendPostBack(context, { ...params, ...query }, body.note),
  ),
  route(endpoints.publishPost, (context, { params, body }) => publishPost(context, params.id, body)),
  route(endpoints.unpublishPost, (context, { params }) => unpublishPost(context, params.id)),
  route(endpoints.deletePost, (context, { params }) => deletePost(context, params.id)),
  route(endpoints.restorePost, (context, { params }) => restorePost(context, params.id)),
  route(endpoints.createPostCategory, (context, { body }) => createPostCategory(context, body.name)),
  route(endpoints.updatePostCategory, (context, { params, body }) => updatePostCategory(context, params.id, body.name)),
  route(endpoints.deletePostCategory, (context, { params }) => deletePostCategory(context, params.id)),
]

export const clock = { publishedPosts: publishScheduled }
