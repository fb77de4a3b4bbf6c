// An address that leads straight to a table: its parts are fetched along with the app that will ask for them. See vite/preload.ts.
const game = /^#\/new\/quick\/(\w+)/.exec(location.hash)?.[1]
for (const link of document.querySelectorAll('link[data-early]'))
  if (link.dataset.early.split(' ').includes(game)) link.rel = 'modulepreload'
