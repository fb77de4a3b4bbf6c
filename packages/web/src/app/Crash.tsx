import { Component, type ReactNode } from 'react'

/** Something broke on the screen. Matches are kept by the host, so going back is safe. The words cannot come from a
 * catalogue: the catalogue may be what broke. */
export class Crash extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <main className="crash" role="alert">
        <h1>Something broke on this screen.</h1>
        <p>Your game is saved up to its last decision.</p>
        <p>
          <button
            type="button"
            className="btn primary"
            onClick={() => {
              location.hash = '#/matches'
              location.reload()
            }}
          >
            Open my games
          </button>
        </p>
        <pre>{error.message}</pre>
      </main>
    )
  }
}
