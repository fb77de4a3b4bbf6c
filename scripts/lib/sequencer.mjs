import { BaseSequencer } from 'vitest/node'

/** Where the slow files are: those that drive a browser, and those that kill servers. */
const SLOW = /\/test\/(browser|promises)\//

/** The slow ones begin, so that at the end nobody waits for the one that came last. */
export default class SlowestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }) => SLOW.test(moduleId)
    return [...sorted.filter(isSlow), ...sorted.filter(file => !isSlow(file))]
  }
}
