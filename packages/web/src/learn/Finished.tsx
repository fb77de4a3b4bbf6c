import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { go } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../i18n/context.tsx'
import buttonStyle from '../ui/Button.module.css'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import menuStyle from '../ui/Menu.module.css'
import { beginLesson } from './begin.ts'
import style from './Finished.module.css'
import { FACTS } from './facts.ts'
import { LessonPath } from './LessonPath.tsx'
import { LESSONS, type LessonId } from './lesson.ts'
import { nextLesson, useLearnt } from './progress.ts'

export function useBegin(): (id: LessonId) => void {
  const { name } = useSettings()
  return id => void beginLesson(id, name)
}

/** How the match of the lesson ended. */
export type Ending = 'won' | 'lost'

interface Props {
  id: LessonId
  ending?: Ending | null
  again?: () => void
  shut(): void
}

/** What was learnt, in one sentence or three facts, and the way on. */
export function Finished({ id, ending, again, shut }: Props) {
  const { t } = useWords()
  const begin = useBegin()
  const next = nextLesson(useLearnt())
  return (
    <ModalOverlay className={classes(menuStyle.overlay, style.over)} isOpen onOpenChange={isOpen => isOpen || shut()}>
      <Modal>
        <Dialog className={style.finished!} data-beat="finished">
          <img src={ending === 'lost' ? 'guide/calm.svg' : 'guide/glad.svg'} alt="" width={130} height={126} />
          <small>{t('learn.finished')}</small>
          <Heading slot="title" level={2}>
            {t(`learn.${id}.title`)}
          </Heading>
          <p>{t(`learn.${id}.learnt`)}</p>
          <Facts id={id} />
          {ending ? <p>{t(`learn.ended.${ending}`)}</p> : null}
          <LessonPath game={LESSONS.find(lesson => lesson.id === id)!.game} />
          <div className={style.ways}>
            {next ? (
              <button
                type="button"
                className={classes(buttonStyle.btn, buttonStyle.primary)}
                onClick={() => begin(next)}
              >
                {t('learn.next', { lesson: t(`learn.${next}.title`) })}
              </button>
            ) : null}
            <button type="button" className={buttonStyle.btn} onClick={again ?? (() => begin(id))}>
              {t('learn.again')}
            </button>
            <button type="button" className={buttonStyle.btn} onClick={shut}>
              {t(ending ? 'learn.result' : 'learn.play-on')}
            </button>
            <button type="button" className={buttonStyle.btn} onClick={() => go('learn')}>
              {t('learn.leave')}
            </button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Facts({ id }: { id: LessonId }) {
  const { t } = useWords()
  const facts = FACTS[id]
  if (!facts) return null
  return (
    <ul className={style.facts} data-part="facts">
      {facts.map(({ icon, fact, why }) => (
        <li key={fact}>
          <Icon id={icon} size={32} />
          <b>{t(fact)}</b>
          <span>{t(why)}</span>
        </li>
      ))}
    </ul>
  )
}
