import type { MyLesson, Note } from '@kere/contracts/courses/learning'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { changeLesson, lessonKey, lessonQuery, sendNote, type LessonVisit } from './player.api.ts'
import { targets, type WaitingNote } from './player.domain.ts'

const pauseMs = 800

export type NoteState =
  | { kind: 'idle'; savedAt: string | null }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'waiting' }
  | { kind: 'failed'; reason: string }
  | { kind: 'conflict'; stored: Note }

interface NoteOptions {
  courseId: string
  lesson: MyLesson
  waiting: WaitingNote | null
}

export function useNote({ courseId, lesson, waiting }: NoteOptions) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const openDevice = context.openDevice ?? null
  const drop = async () => (await openDevice?.())?.dropWrite(targets.note(courseId, lesson.id))
  const [text, setText] = useState(waiting?.text ?? lesson.note.text)
  const [state, setState] = useState<NoteState>(() => firstState(lesson.note, waiting))
  // `base` is the stored version that `text` is based on. `sent` holds the texts whose answers may have been lost.
  const base = useRef(lesson.note.version)
  const sent = useRef<string[]>([])
  const latest = useRef(text)
  const isSaving = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  async function save() {
    clearTimeout(timer.current)
    if (isSaving.current) return
    isSaving.current = true
    const saved = latest.current
    setState({ kind: 'saving' })
    try {
      sent.current = [...sent.current.slice(-20), saved]
      const note = await sendNote({ api, openDevice }, courseId, lesson.id, { text: saved, version: base.current })
      if (note) keep(note)
      setState(note ? { kind: 'idle', savedAt: note.savedAt } : { kind: 'waiting' })
    } catch (error) {
      await recover(error)
    } finally {
      isSaving.current = false
    }
    if (latest.current !== saved) await save()
  }

  function keep(note: Note) {
    base.current = note.version
    changeLesson(cache, courseId, lesson.id, (known) => ({ ...known, note }))
    void cache.invalidateQueries({ queryKey: ['my-notes', courseId] })
  }

  async function recover(error: unknown) {
    if (!(error instanceof ApiError) || error.code !== 'note_changed') {
      setState({ kind: 'failed', reason: error instanceof Error ? error.message : '' })
      return
    }
    const stored = await readStored()
    if (!stored) return setState({ kind: 'failed', reason: error.message })
    base.current = stored.version
    // The API had stored the text, and only its answer was lost.
    if (sent.current.includes(stored.text)) {
      await drop()
      if (stored.text === latest.current) setState({ kind: 'idle', savedAt: stored.savedAt })
      else timer.current = setTimeout(() => void save())
      return
    }
    setState({ kind: 'conflict', stored })
  }

  async function readStored(): Promise<Note | null> {
    await cache.invalidateQueries({ queryKey: lessonKey(courseId, lesson.id), refetchType: 'none' })
    const visit: LessonVisit | null = await cache
      .query({ ...lessonQuery(api, courseId, lesson.id), staleTime: 0 })
      .catch(() => null)
    return visit && !visit.keptAt ? visit.lesson.note : null
  }

  function write(next: string) {
    latest.current = next
    setText(next)
    if (state.kind === 'conflict') return
    setState({ kind: 'unsaved' })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), pauseMs)
  }

  async function choose(next: string) {
    latest.current = next
    setText(next)
    await drop()
    await save()
  }

  const finish = useEffectEvent(() => {
    if (timer.current !== undefined && latest.current !== lesson.note.text && state.kind === 'unsaved') void save()
  })
  const askAgain = useEffectEvent(() => {
    if (waiting?.refusal === 'note_changed') void recover(new ApiError('note_changed', ''))
    else if (waiting?.refusal) void save()
  })
  useEffect(() => {
    askAgain()
    const leave = () => finish()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  const adopt = useEffectEvent(({ text: stored, version, savedAt }: Note) => {
    if (state.kind !== 'idle' || version === base.current) return
    base.current = version
    latest.current = stored
    setText(stored)
    setState({ kind: 'idle', savedAt })
  })
  useEffect(() => adopt(lesson.note), [lesson.note])

  const isStillWaiting = waiting !== null
  const settle = useEffectEvent(async () => {
    if (state.kind !== 'waiting') return
    const stored = await readStored()
    if (!stored) return
    if (stored.text !== latest.current) return recover(new ApiError('note_changed', ''))
    keep(stored)
    setState({ kind: 'idle', savedAt: stored.savedAt })
  })
  useEffect(() => {
    if (!isStillWaiting) void settle()
  }, [isStillWaiting])

  return { text, state, write, save: () => void save(), keepMine: () => void choose(text), takeStored: choose }
}

const firstState = (note: Note, waiting: NoteOptions['waiting']): NoteState =>
  waiting ? { kind: 'waiting' } : { kind: 'idle', savedAt: note.savedAt }
