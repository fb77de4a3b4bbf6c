import style from './Icon.module.css'

/** Puts the sprite into the page once: a `use` of another file makes browsers parse that whole file again for new pictures. */
export async function loadSprite(): Promise<void> {
  const answer = await fetch('./icons.svg')
  if (!answer.ok) return
  const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
  sprite.setAttribute('class', style.sprite!)
  document.body.prepend(document.adoptNode(sprite))
}
