import type { Page } from 'playwright-core'

/** What is written in fonts of this machine: nothing, if the app brings all it needs. "font: element" each. */
export async function foreignFonts(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body *:not(.ui-Hidden-srOnly, svg, svg *), svg:not(.ui-Icon-sprite) text', // drawings have no letters but these
  })
  const found = await Promise.all(
    nodeIds.map(async nodeId => {
      // What a table has taken away meanwhile is written in nothing.
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] }))
      const foreign = fonts.filter(font => !font.isCustomFont && font.glyphCount > 0).map(font => font.familyName)
      if (foreign.length === 0) return []
      const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId })
      return [`${foreign.join()}: ${outerHTML.slice(0, 200)}`]
    }),
  )
  await session.detach()
  return found.flat()
}
