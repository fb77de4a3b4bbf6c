import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import hiddenStyle from '../../ui/Hidden.module.css'
import { useMe, waiting } from '../guest/me.ts'
import { Face } from '../seats/Face.tsx'
import style from './MeChip.module.css'

/** Who one is online, and how many tables wait; nothing for somebody who has never been online here. */
export function MeChip({ isHere }: { isHere: boolean }) {
  const { t } = useWords()
  const me = useMe()
  if (me.name === null) return null
  const count = waiting(me).length
  return (
    <a className={style.me} href={href('me')} {...(isHere ? { 'aria-current': 'page' as const } : {})}>
      <span className={hiddenStyle.srOnly}>{t('nav.me', { name: me.name, count })}</span>
      <span aria-hidden="true">
        <Face name={me.name} colour="var(--m-alpha)" size={30} />
      </span>
      <b aria-hidden="true">{me.name}</b>
      {count > 0 ? (
        <i aria-hidden="true" data-badge>
          {count}
        </i>
      ) : null}
    </a>
  )
}
