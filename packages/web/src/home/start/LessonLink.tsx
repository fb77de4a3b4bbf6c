import { useWords } from '../../i18n/context.tsx'
import buttonStyle from '../../ui/Button.module.css'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { WayOn } from './useLesson.ts'

/** The way to the guide. */
export function LessonLink({ lesson: { kind, href } }: { lesson: WayOn }) {
  const { t } = useWords()
  return (
    <a
      className={classes(buttonStyle.btn, buttonStyle.primary)}
      href={href}
      data-lesson={kind}
      aria-label={kind === 'first' ? t('home.start-training') : undefined}
    >
      <Icon id="ui-play" size={18} />
      <span>{kind === 'first' ? t('home.training') : t(`home.lesson-${kind}`)}</span>
    </a>
  )
}
