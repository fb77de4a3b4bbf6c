import { version } from '../../package.json'
import { href } from '../app/router.ts'
import { Shell } from '../app/Shell.tsx'
import { useWords, WithWords } from '../i18n/context.tsx'
import { classes } from '../ui/classes.ts'
import pageStyle from '../ui/Page.module.css'
import panelStyle from '../ui/Panel.module.css'
import style from './AboutScreen.module.css'

const TRUST = ['about.trust-seed', 'about.trust-commitment', 'about.trust-check', 'about.trust-limits'] as const
const USED = [
  'React',
  'React Aria',
  'FormatJS intl-messageformat',
  'Zod',
  'fflate',
  'Roboto',
  'Roboto Condensed',
] as const

/** #/about: whose games these are, how the dice can be trusted, who wrote what. */
export default function AboutScreen(_: { rest: string[] }) {
  const { locale } = useWords()
  return (
    <WithWords locale={locale} parts={['about', 'gallery']}>
      <About />
    </WithWords>
  )
}

/** Its words come with it: the start page need not load them. */
function About() {
  const { t, locale } = useWords()
  return (
    <Shell current="about" title={t('about.title')}>
      <div className={classes(pageStyle.page, style.about)}>
        <h2 className={pageStyle.title}>{t('about.title')}</h2>
        <section className={panelStyle.panel} aria-labelledby="about-fan">
          <h3 id="about-fan">{t('about.fan-title')}</h3>
          <p>{t('about.fan')}</p>
          <p>{t('about.art')}</p>
        </section>
        <section className={panelStyle.panel} aria-labelledby="about-trust">
          <h3 id="about-trust">{t('about.trust-title')}</h3>
          {TRUST.map(key => (
            <p key={key}>{t(key)}</p>
          ))}
        </section>
        <section className={panelStyle.panel} aria-labelledby="about-data">
          <h3 id="about-data">{t('about.data-title')}</h3>
          <p>{t('about.data')}</p>
        </section>
        <section className={panelStyle.panel} aria-labelledby="about-licence">
          <h3 id="about-licence">{t('about.licence-title')}</h3>
          <p>{t('about.licence')}</p>
          <p>{t('about.used', { names: new Intl.ListFormat(locale).format(USED) })}</p>
          <p>{t('about.version', { version })}</p>
        </section>
        <section className={panelStyle.panel} aria-labelledby="about-gallery">
          <h3 id="about-gallery">{t('gallery.title')}</h3>
          <p>{t('gallery.about')}</p>
          <p>
            <a href={href('gallery')}>{t('gallery.link')}</a>
          </p>
        </section>
      </div>
    </Shell>
  )
}
