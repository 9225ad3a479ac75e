import { listScreen } from '@kere/screens/list-screen'
import { allPosts, AllPostsPage, myPosts, MyPostsPage } from './posts-pages.tsx'

export const allPostsRoute = { path: '/dashboard/blog', roles: ['admin'] }

export const myPostsRoute = { path: '/dashboard/my-posts', roles: ['educator'] }

export const allPostsPage = listScreen(allPosts, AllPostsPage)

export const myPostsPage = listScreen(myPosts, MyPostsPage)
