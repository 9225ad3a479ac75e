import { expect, it } from 'vitest'
import { youngerApis } from './browser-baseline.ts'

const younger = youngerApis()

it.each([
  'Promise.withResolvers',
  'Array.fromAsync',
  'Object.groupBy',
  'URL.canParse',
  'URL.parse',
  'AbortSignal.any',
  'Intl.Segmenter',
  'Set.prototype.union',
  'Iterator.prototype.map',
  'String.prototype.isWellFormed',
  'HTMLElement.prototype.showPopover',
  'Element.prototype.checkVisibility',
  'IDBFactory.prototype.databases',
  'Window.prototype.requestIdleCallback',
  'Document.prototype.startViewTransition',
  'Navigation',
  'BarcodeDetector',
])('[part of U-38] %s is younger than the browsers that we promise', (name) => expect(younger).toContain(name))

it.each([
  'Array.prototype.toSorted',
  'Array.prototype.findLast',
  'Array.prototype.at',
  'Object.hasOwn',
  'BroadcastChannel',
  'LockManager',
  'Navigator.prototype.locks',
  'OffscreenCanvas',
  'HTMLDialogElement',
  'HTMLDialogElement.prototype.showModal',
  'HTMLElement.prototype.inert',
  'structuredClone',
  'Window.prototype.structuredClone',
  'Crypto.prototype.randomUUID',
  'AbortSignal.timeout',
  'Document.prototype.adoptedStyleSheets',
  'IntersectionObserver',
  'ReadableStream',
  'fetch',
])('[part of U-38] %s is not', (name) => expect(younger).not.toContain(name))
