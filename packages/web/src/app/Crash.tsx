import { Component, type ReactNode } from 'react'
import buttonStyle from '../ui/Button.module.css'
import { classes } from '../ui/classes.ts'
import pageStyle from '../ui/Page.module.css'

/** Something broke on the screen. Matches are kept by the host, so going back is safe. The words cannot come from a
 * catalogue: the catalogue may be what broke. */
const WORDS: Readonly<Record<string, { title: string; kept: string; open: string }>> = {
  en: {
    title: 'Something broke on this screen.',
    kept: 'Your game is saved up to its last decision.',
    open: 'Open my games',
  },
  pl: {
    title: 'Na tym ekranie coś się zepsuło.',
    kept: 'Twoja gra jest zapisana do ostatniej decyzji.',
    open: 'Otwórz moje gry',
  },
  de: {
    title: 'Auf diesem Bildschirm ging etwas kaputt.',
    kept: 'Dein Spiel ist bis zur letzten Entscheidung gespeichert.',
    open: 'Meine Spiele öffnen',
  },
  ru: {
    title: 'На этом экране что-то сломалось.',
    kept: 'Ваша игра сохранена до последнего решения.',
    open: 'Открыть мои игры',
  },
}

export class Crash extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const { title, kept, open } = WORDS[document.documentElement.lang] ?? WORDS.en!
    return (
      <main className={pageStyle.crash} role="alert">
        <h1>{title}</h1>
        <p>{kept}</p>
        <p>
          <button
            type="button"
            className={classes(buttonStyle.btn, buttonStyle.primary)}
            onClick={() => {
              location.hash = '#/matches'
              location.reload()
            }}
          >
            {open}
          </button>
        </p>
        <pre>{error.message}</pre>
      </main>
    )
  }
}
