import type { Lesson, LessonId } from '../lesson.ts'

/** The lesson itself; those of a game come together. */
export async function loadLesson(id: LessonId, game: 'doom' | 'conquest'): Promise<Lesson> {
  const lessons: Readonly<Record<string, Lesson>> =
    game === 'doom' ? (await import('./doom.ts')).DOOM_LESSONS : (await import('./conquest.ts')).CONQUEST_LESSONS
  return lessons[id]!
}
