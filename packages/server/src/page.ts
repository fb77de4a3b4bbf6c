import type { GameCard } from './games.ts'

/** The front page until the browser app takes its place: plain HTML, no script, nothing loaded from elsewhere. */
export function frontPage(games: readonly GameCard[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Two tabletop games with every rule enforced.">
<title>Redoubt</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(mark('#ff7a80'))}">
<style>${STYLE}</style>
</head>
<body>
<header>${mark('currentColor')}<b>Redoubt</b></header>
<main>
<h1>Two tabletop games, every rule enforced</h1>
<p class="lead">Play alone against bots, around one screen or online. The game always says who must decide, why, and what is allowed.</p>
<ul>${games.map(card).join('')}</ul>
<p class="state">The tables are still being built: this server lists the games, matches come with the next versions.</p>
</main>
<footer>A fan-made project, not affiliated with or endorsed by the rights holders. No official art or text; all drawings are original. Open source under the MIT licence.</footer>
</body>
</html>
`
}

function card(game: GameCard): string {
  return `<li data-game="${html(game.id)}"><h2>${html(game.name)}</h2><p class="players">${html(game.players)}</p><p>${html(game.about)}</p></li>`
}

function html(text: string): string {
  return text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
}

/** The mark of Redoubt: a five-pointed fort seen from above. */
function mark(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="38" height="38" aria-hidden="true"><g fill="${colour}"><path d="M26.8 13.7L26.3 7L32 1L37.7 7L37.2 13.7L42.3 18.8L48.7 22.1L54.9 19.6L62.4 23.1L58.4 30.4L51.9 32L48.6 38.4L47.5 45.6L51.8 50.7L50.8 58.9L42.7 57.3L39.1 51.6L32 50.5L24.9 51.6L21.3 57.3L13.2 58.9L12.2 50.7L16.5 45.6L15.4 38.4L12.1 32L5.6 30.4L1.6 23.1L9.1 19.6L15.3 22.1L21.7 18.8Z"/><path fill="#0a0b0e" d="M28.9 19.7L28.1 12.2L32 7.5L35.9 12.2L35.1 19.7L39.1 23.3L43.7 26L50.6 22.8L56.3 25.1L53 30.3L45.6 31.8L43.4 36.7L42.3 42L47.4 47.5L47 53.6L41.1 52.1L37.3 45.6L32 45L26.7 45.6L22.9 52.1L17 53.6L16.6 47.5L21.7 42L20.6 36.7L18.4 31.8L11 30.3L7.7 25.1L13.4 22.8L20.3 26L24.9 23.3Z"/><path d="M32 23.5L41 30.1L37.6 40.7L26.4 40.7L23 30.1Z"/><path fill="#0a0b0e" d="M29 33C29 29 35 29 35 33L35 41L29 41Z"/></g></svg>`
}

const STYLE = `
:root { color-scheme: dark; --bg: #0c0e11; --surface: #14171b; --line: #333b45; --text: #eef1f4; --text-2: #b9c1cb; --text-3: #929ca8; --accent: #8ceeff }
[data-game=conquest] { --surface: #0f1428; --line: #333e66; --text: #f1ecdf; --text-2: #c3c3d2; --accent: #f0c878 }
* { box-sizing: border-box; margin: 0 }
body { min-height: 100vh; display: flex; flex-direction: column; background: radial-gradient(70rem 40rem at 20% -10%, #1c2026, var(--bg)) fixed; color: var(--text); font: 1rem/1.5 "Segoe UI", -apple-system, "Helvetica Neue", Roboto, "Noto Sans", "Liberation Sans", Arial, system-ui, sans-serif }
b, h1, h2 { font-family: "Avenir Next Condensed", "Roboto Condensed", "Arial Narrow", "Liberation Sans Narrow", "Helvetica Neue", Arial, sans-serif; line-height: 1.15 }
header, main, footer { width: 100%; max-width: 62rem; margin: 0 auto; padding: 1.5rem }
header { display: flex; gap: .75rem; align-items: center; color: #ff7a80 }
header b { font-size: 1.625rem; letter-spacing: .18em; text-transform: uppercase; color: var(--text) }
main { flex: 1 }
h1 { font-size: clamp(1.75rem, 5vw, 3rem); margin: 1rem 0 }
h2 { font-size: 1.5rem; color: var(--text) }
.lead { font-size: 1.125rem; color: var(--text-2); max-width: 42rem }
ul { list-style: none; padding: 0; margin: 2rem 0; display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)) }
li { padding: 1.5rem; background: var(--surface); border: 1px solid var(--line); border-top: 3px solid var(--accent); border-radius: 8px; color: var(--text-2); box-shadow: inset 1px 1px 0 rgb(255 255 255 / .07), 2px 4px 10px rgb(0 0 0 / .5) }
.players { color: var(--accent); margin: .25rem 0 .75rem }
.state, footer { color: var(--text-3) }
footer { font-size: .8125rem }
`
