let page = ''
let count = 0

/** What the tab says: the page, and before it how many tables wait for this person. */
export function setTitle(title: string): void {
  page = title
  show()
}

export function markTitle(waiting: number): void {
  count = waiting
  show()
}

function show(): void {
  if (page !== '') document.title = count > 0 ? `(${count}) ${page}` : page
}
