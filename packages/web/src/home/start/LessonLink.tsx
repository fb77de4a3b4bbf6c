import { useWords } from '../../i18n/context.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { WayOn } from './useLesson.ts'

/** The way to the guide. */
export function LessonLink({ lesson: { kind, href } }: { lesson: WayOn }) {
  const { t } = useWords()
  return (
    <a
      className="btn primary"
      href={href}
      data-lesson={kind}
      aria-label={kind === 'first' ? t('home.start-training') : undefined}
    >
      <Icon id="ui-play" size={18} />
      <span>{kind === 'first' ? t('home.training') : t(`home.lesson-${kind}`)}</span>
    </a>
  )
}
