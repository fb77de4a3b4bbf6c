import { BaseSequencer } from 'vitest/node'

/** Where the slow files are: those that drive a browser, and those that kill servers. */
const SLOW = /\/test\/(browser|promises)\//

/** Those in which somebody plays a whole match, which takes longest, however short the file. */
const SLOWEST =
  /\/test\/(browser\/(screens|tongues|learn|online|matches|trust|doom|conquest)|promises\/(storm|kills)|simulate\/queue)\.test/

/** The slow ones begin, so that at the end nobody waits for the one that came last. */
export default class SlowestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }) => (SLOWEST.test(moduleId) ? 0 : SLOW.test(moduleId) ? 1 : 2)
    return sorted.sort((a, b) => rank(a) - rank(b))
  }
}
