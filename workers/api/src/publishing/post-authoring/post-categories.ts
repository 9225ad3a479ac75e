import { slugOf } from '@kere/contracts/publishing/post-options'
import type { Context } from '../../base/context.ts'
import { DomainError, invalidField } from '../../base/domain-error.ts'
import {
  deleteCategory,
  insertCategory,
  selectCategory,
  selectCategoryOf,
  updateCategory,
} from './post-categories.queries.ts'

/** @throws {DomainError} `category_exists`, `too_many_categories`, `validation_failed` */
export async function createPostCategory(context: Context, name: string) {
  const slug = slugOf(name)
  if (slug === '') throw invalidField('/body/name', 'Please use letters of the Latin alphabet')
  const category = { id: context.stableId('cat'), name, slug }
  if (await insertCategory(context, category)) return category
  const found = await selectCategoryOf(context.db, category)
  if (found?.id === category.id) return found
  throw new DomainError(found ? 'category_exists' : 'too_many_categories')
}

/** @throws {DomainError} `not_found`, `category_exists` */
export async function updatePostCategory(context: Context, id: string, name: string) {
  const before = await selectCategory(context.db, id)
  if (!before) throw new DomainError('not_found', 'Category not found')
  if (before.name === name) return before
  if (!(await updateCategory(context, { id, name })).isDone) throw new DomainError('category_exists')
  return { ...before, name }
}

/** Deletes a category. It can be repeated. */
export async function deletePostCategory(context: Context, id: string) {
  await deleteCategory(context, id)
}
